import {readFileSync} from 'node:fs';
import {writeFileAtomic} from './files.ts';
import {hashOf} from './hash.ts';

/** Writes a JSON value behind a checksum of it. */
export function writeSealed(path: string, value: unknown): void {
  const json = JSON.stringify(value);
  writeFileAtomic(path, `${hashOf(json)}\n${json}`);
}

/** Reads what `writeSealed` wrote; undefined when there is no such file, or one byte of it is another. */
export function readSealed<T>(path: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === hashOf(json) ? (JSON.parse(json) as T) : undefined;
}
