import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * Writes files into a folder that has none of them: path → content.
 * @throws what the file system says; then no file and no folder of them is left
 */
export function writeFiles(dir: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const made: string[] = [];
  try {
    for (const [path, content] of files) {
      const file = join(dir, path);
      const folder = mkdirSync(dirname(file), {recursive: true});
      made.push(folder ?? file);
      writeFileSync(file, content, {flag: 'wx'});
    }
  } catch (error) {
    for (const path of made) rmSync(path, {recursive: true, force: true});
    throw error;
  }
}
