/** A line of a diff: its sign, a blank where it has none, and what follows the sign. */
export interface DiffLine {
  readonly sign: '+' | '-' | ' ';
  readonly text: string;
}

/**
 * Reads the lines of a diff. `-a` → sign `-`, text `a`. A blank that an author puts behind each sign is none of the code: `- a`, `+ b` →
 * `a`, `b`. Code is indented by an even number of blanks, so an odd one that all lines share has it.
 */
export function readDiff(code: string): readonly DiffLine[] {
  const lines = code.split('\n');
  let indent = Infinity;
  for (const line of lines)
    if (/^[+\- ].*\S/.test(line)) indent = Math.min(indent, line.slice(1).search(/[^ ]/));
  const isSpaced = indent % 2 === 1;
  return lines.map((line) => {
    const sign = line[0] === '+' || line[0] === '-' ? line[0] : ' ';
    return {sign, text: /^[+\- ]/.test(line) ? line.slice(isSpaced ? 2 : 1) : line};
  });
}

/**
 * Highlights the lines of a diff as those of the code before and of the code after it, each read from its start: a text
 * that begins in a removed line does not reach into those that stay.
 */
export function highlightDiff(
  diff: readonly DiffLine[],
  tokenize: (lines: readonly string[]) => readonly string[],
): readonly string[] {
  const linesOf = (other: DiffLine['sign']) =>
    tokenize(diff.filter(({sign}) => sign !== other).map(({text}) => text)).values();
  const before = linesOf('+');
  const after = linesOf('-');
  return diff.map(({sign}) => {
    const removed = sign === '+' ? undefined : before.next().value;
    return (sign === '-' ? removed : after.next().value)!;
  });
}
