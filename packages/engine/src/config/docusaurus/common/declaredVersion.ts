import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {toValues} from './notes.ts';

/**
 * Finds the major version of Docusaurus that the `package.json` of a site asks for; undefined where it says none.
 * @example `"@docusaurus/core": "^2.2.0"` → `2`
 */
export function findDeclaredVersion(dir: string): number | undefined {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const manifest = toValues(JSON.parse(readFileSync(file, 'utf8')));
    const ranges = {
      ...toValues(manifest['devDependencies']),
      ...toValues(manifest['dependencies']),
    };
    const major = /\d+/.exec(String(ranges['@docusaurus/core'] ?? ''))?.[0];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined; // a manifest that npm cannot read either
  }
}
