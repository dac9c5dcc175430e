/** A tag as it is written on a line. */
export interface WrittenTag {
  readonly name: string;
  /** All that follows the name. */
  readonly raw: string;
  readonly index: number;
  readonly end: number;
}

/**
 * Finds the tags `{% name … %}` of a line in one pass.
 * @param names what the name may be, a pattern
 */
export function scanTags(line: string, names = String.raw`\w+`): readonly WrittenTag[] {
  const start = new RegExp(String.raw`\{%\s*(${names})(?!\w)`, 'g');
  const found: WrittenTag[] = [];
  for (let match = start.exec(line); match; match = start.exec(line)) {
    const from = start.lastIndex;
    const close = line.indexOf('%}', from);
    if (close < 0) break; // none behind it ends either
    const end = close + 2;
    found.push({name: match[1]!, raw: line.slice(from, close), index: match.index, end});
    start.lastIndex = end;
  }
  return found;
}

/** Splits a line at `{% raw %}…{% endraw %}`: what is raw is at odd places, between its tags. */
export function splitRaw(line: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const {index, end, innerStart, innerEnd} of findRaw(line)) {
    parts.push(line.slice(from, index), line.slice(innerStart, innerEnd));
    from = end;
  }
  return [...parts, line.slice(from)];
}

/** Hides what is raw within a line, so that no tag is found in it. */
export function withoutRaw(line: string): string {
  let hidden = '';
  let from = 0;
  for (const {index, end} of findRaw(line)) {
    hidden += line.slice(from, index) + '\0'.repeat(end - index);
    from = end;
  }
  return hidden + line.slice(from);
}

interface RawSpan {
  readonly index: number;
  readonly end: number;
  readonly innerStart: number;
  readonly innerEnd: number;
}

function findRaw(line: string): readonly RawSpan[] {
  const spans: RawSpan[] = [];
  let open: {readonly index: number; readonly end: number} | undefined;
  for (const match of line.matchAll(/\{%\s*(end)?raw\s*%\}/g)) {
    const {index} = match;
    const end = index + match[0].length;
    if (match[1] === undefined) open ??= {index, end};
    else if (open) {
      spans.push({index: open.index, end, innerStart: open.end, innerEnd: index});
      open = undefined;
    }
  }
  return spans;
}
