import {append} from '../../../cache/append.ts';
import {createFenceReader} from '../../../content/source/fences.ts';

/** Begins the tag of a component that goes on in the next line. */
const OPEN_TAG = /^[ \t]*<[A-Z][\w.]*(?:[ \t][^>]*)?$/;
/** A comment between attributes, as JSX takes it. */
const COMMENT = /^[ \t]*\/\//;
/** Lines that a tag is looked for in: what goes on longer is none. */
const LINE_LIMIT = 300;

/**
 * Puts empty lines and comments inside the tag of a component behind it: to JSX they are nothing, while CommonMark takes the tag for text.
 * There are as many lines as before.
 * @example `<Tabs\nvalues={[\n\n1]}\n>\ntext` → `<Tabs\nvalues={[\n1]}\n>\n\ntext`
 */
export function foldTags(body: string): string {
  if (!/^[ \t]*<[A-Z]/m.test(body)) return body;
  const kindOf = createFenceReader();
  const lines = body.split('\n');
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const isOpen = kindOf(line) === 'text' && OPEN_TAG.test(line);
    const end = isOpen ? findEnd(lines, i) : undefined;
    if (end === undefined) out.push(line);
    else {
      const tag = lines.slice(i, end + 1);
      const full = tag.filter((one) => one.trim() !== '' && !COMMENT.test(one));
      append(out, full);
      append(
        out,
        tag.slice(full.length).map(() => ''),
      );
      i = end;
    }
  }
  return out.join('\n');
}

/** Finds the line in which a tag ends that has empty lines or comments inside; undefined for other tags, and where a text of several lines is in it. */
function findEnd(lines: readonly string[], start: number): number | undefined {
  let depth = 0;
  let hasEmpty = false;
  for (let i = start; i < Math.min(lines.length, start + LINE_LIMIT); i++) {
    const line = lines[i]!;
    if (line.includes('`')) return undefined;
    if (COMMENT.test(line)) {
      hasEmpty = true;
      continue;
    }
    if (line.trim() === '') {
      // Outside of braces an empty line ends a tag that was not closed.
      if (depth === 0) return undefined;
      hasEmpty = true;
      continue;
    }
    const plain = line.replace(/"[^"]*"|'[^']*'|=>/g, '');
    for (const sign of plain.slice(i === start ? plain.indexOf('<') + 1 : 0)) {
      if (sign === '{') depth++;
      else if (sign === '}') depth--;
      else if (sign === '>' && depth === 0) return hasEmpty ? i : undefined;
    }
    if (depth < 0) return undefined;
  }
  return undefined;
}
