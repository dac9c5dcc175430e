import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {escapePattern} from '../../schema/escapePattern.ts';
import {findInCode} from '../common/siteCode.ts';

/** Tells whether code of a site imports what a plugin makes by `createData`, by the name that Docusaurus gives it. */
export function asksForData(name: unknown, dir: string): boolean {
  if (typeof name !== 'string') return false;
  return findInCode(join(dir, 'src'), [`generated/${escapePattern(name)}`]).size > 0;
}

/**
 * Makes a plugin of Vite that finds what plugins made by `createData`: `@generated/own-plugin/default/a.json`.
 * @param folder for their data, absolute
 */
export function generatedData(folder: string): object {
  return {
    name: 'wuya:generated-data',
    enforce: 'pre',
    resolveId: {
      // Before a stand-in takes the place of what Docusaurus generates.
      order: 'pre',
      filter: {id: /^@generated\//},
      handler(id: string) {
        const file = join(folder, id.slice('@generated/'.length).replace(/::.*$/, ''));
        return existsSync(file) ? file : undefined;
      },
    },
  };
}
