import {existsSync} from 'node:fs';
import {isAbsolute, join, relative, resolve, sep} from 'node:path';
import type {Place} from './diagnostic.ts';
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

/** Leaves the lines of a stack out of a text, also coloured ones, what Rolldown's own code adds of its way, and which files of the cache Node came by. */
export function withoutStack(text: string): string {
  return text
    .replace(/\n\s*Stack backtrace:\n[^]*$/, '')
    .replace(/\nRequire stack:(?:\n- .+)+/, '')
    .replace(/\n(?:\u001B\[[\d;]*m)* +at .+/g, '');
}

/** Finds the place that the frame of an excerpt names: `╭─[ site/pages/a.tsx:3:17 ]` → line 3, column 17. */
export function findFramePlace(
  reason: string,
): {readonly file: string; readonly line: number; readonly column: number} | undefined {
  const [, file, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(reason) ?? [];
  return file === undefined ? undefined : {file, line: Number(line), column: Number(column)};
}

/**
 * Gives the place that code of the site failed at: that of the file whose excerpt the reason has, where that is in the site, else of `file`,
 * with the line and column that the reason names.
 * @param file relative to `dir`
 */
export function placeOfReason(reason: string, {dir, file}: {dir: string; file: string}): Place {
  const frame = findFramePlace(reason);
  if (!frame) {
    const at = /:(\d+):(\d+)/.exec(reason);
    return {file, ...(at && {line: Number(at[1]), column: Number(at[2])})};
  }
  // The bundler names files from its own folder, and those of the site from there.
  const inSite = join(dir, frame.file);
  const path = relative(dir, existsSync(inSite) ? inSite : resolve(frame.file)).replaceAll(
    sep,
    '/',
  );
  return path.startsWith('../') || isAbsolute(path) ? {file} : {...frame, file: path};
}
