import type {Element} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {escapeText} from '../../html/escape.ts';
import {classesOf} from '../../html/nodes.ts';
import type {Out, Printer} from '../out/out.ts';
import type {Tools} from '../tools.ts';
import {wordsOf} from '../out/words.ts';
import {printPlain} from './plain.ts';

/** Prints `$…$` as a formula; other code in a line stays code. */
export const printInlineCode: Printer = (element, out, around) => {
  const {math} = out.context.tools;
  if (math && classesOf(element).includes('math-inline')) printMath(element, out, math, false);
  else printPlain(element, out, around);
};

/** Prints a formula as MathML; one that cannot be read stays its source and is reported. */
export function printMath(
  element: Element,
  out: Out,
  {renderMath}: NonNullable<Tools['math']>,
  isDisplay: boolean,
): void {
  const tex = wordsOf(element, out).trim();
  const result = renderMath(tex, isDisplay);
  if ('html' in result)
    return out.write(
      isDisplay ? `<div class="math" tabindex="0">${result.html}</div>` : result.html,
    );
  out.report(createDiagnostic('MD-180', {reason: result.problem}, {place: out.placeOf(element)}));
  const code = `<code>${escapeText(tex)}</code>`;
  return out.write(isDisplay ? `<p>${code}</p>` : code);
}
