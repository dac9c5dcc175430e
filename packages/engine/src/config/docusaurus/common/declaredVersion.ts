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

/**
 * Tells whether the Docusaurus of a site is older than a version: the one that is installed, else the oldest that its `package.json` asks
 * for. One that is not known is not older.
 * @param version `[3, 8, 1]`
 * @example `"@docusaurus/core": "^3.2.1"`, `[3, 8, 1]` → true
 */
export function isOlderThan(dir: string, version: readonly [number, number, number]): boolean {
  const core = '@docusaurus/core';
  const installed = readManifest(join(dir, 'node_modules', core)).version;
  const found = /(?<!\d)(\d{1,9})\.(\d{1,9})\.(\d{1,9})/.exec(
    installed ?? readManifest(dir).dependencies[core] ?? '',
  );
  if (!found) return false;
  const difference = version.map((part, i) => Number(found[i + 1]) - part).find((by) => by !== 0);
  return difference !== undefined && difference < 0;
}
