import type {PreparedSource} from '../prepare.ts';
import {createColumnMap} from './sourceColumns.ts';

/** A line and a column, both from 1. */
export type Point = {readonly line: number; readonly column: number};

/**
 * Creates a function that gives line and column in the file for a position of the prepared text. What has no position is
 * at the top.
 */
export function createLocator(
  body: string,
  {text, marked}: Pick<PreparedSource, 'text' | 'marked'>,
  firstLine: number,
): (position: Point | undefined) => Point {
  let preparedLines: readonly string[] | undefined;
  let sourceLines: readonly string[] | undefined;
  const toSourceColumn = createColumnMap();
  return (position) => {
    if (!position) return {line: firstLine, column: 1};
    preparedLines ??= text.split('\n');
    sourceLines ??= body.split('\n');
    const prepared = preparedLines[position.line - 1] ?? '';
    const origin = marked?.origins[position.line - 1];
    if (!origin)
      return {
        line: firstLine + position.line - 1,
        column: toSourceColumn(prepared, sourceLines[position.line - 1] ?? '', position.column),
      };
    const column = toSourceColumn(prepared, marked!.lines[position.line - 1]!, position.column) - 1;
    const [from, sourceColumn] = origin.segments.findLast(([start]) => start <= column) ?? [0, 0];
    const length = sourceLines[origin.line]!.length;
    return {
      line: firstLine + origin.line,
      column: Math.min(sourceColumn + column - from, length) + 1,
    };
  };
}
