import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const HELPER = /from '[./a-z]+\/helpers\/(?:steps|keptBytes)\.ts'/;

/** Finds the test files of a folder that count steps or bytes that are held on to, as paths from the project's folder. */
export function findCountingTests(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) => path.endsWith('.test.ts') && HELPER.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    .sort();
}
