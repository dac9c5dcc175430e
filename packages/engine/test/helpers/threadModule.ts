import {mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {isAbsolute, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';

const PACKAGES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** Absolute path of a source of the engine. */
export const engineSource = (path: string): string =>
  fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/**
 * Makes of sources a module that a thread or a process is started on: Node 20 reads no TypeScript, and tests run what is written.
 * @param dir below which it is put
 * @param code it imports by absolute paths
 */
export async function makeThreadModule(dir: string, code: string): Promise<URL> {
  const own = mkdtempSync(join(dir, 'thread-'));
  const entry = join(own, 'thread.ts');
  writeFileSync(entry, code);
  symlinkSync(PACKAGES, join(own, 'node_modules'), 'junction');
  const bundle = await rolldown({
    input: entry,
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
  });
  const file = join(own, 'thread.mjs');
  await bundle.write({file, format: 'esm', codeSplitting: false});
  await bundle.close();
  return pathToFileURL(file);
}
