import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashOf} from './hash.ts';

/** Hash of the engine's own code, read once: a result made by another engine is never reused. */
export const ENGINE_FINGERPRINT: string = fingerprintOf(
  fileURLToPath(new URL('..', import.meta.url)),
);

function fingerprintOf(root: string): string {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .sort();
  return hashOf(...files.flatMap((name) => [name, readFileSync(join(root, name))]));
}
