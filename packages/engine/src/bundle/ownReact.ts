import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const REACT = /^react(?:-dom)?(?:\/|$)/;
const NODE = '\0wuya:node-react/';

/**
 * Gives every module, wherever the site lies, the engine's own copy of React. While a site is being written the server's
 * modules get it from Node: a folder of its own has no React that could be found from there.
 */
export function ownReact(): Plugin {
  const importer = fileURLToPath(import.meta.url);
  return {
    name: 'wuya:react',
    enforce: 'pre',
    resolveId(id, from, options) {
      if (!REACT.test(id) || from === importer) return undefined;
      if (this.environment.mode === 'dev' && this.environment.name !== 'client') return NODE + id;
      return this.resolve(id, importer, {...options, skipSelf: true});
    },
    load: (id) => (id.startsWith(NODE) ? toNodeModule(id.slice(NODE.length)) : undefined),
  };
}

/** A module with the exports of a package that Node loads. */
function toNodeModule(id: string): string {
  const names = Object.keys(createRequire(import.meta.url)(id) as object).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  );
  return [
    "import {createRequire} from 'node:module';",
    `const module = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(id)});`,
    'export default module;',
    ...names.map((name) => `export const ${name} = module.${name};`),
  ].join('\n');
}
