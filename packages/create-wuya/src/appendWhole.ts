import {appendFileSync, statSync, truncateSync} from 'node:fs';

/**
 * Adds a text to the end of a file of the author's.
 * @param append writes it. @default Node does
 * @throws what the file system says; then the file is as it was
 */
export function appendWhole(
  file: string,
  text: string,
  append: (file: string, text: string) => void = appendFileSync,
): void {
  const {size} = statSync(file);
  try {
    append(file, text);
  } catch (error) {
    truncateSync(file, size); // a full disk takes a part of it
    throw Object.assign(error as Error, {path: file});
  }
}
