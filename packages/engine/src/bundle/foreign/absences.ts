import {existsSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join} from 'node:path';
import {findPackage} from '../../content/source/findPackage.ts';
import {hasModule} from '../modules/configModules.ts';

/** Something that a file asks for and that is not there. */
export interface Absent {
  /** A module of a package, the package, or one that is too old. */
  readonly kind: 'module' | 'package' | 'old';
  readonly from: string;
  /** Empty when the whole module is meant; the version of one that is too old. */
  readonly name: string;
  readonly file: string;
}

/** Says what is not there: a package, or in another version of one that is installed a module. */
export function absentFrom(from: string, file: string): Absent {
  const folder = findPackage(dirname(file), PACKAGE.exec(from)?.[0] ?? '');
  return folder === undefined
    ? {kind: 'package', from, name: '', file}
    : {kind: 'module', from, name: 'default', file};
}

/** The name of a package at the begin of an address. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/;

/** Endings that a bundler looks for besides those of Node. */
const ENDINGS = ['.mjs', '.ts', '.tsx', '.jsx', '.css', '/index.ts', '/index.tsx', '/index.mjs'];

/** Whether a package is installed, and has the module of it that is imported: another version of it may not. */
function hasPart(from: string, importer: string, folder: string | undefined): boolean {
  if (folder === undefined) return false;
  const path = from.replace(/\?.*$/, '');
  const inner = path.replace(/^(?:@[^/]+\/)?[^/]+/, '');
  return (
    hasModule(path, importer, join(folder, 'package.json')) ||
    ['', ...ENDINGS].some((ending) => existsSync(folder + inner + ending))
  );
}

/** Tells whether something is taken from a package that is neither installed nor the engine's own. */
export function isMissingPackage(from: string, importer: string): boolean {
  const name = PACKAGE.exec(from)?.[0];
  return (
    name !== undefined &&
    !/^(?:react|react-dom|clsx|classnames|@(?:site|wuya)\/.+)$/.test(name) &&
    !isBuiltin(from) &&
    !hasPart(from, importer, findPackage(dirname(importer), name))
  );
}
