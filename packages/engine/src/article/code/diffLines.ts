/** A line of a diff: its sign, a blank where it has none, and what follows the sign. */
export interface DiffLine {
  readonly sign: '+' | '-' | ' ';
  readonly text: string;
}

/** Reads the lines of a diff. `- a` → sign `-`, text ` a` */
export function readDiff(code: string): readonly DiffLine[] {
  return code.split('\n').map((line) => {
    const sign = line[0] === '+' || line[0] === '-' ? line[0] : ' ';
    return {sign, text: /^[+\- ]/.test(line) ? line.slice(1) : line};
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
