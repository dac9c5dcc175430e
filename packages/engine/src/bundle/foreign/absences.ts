import {existsSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {findPackage} from '../../cache/findPackage.ts';
import {INTERNAL_DOCS} from '../../config/docusaurus/common/internalDocs.ts';
import {wholePathOf} from '../../config/docusaurus/common/truncatedPath.ts';
import {hasModule} from '../modules/configModules.ts';

/** Something that a file asks for and that is not there. */
export interface Absent {
  /** A file of the site, a module of a package, the package, or one that is too old. */
  readonly kind: 'file' | 'module' | 'package' | 'old';
  readonly from: string;
  /** Empty when the whole module is meant; the version of one that is too old. */
  readonly name: string;
  readonly file: string;
}

/**
 * Says what is not there: a file, a package, or in another version of one that is installed a module.
 * @param dir folder of the site, absolute
 */
export function absentFrom(from: string, file: string, dir: string): Absent {
  if (/^(?:\.{0,2}|@site)\//.test(from))
    return {kind: 'file', from: resolve(dirname(file), toPath(from, dir)), name: '', file};
  const folder = findPackage(dirname(file), PACKAGE.exec(from)?.[0] ?? '');
  return folder === undefined
    ? {kind: 'package', from, name: '', file}
    : {kind: 'module', from, name: 'default', file};
}

/** The name of a package at the begin of an address. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/;

/** Endings that a bundler looks for besides those of Node. */
const ENDINGS = ['.mjs', '.ts', '.tsx', '.jsx', '.css', '/index.ts', '/index.tsx', '/index.mjs'];

/** Tells whether a package is installed, and has the module of it that is imported: another version of it may not. */
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
    from !== INTERNAL_DOCS &&
    !isBuiltin(from) &&
    !hasPart(from, importer, findPackage(dirname(importer), name))
  );
}

/** Endings that the name of a file of the site may leave out, and those of TypeScript that `.js` stands for. */
const LEFT_OUT = /\.[cm]?jsx?$/;
const FILE_ENDINGS =
  '.js .jsx .ts .tsx .mjs .cjs .mts .cts .json .css .scss .sass .less .md .mdx .svg .vue'.split(
    ' ',
  );

/** Tells whether a file is there under its path, or under one that an ending is added to. */
export function hasFile(path: string): boolean {
  return ['', ...FILE_ENDINGS].some(
    (ending) => existsSync(path + ending) || existsSync(path.replace(LEFT_OUT, '') + ending),
  );
}

/**
 * Tells whether code of a site asks for a file beside it, or of the folder of the site, that is not there: sites make some by scripts of
 * their own before they are built.
 * @param dir folder of the site, absolute
 */
export function isMissingFile(from: string, importer: string, dir: string): boolean {
  if (!/^(?:\.{1,2}|@site)\//.test(from) || /[!\0]/.test(from)) return false;
  if (!importer.startsWith(`${dir}/`) || importer.includes('/node_modules/')) return false;
  return !hasFile(resolve(dirname(importer), toPath(from, dir)));
}

/** Takes query and alias off an address: `@site/src/a.svg?url` → `/…/src/a.svg` */
const toPath = (from: string, dir: string): string =>
  wholePathOf(from.replace(/[?#].*$/, '')).replace(/^@site(?=\/)/, () => dir);
