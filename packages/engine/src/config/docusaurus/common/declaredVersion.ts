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
