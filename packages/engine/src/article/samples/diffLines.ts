/** Cells of the table that a comparison may fill. */
const MAX_CELLS = 4_000_000;
/** Lines around a difference that are shown, and of all differences together. */
const AROUND = 2;
const MAX_SHOWN = 40;

interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * Compares two texts line by line: lines with `-` are in the first alone, with `+` in the second alone, others around them in
 * both. Texts that are too long for that are shown by their first lines that differ. Equal texts give an empty one.
 */
export function diffLines(before: string, after: string): string {
  const [a, b] = [before, after].map((text) => text.replace(/\n$/, '').split('\n')) as [
    string[],
    string[],
  ];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail))
    tail++;
  if (head === a.length && head === b.length) return '';
  const lines: DiffLine[] = [
    ...a.slice(Math.max(head - AROUND, 0), head).map((text) => ({sign: ' ' as const, text})),
    ...diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a
      .slice(a.length - tail)
      .slice(0, AROUND)
      .map((text) => ({sign: ' ' as const, text})),
  ];
  const shown = lines.slice(0, MAX_SHOWN).map(({sign, text}) => `${sign} ${text}`);
  return [...shown, ...(lines.length > MAX_SHOWN ? ['…'] : [])].join('\n');
}

/** Returns the shortest edit of two lists of lines (longest common subsequence). */
function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({sign: '-', text});
  const added = (text: string): DiffLine => ({sign: '+', text});
  if ((a.length + 1) * (b.length + 1) > MAX_CELLS)
    return [...a.slice(0, MAX_SHOWN / 2).map(removed), ...b.slice(0, MAX_SHOWN / 2).map(added)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const out: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push({sign: ' ', text: a[i]!});
      i++;
      j++;
    } else if (
      j === b.length ||
      (i < a.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    )
      out.push(removed(a[i++]!));
    else out.push(added(b[j++]!));
  }
  return out;
}
