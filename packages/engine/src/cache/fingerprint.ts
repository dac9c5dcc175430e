import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {hashOf} from './hash.ts';

/** Where the same code is in few files, which have this hash written in them. */
const BUNDLED = 'bundled';

/** Hash of the engine's own code and of the versions of its packages, read once: a result made by another engine is never reused. */
export const ENGINE_FINGERPRINT: string = fingerprintOf(
  fileURLToPath(new URL('..', import.meta.url)),
);

/** Hashes the code in a folder, whose path ends with a slash, and what the manifest of its package depends on. */
export function fingerprintOf(root: string): string {
  const files = listCode(root, '').sort();
  const manifest = JSON.parse(readFileSync(`${root}../package.json`, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  // As text: Node reads it in half the time of bytes, and it is hashed in one call.
  return hashOf(
    JSON.stringify(manifest.dependencies ?? {}),
    ...files.flatMap((name) => [name, readFileSync(root + name, 'utf8')]),
  );
}

/** Lists the compiled files in a folder of `root`. Node's own recursive list asks the disk about each name once more. */
function listCode(root: string, folder: string): string[] {
  return readdirSync(root + folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.isDirectory())
      return entry.name === BUNDLED ? [] : listCode(root, `${folder}${entry.name}/`);
    return entry.name.endsWith('.js') ? [folder + entry.name] : [];
  });
}
