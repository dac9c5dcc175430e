import {thrownText} from './thrownText.ts';

/**
 * Tells why code failed in the words of the program that says so, without colours of a terminal and without the way through
 * that program: `\u001B[31mUnexpected token\u001B[0m\n    at transform (…)` → `Unexpected token`.
 */
export function plainReason(error: unknown): string {
  return withoutStack(thrownText(error))
    .replace(/\u001B\[[\d;]*m/g, '')
    .trim();
}

/** Leaves the lines of a stack out of a text, also coloured ones. */
export function withoutStack(text: string): string {
  return text.replace(/\n(?:\u001B\[[\d;]*m)* +at .+/g, '');
}

/** Finds the place that the frame of an excerpt names: `╭─[ site/pages/a.tsx:3:17 ]` → line 3, column 17. */
export function findFramePlace(
  reason: string,
): {readonly file: string; readonly line: number; readonly column: number} | undefined {
  const [, file, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(reason) ?? [];
  return file === undefined ? undefined : {file, line: Number(line), column: Number(column)};
}
