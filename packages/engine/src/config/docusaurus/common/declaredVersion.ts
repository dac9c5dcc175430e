import {join} from 'node:path';
import {readManifest} from '../../schema/manifest.ts';

/**
 * Finds the major version of Docusaurus that the `package.json` of a site asks for; undefined where it says none.
 * @example `"@docusaurus/core": "^2.2.0"` → `2`
 */
export function findDeclaredVersion(dir: string): number | undefined {
  const range = readManifest(dir).dependencies['@docusaurus/core'] ?? '';
  const major = /\d+/.exec(range)?.[0];
  return major === undefined ? undefined : Number(major);
}

/** A version: `[3, 8, 1]`. */
type Version = readonly [number, number, number];

/**
 * Tells whether the Docusaurus of a site is older than a version: the one that is installed, else the oldest that its `package.json` asks
 * for. One that is not known is not older.
 * @example `"@docusaurus/core": "^3.2.1"`, `[3, 8, 1]` → true
 */
export const isOlderThan = (dir: string, version: Version): boolean =>
  isPackageOlder('@docusaurus/core', version, dir);

/**
 * Tells whether `remark-math` reads formulas in a site: until version 3 it knows the parser of Docusaurus 2 alone, and leaves the
 * text of a later one as it is.
 */
export const mathIsRead = (dir: string): boolean =>
  (findDeclaredVersion(dir) ?? 0) < 3 || !isPackageOlder('remark-math', [4, 0, 0], dir);

/**
 * Tells whether the Docusaurus of a site leaves numbers before names of files: 2.0.0-alpha.73 is the first that strips them
 * (facebook/docusaurus#4640). A range (`^2.0.0-alpha.63`) may mean a later one.
 */
export function keepsNumbers(dir: string): boolean {
  const [, alpha] = /^2\.0\.0-alpha\.(\d{1,9})$/.exec(findWritten('@docusaurus/core', dir)) ?? [];
  return alpha !== undefined && Number(alpha) < 73;
}

/** Finds the version of a package that is installed, else what the `package.json` of a site asks for, else nothing. */
const findWritten = (name: string, dir: string): string =>
  readManifest(join(dir, 'node_modules', name)).version ??
  readManifest(dir).dependencies[name] ??
  '';

function isPackageOlder(name: string, version: Version, dir: string): boolean {
  const [, ...parts] =
    /(?<!\d)(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?/.exec(findWritten(name, dir)) ?? [];
  if (parts.length === 0) return false;
  // `^3` asks for the newest of these.
  const difference = version
    .map((part, i) => Number(parts[i] ?? Infinity) - part)
    .find((by) => by !== 0);
  return difference !== undefined && difference < 0;
}
