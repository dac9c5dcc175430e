import {serializeAttributes} from '../../html/attributes.ts';
import {escapeText} from '../../html/escape.ts';
import {textOf} from '../../html/nodes.ts';
import {safeProperties} from '../../html/sanitize.ts';
import {scopeStyles} from '../../html/scopeStyles.ts';
import {restoreText} from '../../text/marks.ts';
import type {Printer} from '../out/out.ts';
import {printPlain} from './plain.ts';

/** Prints the styles of a note, kept to its text; in a drawing they are text as any other, elsewhere nothing in them is escaped. */
export const printStyle: Printer = (element, out, around) => {
  if (out.context.allowsRawHtml) return printPlain(element, out, around);
  const css = scopeStyles(restoreText(textOf(element)));
  const attributes = restoreText(serializeAttributes(safeProperties(element), out.isSvg));
  return out.write(
    `<style${attributes}>${out.isSvg ? escapeText(css) : css.replaceAll('</', '<\\/')}</style>`,
  );
};
