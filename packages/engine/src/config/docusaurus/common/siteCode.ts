import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isFile, readRegular} from '../../../cache/files.ts';

/** Finds which of some words are in the modules below a folder, but for packages in it, each module read once; none for a folder or a file that is not there. */
export function findInCode(folder: string, words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const isAll = (): boolean => found.size === words.length;
  const visit = (dir: string): void => {
    for (const entry of readdirSync(dir, {withFileTypes: true})) {
      if (isAll()) return;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') visit(path);
      } else if (/\.[jt]sx?$/.test(entry.name) && !(entry.isSymbolicLink() && !isFile(path))) {
        const code = readRegular(path).toString();
        for (const word of words) if (new RegExp(`\\b${word}\\b`).test(code)) found.add(word);
      }
    }
  };
  if (existsSync(folder)) visit(folder);
  return found;
}
