import type {Element} from 'hast';

/** Position of a node in the text that was parsed. */
export type Position = NonNullable<Element['position']>;

/** A piece of raw HTML in the tree. */
export interface RawNode {
  readonly type: 'raw';
  readonly value: string;
  readonly position?: Position;
}

/**
 * Creates the function from offsets in raw HTML to positions in the text that was parsed. Offsets are asked in ascending
 * order, so that a long piece is read once.
 * @param lines of the text that was parsed
 */
export function createRawPositions(
  {value, position}: RawNode,
  lines: readonly string[],
): (offset: number) => Position | undefined {
  if (!position) return () => undefined;
  const {start} = position;
  let lineStart = 0;
  let lineCount = 0;
  let lineEnd = value.indexOf('\n');
  let first = start.column;
  return (offset) => {
    while (lineEnd >= 0 && lineEnd < offset) {
      lineStart = lineEnd + 1;
      lineCount++;
      lineEnd = value.indexOf('\n', lineStart);
      const rawLine = value.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
      // Markers of quotes and lists are before the lines that go on.
      first = Math.max(0, (lines[start.line + lineCount - 1] ?? '').indexOf(rawLine)) + 1;
    }
    const point = {line: start.line + lineCount, column: first + offset - lineStart};
    return {start: point, end: point};
  };
}
