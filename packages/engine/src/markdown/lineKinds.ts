/** What a line of Markdown is before anything in it is read. */
export type LineKind = 'text' | 'fenceOpen' | 'fence' | 'fenceClose' | 'opaque' | 'unclosed';

/** The marker of a quote or list (group 1) and a fence with its info string. */
const FENCE_LINE = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Blocks of HTML that run to an end of their own, blank lines and all: comments, `<pre>`, `<?…?>` (CommonMark 4.6, 1–5). */
const OPAQUE: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<!--/, /-->/],
  [/^<(?:pre|script|style|textarea)(?:[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * Tells code and HTML that is taken as it stands from text. `unclosed` is a line whose HTML block never ends: it would
 * swallow the rest of the note.
 */
export function classifyLines(lines: readonly string[]): LineKind[] {
  const kinds: LineKind[] = [];
  let fence: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (fence !== undefined) {
      const closes = closesFence(line, fence);
      kinds.push(closes ? 'fenceClose' : 'fence');
      if (closes) fence = undefined;
      continue;
    }
    fence = findFence(line);
    if (fence !== undefined) {
      kinds.push('fenceOpen');
      continue;
    }
    const end = line.includes('<') ? findOpaqueEnd(lines, i) : undefined;
    if (end === undefined || end === i) kinds.push('text');
    else if (end === Infinity) kinds.push('unclosed');
    else {
      for (; i < end; i++) kinds.push('opaque');
      kinds.push('opaque');
    }
  }
  return kinds;
}

/** The marker of the fence that a line opens. */
export function findFence(line: string): string | undefined {
  const opening = FENCE_LINE.exec(line);
  return opening && !(opening[2]!.startsWith('`') && opening[3]!.includes('`')) ? opening[2] : undefined;
}

export function closesFence(line: string, marker: string): boolean {
  const trimmed = line.replace(/^(?:[ \t]*>)*/, '').trim();
  return trimmed.startsWith(marker) && (marker.startsWith('`') ? /^`+$/ : /^~+$/).test(trimmed);
}

/** Line on which the opaque HTML of a line ends: the same one, a later one, or Infinity; undefined when it has none. */
function findOpaqueEnd(lines: readonly string[], index: number): number | undefined {
  const content = lines[index]!.replace(/^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/, '');
  for (const [start, end] of OPAQUE) {
    const opening = start.exec(content);
    if (!opening) continue;
    if (end.test(content.slice(opening[0].length))) return index;
    const last = lines.findIndex((line, i) => i > index && end.test(line));
    return last < 0 ? Infinity : last;
  }
  const withoutCode = content.replace(/(`+)(?:(?!\1)[^])*\1(?!`)/g, '');
  const comment = withoutCode.lastIndexOf('<!--');
  if (comment < 0 || withoutCode.includes('-->', comment)) return undefined;
  for (let i = index + 1; i < lines.length && lines[i]!.trim() !== ''; i++) if (lines[i]!.includes('-->')) return i;
  return undefined;
}
