import type {Element} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {escapeText} from '../../html/escape.ts';
import {classesOf, textOf, withProperty} from '../../html/nodes.ts';
import {type Marks, NO_MARKS} from '../out/formulaMarks.ts';
import {markBreaks} from '../out/breaks.ts';
import {NOWHERE, type Out, type Printer} from '../out/out.ts';
import type {Tools} from '../tools.ts';
import {FLANK} from '../../text/marks.ts';
import {wordsOf} from '../out/words.ts';
import {printPlain} from './plain.ts';

/** Maximum width of code in a line that stays on one line, which a phone has room for. A Chinese character is two. */
const MAX_WHOLE = 20;

/**
 * Prints `$…$` as a formula; other code in a line stays code, a short one in one piece: `npm start` → `<code class="nb">`. Long names
 * in it may go on in the next line at their parts.
 */
export const printInlineCode: Printer = (element, out, around) => {
  const {math} = out.context.tools;
  const classes = classesOf(element);
  if (math && classes.includes('math-inline'))
    return printMath(element, out, {
      math,
      place: textOf(element).startsWith(FLANK) ? 'line' : 'inline',
    });
  // In a block its lines end where they are written.
  const isInLine = classes.length === 0 && out.collected.blanks !== 'kept';
  printPlain(isInLine ? withBreaks(element) : element, out, around);
};

/** Returns the same code with the class of what stays on one line, or with places where a line may end. */
function withBreaks(element: Element): Element {
  const text = textOf(element);
  if (text.length <= MAX_WHOLE)
    return isBroken(text) ? withProperty(element, 'className', ['nb']) : element;
  const children = element.children.flatMap((child) =>
    child.type === 'text' ? markBreaks(child.value) : [child],
  );
  return {...element, children};
}

/** Tells whether browsers break code that has room on a line: at its blanks and hyphens, and at its Chinese characters. */
function isBroken(text: string): boolean {
  const width = text.replace(/[\u2e80-\uffff]/g, '??').length;
  return width <= MAX_WHOLE && /[ -]|[\u2e80-\uffff].|.[\u2e80-\uffff]/.test(text);
}

/**
 * Prints a formula in a text in one piece with the punctuation around it: `（$x$），` → `<span class="nb">（$x$），</span>`. It is a
 * box, and browsers break lines on both sides of a box, whatever is there (CSS Text 3, 5.1).
 */
export function printFormula(element: Element, out: Out, marks: Marks): void {
  const {math} = out.context.tools;
  if (math) printMath(element, out, {math, place: 'inline', marks});
  else printInlineCode(element, out, NOWHERE);
}

const ANNOTATION = /<annotation[^]*?<\/annotation>/g;

/** Renders a formula of a heading for the table of contents, without its source; one that cannot be read is code. `$O(n)$` → `<math>…` */
export function formulaInContents(element: Element, out: Out): string {
  const tex = wordsOf(element, out).trim();
  const result = out.context.tools.math?.renderMath(tex, {
    isDisplay: false,
    budget: out.collected.formulas,
    given: out.context.macros,
  });
  if (result && 'html' in result) return result.html.replace(ANNOTATION, '');
  return `<code>${escapeText(tex)}</code>`;
}

/** Where a formula is: in a text, on a line of its own within a paragraph, or as a block. */
type MathPlace = 'inline' | 'line' | 'block';

interface MathOptions {
  readonly math: NonNullable<Tools['math']>;
  readonly place: MathPlace;
  /** Punctuation around it. @default none */
  readonly marks?: Marks;
}

/** Prints a formula as MathML; one that cannot be read stays its source and is reported. */
export function printMath(
  element: Element,
  out: Out,
  {math, place, marks = NO_MARKS}: MathOptions,
): void {
  const tex = wordsOf(element, out).trim();
  const result = math.renderMath(tex, {
    isDisplay: place !== 'inline',
    budget: out.collected.formulas,
    given: out.context.macros,
  });
  const opening = escapeText(marks.opening);
  const closing = escapeText(marks.closing);
  if ('html' in result)
    return out.write(wrapFormula(opening + result.html + closing, place, marks));
  out.report(createDiagnostic('MD-180', {reason: result.problem}, {place: out.placeOf(element)}));
  const code = `${opening}<code>${escapeText(tex)}</code>${closing}`;
  return out.write(place === 'block' ? `<p>${code}</p>` : code);
}

function wrapFormula(html: string, place: MathPlace, {opening, closing}: Marks): string {
  if (place === 'inline' && isLong(html))
    return `<span class="nb" style="${SCROLLS}">${html}</span>`;
  if (place === 'inline') return opening || closing ? `<span class="nb">${html}</span>` : html;
  const tag = place === 'block' ? 'div' : 'span';
  return `<${tag} class="math" tabindex="0" role="group">${html}</${tag}>`;
}

/** A formula does not break: a long one scrolls by itself, where it is wider than the line. Its letters are on the line as before. */
const SCROLLS =
  'display:inline-flex;align-items:baseline;max-width:100%;overflow-x:auto;padding-block:.3em;margin-block:-.3em';
/** Signs that the narrowest window has room for, with the text at twice its size. */
const MAX_SIGNS = 14;

function isLong(html: string): boolean {
  const shown = html.replace(ANNOTATION, '').replace(/<[^>]*>/g, '');
  return shown.length > MAX_SIGNS;
}
