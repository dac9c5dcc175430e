import type {Element} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {escapeText} from '../../html/escape.ts';
import {classesOf, textOf, withProperty} from '../../html/nodes.ts';
import type {Out, Printer} from '../out/out.ts';
import type {Tools} from '../tools.ts';
import {wordsOf} from '../out/words.ts';
import {printPlain} from './plain.ts';

/** Latin code in a line that is no longer than this stays on one line, which a phone has room for. */
const MAX_WHOLE = 20;

/** Prints `$…$` as a formula; other code in a line stays code, a short one in one piece: `npm start` → `<code class="nb">`. */
export const printInlineCode: Printer = (element, out, around) => {
  const {math} = out.context.tools;
  const classes = classesOf(element);
  if (math && classes.includes('math-inline')) return printMath(element, out, math, false);
  const text = textOf(element);
  const isWhole =
    classes.length === 0 && text.length <= MAX_WHOLE && /^[!-~]*[ -][ -~]*$/.test(text);
  printPlain(isWhole ? withProperty(element, 'className', ['nb']) : element, out, around);
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
