import {readFileSync} from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import {dirname, join} from 'node:path';
import {findPackage} from '../content/source/findPackage.ts';

/** Tells whether a module is neither of a package nor made by the bundler. */
export function isOwnModule(id: string): boolean {
  return !id.startsWith('\0') && !id.includes('node_modules');
}

/** Finds the `package.json` of an imported package, which tells its version; undefined for what is none. */
export function findManifest(id: string, importer: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/.:@][^/:]*(?=\/|$)/.exec(id)?.[0];
  if (name === undefined || isBuiltin(id)) return undefined;
  const folder = findPackage(dirname(importer), name);
  return folder && join(folder, 'package.json');
}

/**
 * Tells whether an installed package has the module of it that is imported: `prism-react-renderer/themes/github` is one of version 1
 * alone. @param manifest its `package.json`
 */
export function hasModule(id: string, importer: string, manifest: string): boolean {
  const path = id.replace(/^(?:@[^/]+\/)?[^/]+/, '.');
  if (path === '.') return true;
  try {
    createRequire(importer).resolve(id);
    return true;
  } catch {
    // What is for `import` alone is not found that way.
    const {exports = {}} = JSON.parse(readFileSync(manifest, 'utf8')) as {exports?: object};
    return Object.keys(exports).some((key) => {
      const [begin = '', end] = key.split('*');
      return end === undefined ? key === path : path.startsWith(begin) && path.endsWith(end);
    });
  }
}
