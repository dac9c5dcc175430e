import {existsSync, readFileSync} from 'node:fs';

/** What was made of files, and the texts that were read of them, by absolute path. */
interface Made<T> {
  readonly value: T;
  readonly texts: ReadonlyMap<string, string>;
}

/** How often files that are saved without end are read. */
const MAX_TRIES = 5;

/**
 * Makes something of files until it is made of what they hold: a file may be saved between the moment in which it is
 * read and the one in which its hash is taken, and what was made of the old text would be kept under the hash of the
 * new one. A text that differs from its file twice in the same way is not the text of a file.
 */
export async function untilUnchanged<T>(make: () => Made<T> | Promise<Made<T>>): Promise<T> {
  let made = await make();
  for (let i = 1; i < MAX_TRIES; i++) {
    const changed = [...made.texts].filter(([file, text]) => isOther(file, text));
    if (changed.length === 0) return made.value;
    const again = await make();
    if (changed.every(([file, text]) => again.texts.get(file) === text)) return again.value;
    made = again;
  }
  return made.value;
}

function isOther(file: string, text: string): boolean {
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8').replace(/^\uFEFF/, '') !== text.replace(/^\uFEFF/, '')
  );
}
