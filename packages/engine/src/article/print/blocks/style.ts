import {serializeAttributes} from '../../html/attributes.ts';
import {escapeText} from '../../html/escape.ts';
import {textOf} from '../../html/nodes.ts';
import {safeProperties} from '../../html/sanitize.ts';
import {findOutside, scopeStyles} from '../../html/scopeStyles.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {restoreText} from '../../text/marks.ts';
import type {Printer} from '../out/out.ts';
import {printPlain} from './plain.ts';

/** Prints the styles of a note, kept to its text; in a drawing they are text as any other, elsewhere nothing in them is escaped. */
export const printStyle: Printer = (element, out, around) => {
  if (out.context.allowsRawHtml) return printPlain(element, out, around);
  const written = restoreText(textOf(element));
  const selected = findOutside(written);
  if (selected !== undefined)
    out.report(createDiagnostic('MD-105', {selected}, {place: out.placeOf(element)}));
  const css = scopeStyles(written);
  const attributes = restoreText(serializeAttributes(safeProperties(element), out.isSvg));
  return out.write(
    `<style${attributes}>${out.isSvg ? escapeText(css) : css.replaceAll('</', '<\\/')}</style>`,
  );
};
