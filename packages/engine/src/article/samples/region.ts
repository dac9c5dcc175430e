const MARK = /^\s*(?:\/\/|\/\*|#|--|<!--|;|%)?\s*#?(end)?region\b\s*([\w-]*)/i;

/** Gives the code of a region of a file; undefined where there is none of that name, or it never ends. */
export interface Regions {
  (name: string): string | undefined;
}

/**
 * Finds the regions of code: the lines between `#region name` and `#endregion`, whatever the comments of the language, without
 * the marks of others inside it and without the blanks that all lines begin with. The code is read once, however many are asked for.
 */
export function createRegions(code: string): Regions {
  /** All lines but those with marks, and which of them each region has; of several regions of a name the first counts. */
  const lines: string[] = [];
  const regions = new Map<string, {readonly start: number; end?: number}>();
  const open: {readonly start: number; end?: number}[] = [];
  for (const line of code.split('\n')) {
    const mark = line.includes('region') ? MARK.exec(line) : null;
    if (!mark) lines.push(line);
    else if (mark[1]) {
      const ended = open.pop();
      if (ended) ended.end = lines.length;
    } else {
      const region = {start: lines.length};
      open.push(region);
      if (!regions.has(mark[2]!)) regions.set(mark[2]!, region);
    }
  }
  return (name) => {
    const {start, end} = regions.get(name) ?? {};
    return end === undefined ? undefined : dedent(lines.slice(start, end));
  };
}

function dedent(lines: readonly string[]): string {
  let margin = Infinity;
  for (const line of lines)
    if (line.trim() !== '') margin = Math.min(margin, /^\s*/.exec(line)![0].length);
  return lines.map((line) => line.slice(margin)).join('\n');
}
