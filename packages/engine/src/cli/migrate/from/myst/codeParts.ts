/** Picks the lines of a file that a directive shows: by number (`1-3,5-`), and by texts that they begin behind and end before. */
export function pickCode(text: string, options: ReadonlyMap<string, string>): readonly string[] {
  const numberOf = (key: string): number | undefined =>
    options.has(key) ? Number(options.get(key)) || 0 : undefined;
  const whole = text
    .replace(/\n$/, '')
    .split('\n')
    .slice(numberOf('start-line') ?? 0, numberOf('end-line'));
  const find = (lines: readonly string[], key: string): number => {
    const words = options.get(key);
    return words === undefined ? -1 : lines.findIndex((line) => line.includes(words));
  };
  const begun = whole.slice(Math.max(find(whole, 'start-after') + 1, find(whole, 'start-at'), 0));
  const ends = [find(begun, 'end-before'), find(begun, 'end-at') + 1].filter((end) => end > 0);
  const part = ends.length > 0 ? begun.slice(0, Math.min(...ends)) : begun;
  const shown = options.get('lines');
  const picked = shown === undefined ? part : pickLines(part, shown);
  const width = numberOf('dedent');
  return width === undefined
    ? picked
    : picked.map((line) => line.slice(Math.min(width, line.search(/\S|$/))));
}

/** @param written `1-3,5,8-` */
function pickLines(lines: readonly string[], written: string): readonly string[] {
  return written.split(',').flatMap((part) => {
    const [, start, dash, end] = /^\s*(\d*)\s*(-)?\s*(\d*)\s*$/.exec(part) ?? [];
    if (start === undefined || (start === '' && end === '')) return [];
    const from = start === '' ? 0 : Number(start) - 1;
    return lines.slice(from, dash === undefined ? from + 1 : end === '' ? undefined : Number(end));
  });
}
