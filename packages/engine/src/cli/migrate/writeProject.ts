import {existsSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {writeFileAtomic} from '../../cache/files.ts';

/** What packages and builds leave in a site, none of which belongs into its repository; as create-wuya has it. */
const IGNORED = 'node_modules/\ndist/\ndist-portable/\nbook/\n.wuya/\n';

/**
 * Makes a new site one that a package manager installs, as create-wuya does: `package.json` with its commands, `.gitignore`. What
 * its author has put there stays.
 * @param version of the engine
 * @returns the names of what was written
 */
export function writeProject(dir: string, version: string): string[] {
  const manifest = {
    name: toPackageName(basename(resolve(dir))),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {dev: 'wuya dev', build: 'wuya build', serve: 'wuya serve', check: 'wuya check'},
    devDependencies: {'@wuya/engine': version},
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    '.gitignore': IGNORED,
  };
  const missing = Object.entries(files).filter(([name]) => !existsSync(join(dir, name)));
  for (const [name, text] of missing) writeFileAtomic(join(dir, name), text);
  return missing.map(([name]) => name);
}

/** `My Notes` → `my-notes`; `site` for a name without Latin letters. */
function toPackageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z\d._~-]+/g, '-')
    .replace(/^[._-]+|(?<!-)-+$/g, '');
  return name || 'site';
}
