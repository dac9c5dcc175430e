import {createFenceReader} from '../source/fences.ts';

/**
 * Finds the text of a first `# h1` of a note, when no other heading or rule stands before it; found without parsing the
 * note. Formatting is taken off: `# The \`map\` **method**` → `The map method`.
 */
export function findContentTitle(body: string): string | undefined {
  const readFence = createFenceReader();
  const lines = body.split('\n');
  for (const [i, line] of lines.entries()) {
    if (readFence(line) !== 'text') continue;
    const [, signs, rest = ''] = /^ {0,3}(#{1,6})((?:[ \t].*)?)$/s.exec(line) ?? [];
    if (signs) {
      const title = signs === '#' ? withoutClosing(rest.trim()) : '';
      return title === '' ? undefined : toPlainText(title);
    }
    const next = lines[i + 1] ?? '';
    if (line.trim() && /^ {0,3}=+[ \t]*$/.test(next)) return toPlainText(line);
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

/** Strips the signs of inline Markdown; code stays as it is written: `` `Vec<T>` of *a* `` → `Vec<T> of a`. */
export function toPlainText(markdown: string): string {
  const codes: string[] = [];
  // Noncharacters, which no text contains, keep its place.
  const text = markdown
    .replace(/(?:(?<![ \t])[ \t]+)?(?:\{#[^\s{}]+\}|\{\/\*[^}]*\*\/\}|<!--.*?-->)[ \t]*$/, '')
    .replace(CODE, (_, __, code: string) => `\uFDD0${codes.push(code) - 1}\uFDD0`)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|~~)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\uFDD0(\d+)\uFDD0/g, (_, i: string) => withoutPadding(codes[Number(i)]!));
  return text.trim();
}

/** The blanks that stand between backticks and code: `` `` ` `` `` is one backtick. */
function withoutPadding(code: string): string {
  return /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code;
}
