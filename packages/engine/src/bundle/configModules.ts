import {isBuiltin} from 'node:module';
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
