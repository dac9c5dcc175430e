import {append} from '../../../cache/append.ts';
import {createFenceReader} from '../../../content/source/fences.ts';

/**
 * Tags that may open within braces and never close. The parser reads the rest of the text twice for each, once as the children of
 * the tag and once without it: 16 take 25 ms, 24 take 2 s, 40 would take a day (satteri 0.10, 2026-11).
 */
export const OPEN_TAG_LIMIT = 16;
/** Tags that may be open at once within braces; the parser itself gives up at about 30, after a time that doubles with each beyond. */
export const TAG_DEPTH_LIMIT = 32;

/** A tag within braces that is in the way of parsing. */
interface OpenTag {
  readonly offset: number;
  readonly name: string;
  readonly reason: 'unclosed' | 'deep';
}

/** Signs that matter within braces. A `<` opens a tag where a name and the beginning of an attribute, or of its end, follow it. */
const SIGN =
  /\\.|`+|['"]|\/\*|[{}]|<\/|\/>|<(?:(?=>)|([A-Za-z_$][\w$.:-]{0,200})(?=\s{0,200}(?:$|[A-Za-z_$:{/>])))/gs;

/** Text that a backtick may hold between tags of a note. */
const MAX_INLINE_CODE = 1000;

/**
 * Finds a tag that the parser would take too long for: the first within braces without an end, as in `{Promise<T>}`, where there are many,
 * or one that nests too deep. Looks at signs alone; valid MDX has none, whatever its length.
 */
export function findOpenTag(text: string): OpenTag | undefined {
  if (!text.includes('{') || (text.match(/<[A-Za-z_$>]/g)?.length ?? 0) <= OPEN_TAG_LIMIT)
    return undefined;
  const plain = withoutFences(text);
  /** Tags that are open, for each pair of braces around a place. */
  const frames: {readonly offset: number; readonly name: string}[][] = [];
  const unclosed: {readonly offset: number; readonly name: string}[] = [];
  let depth = 0;
  let deep: OpenTag | undefined;
  let next = 0;
  const closeBraces = (): void => {
    const left = frames.pop() ?? [];
    depth -= left.length;
    append(unclosed, left);
  };
  for (const {0: sign, 1: name = '', index} of plain.matchAll(SIGN)) {
    if (index < next) continue;
    const tags = frames.at(-1);
    if (sign === '{') frames.push([]);
    else if (sign === '}') closeBraces();
    else if (sign.startsWith('`') || (tags && /^(?:['"]|\/\*)$/.test(sign)))
      next = endOfText(plain, {sign, start: index + sign.length, isCode: tags !== undefined});
    else if (!tags || sign.startsWith('\\')) continue;
    else if (sign === '</' || sign === '/>') depth -= tags.pop() ? 1 : 0;
    else {
      tags.push({offset: index, name});
      if (++depth > TAG_DEPTH_LIMIT) deep ??= {offset: index, name, reason: 'deep'};
    }
    if (unclosed.length > OPEN_TAG_LIMIT) break;
  }
  while (frames.length > 0) closeBraces();
  if (unclosed.length <= OPEN_TAG_LIMIT) return deep;
  const first = unclosed.reduce((before, tag) => (tag.offset < before.offset ? tag : before));
  return {...first, reason: 'unclosed'};
}

/** Puts blanks in the place of lines between fences, which are no code of MDX. */
function withoutFences(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  const readFence = createFenceReader();
  return text
    .split('\n')
    .map((line) => (readFence(line) === 'text' ? line : ' '.repeat(line.length)))
    .join('\n');
}

/** Finds where a text in quotes, a comment or inline code ends; the start where nothing ends it. */
function endOfText(
  text: string,
  {sign, start, isCode}: {sign: string; start: number; /** Within braces. */ isCode: boolean},
): number {
  if (sign === '/*') return after(text.indexOf('*/', start), 2, start);
  if (isCode && sign.startsWith('`')) return after(findUnescaped(text, '`', start), 1, start);
  const window = text.slice(start, start + MAX_INLINE_CODE);
  const limit = window.indexOf(isCode ? '\n' : '\n\n');
  const within = limit < 0 ? window : window.slice(0, limit);
  const end = isCode ? findUnescaped(within, sign, 0) : within.indexOf(sign);
  return end < 0 ? start : start + end + sign.length;
}

const after = (at: number, length: number, start: number): number => (at < 0 ? start : at + length);

function findUnescaped(text: string, sign: string, start: number): number {
  let at = text.indexOf(sign, start);
  while (at > 0 && text[at - 1] === '\\') at = text.indexOf(sign, at + 1);
  return at;
}
