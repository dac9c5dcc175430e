import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Names of the configuration of a site. A folder brought from Docusaurus can have both: the first counts. */
const NAMES = [
  'wuya.config.ts',
  'wuya.config.mts',
  'wuya.config.js',
  'wuya.config.mjs',
  ...['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
];

/** Finds the configuration of the site in a folder; undefined where the folder is no site. */
export function findConfigFile(dir: string): string | undefined {
  return NAMES.map((name) => join(dir, name)).find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}
