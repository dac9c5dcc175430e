import {cpSync, rmSync} from 'node:fs';
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runMeasured} from './processTree.mjs';

/** The `wuya` command of this repository. */
export const wuya = fileURLToPath(new URL('../../packages/engine/bin/wuya.mjs', import.meta.url));

/** Runs a script with Node and returns its figures. @throws with what it printed when it fails */
export async function runScript(script, ...args) {
  const {exitCode, stdout, stderr, ...figures} = await runMeasured(process.execPath, [
    script,
    ...args,
  ]);
  if (exitCode !== 0)
    throw new Error(
      `${basename(script)} ${args.join(' ')} ended with ${exitCode}\n${stdout}${stderr}`.slice(
        0,
        4000,
      ),
    );
  return figures;
}

/** Copies a site's sources to `to`, which is emptied first, without what its builds made. */
export function copySite(from, to) {
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !['dist', '.wuya', 'node_modules', 'generate'].includes(basename(path)),
  });
}
