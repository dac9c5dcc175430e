import {createFenceReader} from '../source/fences.ts';
import {toFormulaText} from '../source/formulaText.ts';

/**
 * Finds the text of a first `# h1` of a note, when no other heading or rule is before it; found without parsing the
 * note. Formatting is taken off: `# The \`map\` **method**` → `The map method`.
 * @param hasMath dollars are signs of formulas, which are said in characters: `# $O(n^2)$` → `O(n²)`
 */
export function findContentTitle(body: string, hasMath = false): string | undefined {
  const readFence = createFenceReader();
  const lines = body.split('\n');
  for (const [i, line] of lines.entries()) {
    if (readFence(line) !== 'text') continue;
    const [, signs, rest = ''] = /^ {0,3}(#{1,6})((?:[ \t].*)?)$/s.exec(line) ?? [];
    if (signs) {
      const title = signs === '#' ? withoutClosing(rest.trim()) : '';
      return title === '' ? undefined : toPlainText(title, hasMath);
    }
    const next = lines[i + 1] ?? '';
    if (line.trim() && /^ {0,3}=+[ \t]*$/.test(next)) return toPlainText(line, hasMath);
    if (/^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/.test(line))
      return undefined;
  }
  return undefined;
}

/** Takes the signs off that close a heading: `题 ##` → `题`. A pattern would look for them from each blank anew. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const isClosing = end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t';
  return isClosing ? text.slice(0, end).trimEnd() : text;
}

/** Code in a line, but for a backtick that is written as a text. */
const CODE = /(?<![`\\])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g;

/** A formula in a line: no blank inside its dollars, no digit after them. */
const FORMULA = /(?<![\\$])\$(?![\s$])((?:\\.|[^$\\]){1,500})(?<!\s)\$(?![\d$])/g;

/**
 * Strips the signs of inline Markdown; code stays as it is written: `` `Vec<T>` of *a* `` → `Vec<T> of a`. The words of a link, a comment and
 * emphasis have 1,000 signs at most: what never ends would be looked for again behind each beginning.
 */
export function toPlainText(markdown: string, hasMath = false): string {
  const codes: string[] = [];
  // Noncharacters, which no text contains, keep its place.
  const keep = (code: string): string => `\uFDD0${codes.push(code) - 1}\uFDD0`;
  const coded = markdown
    .replace(
      /(?:(?<![ \t])[ \t]+)?(?:\{#[^\s{}]+\}|\{\/\*[^}]{0,1000}\*\/\}|<!--.{0,1000}?-->)[ \t]*$/,
      '',
    )
    .replace(CODE, (_, __, code: string) => keep(withoutPadding(code)));
  const text = hasMath
    ? coded.replace(FORMULA, (_, tex: string) => keep(toFormulaText(tex)))
    : coded;
  // What is written as a text is no sign of what is around it: `Box\<T\>`.
  const signed = text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign));
  const withoutImages = changeUpTo(')', signed, (part) =>
    part.replace(/!\[[^\]]{0,1000}\]\([^)]*\)/g, ''),
  );
  const linked = changeUpTo(')', withoutImages, (part) =>
    part.replace(/\[([^\]]{0,1000})\]\([^)]*\)/g, '$1'),
  );
  const plain = linked.replace(/(\*{1,3}|~~)(\S(?:.{0,1000}?\S)?)\1/g, '$2');
  return changeUpTo('>', plain, (part) => part.replace(/<\/?[a-z][^>]*>/gi, ''))
    .replace(/\uFDD0(\d+)\uFDD0/g, (_, i: string) => codes[Number(i)]!)
    .trim();
}

/** Changes a text up to the last of a sign, with which what is looked for ends. */
function changeUpTo(sign: string, text: string, change: (part: string) => string): string {
  const end = text.lastIndexOf(sign) + 1;
  return change(text.slice(0, end)) + text.slice(end);
}

/** Removes the blanks between backticks and code: `` `` ` `` `` is one backtick. */
function withoutPadding(code: string): string {
  return /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code;
}
