/** Finds the line and column, both from 1, of an offset in a text. */
export function pointAt(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
