import {existsSync, readFileSync} from 'node:fs';
import {YAMLException} from 'js-yaml';
import type {Plugin} from 'vite';
import {isPlainObject} from '../../config/schema/plainObject.ts';
import {loadYaml} from '../../content/frontmatter/loadYaml.ts';
import {isSiteModule} from '../modules/sources.ts';

/** Makes modules of the YAML files that components and pages of a Docusaurus site import: such a site has a loader of webpack for them. */
export function yamlModules(isForeign: boolean): Plugin {
  return {
    name: 'wuya:yaml-modules',
    enforce: 'pre',
    load: {
      filter: {id: /\.ya?ml$/},
      handler(id) {
        if (!isForeign || !isSiteModule(id) || !existsSync(id)) return undefined;
        try {
          return printData(loadYaml(readFileSync(id, 'utf8')));
        } catch (error) {
          if (!(error instanceof YAMLException)) throw error;
          const {line = 0, column = 0} = (error.mark ?? {}) as {line?: number; column?: number};
          return this.error({
            message: error.reason,
            loc: {file: id, line: line + 1, column: column + 1},
          });
        }
      },
    },
  };
}

/** Prints the module that a file of data is, as loaders of webpack make it: the whole, and each of its keys that may be a name. */
function printData(data: unknown): string {
  const keys = isPlainObject(data) ? Object.keys(data) : [];
  return [
    `const data = ${JSON.stringify(data ?? null)};`,
    'export default data;',
    ...keys
      .filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default' && key !== 'data')
      .map((key) => `const _${key} = data[${JSON.stringify(key)}];\nexport {_${key} as ${key}};`),
  ].join('\n');
}
