import {readFileSync, realpathSync} from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import {dirname, isAbsolute, join} from 'node:path';
import {isInstalledFile} from '../../cache/installed.ts';
import {findPackage} from '../../cache/findPackage.ts';

/** Tells whether a module is neither of a package nor made by the bundler. */
export function isOwnModule(id: string): boolean {
  return !id.startsWith('\0') && !isInstalledFile(id);
}

/** Finds the `package.json` of an imported package, which tells its version; undefined for what is none. */
export function findManifest(id: string, importer: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/.:@][^/:]*(?=\/|$)/.exec(id)?.[0];
  if (name === undefined || isBuiltin(id)) return undefined;
  const folder = findPackage(dirname(importer), name);
  return folder && join(folder, 'package.json');
}

/**
 * Tells whether a configuration takes the code of a package along when it is bundled. Packages are left to Node, but one of the same
 * workspace is linked into `node_modules`, may be TypeScript, and is edited like the configuration; and what it imports may be
 * installed beside it alone, where the bundled text would not find it.
 * @param importer the module that asks for it, absolute
 * @param file the configuration
 */
export function isTakenAlong(id: string, importer: string, file: string): boolean {
  const manifest = isAbsolute(importer) ? findManifest(id, importer) : undefined;
  if (manifest === undefined) return false;
  const found = realpathSync(manifest);
  if (!isInstalledFile(found)) return true;
  const nearby = findManifest(id, file);
  return nearby === undefined || realpathSync(nearby) !== found;
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
