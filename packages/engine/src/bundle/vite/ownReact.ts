import Module, {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {toModuleId} from '../modules/moduleId.ts';
import {printBoundedRenderer} from './boundedReact.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;
const NODE = '\0wuya:node-react/';

/**
 * Gives every module, wherever the site is, the engine's own copy of React. While a site is being written the
 * server's modules get it from Node: a folder of its own has no React that could be found from there.
 */
export function ownReact(): Plugin {
  const importer = fileURLToPath(import.meta.url);
  return {
    name: 'wuya:react',
    enforce: 'pre',
    resolveId: {
      filter: {id: REACT},
      handler(id, from, options) {
        if (from === importer) return undefined;
        if (this.environment.mode === 'dev' && this.environment.name !== 'client') return NODE + id;
        return this.resolve(id, importer, {...options, skipSelf: true});
      },
    },
    load: {
      filter: {id: /^\0wuya:node-react\//},
      handler(id) {
        const name = id.slice(NODE.length);
        return name === 'react-dom/server' ? printBoundedRenderer() : toNodeModule(name);
      },
    },
  };
}

/** Returns a module with the exports of a package that Node loads. */
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

/** What of React a site and its packages take. */
const PARTS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
] as const;

/** Finds the files of the copy of React that is installed in a site, and the engine's own of each. @param dir folder of the site, absolute */
function findCopies(dir: string): {readonly file: string; readonly own: string}[] {
  const own = createRequire(import.meta.url);
  const theirs = createRequire(join(dir, 'package.json'));
  return PARTS.flatMap((id) => {
    try {
      const copy = {file: theirs.resolve(id), own: own.resolve(id)};
      return copy.file === copy.own ? [] : copy;
    } catch {
      return []; // it is not installed, or too old to have this
    }
  });
}

/**
 * Gives packages of a site the engine's own copy of React where Node loads them, as it does while a site is being written: with the
 * site's own copy beside it no hook of theirs would run. Node finds modules by their files, imports of ES modules too, so the files of
 * the site's copy stand for the engine's.
 * @param dir folder of the site, absolute
 */
export function shareReact(dir: string): void {
  const require = createRequire(import.meta.url);
  for (const {file, own} of findCopies(dir)) {
    // A module of its own: Node keeps the names that ES modules find with it, and those of the copy may be fewer than ours.
    const copy = new Module(file);
    require.cache[file] = Object.assign(copy, {
      filename: file,
      loaded: true,
      exports: require(own),
    });
  }
}

/**
 * Gives packages of a site that are prepared for browsers the engine's own copy of React, and takes it for the site's.
 * @param dir folder of the site, absolute
 */
export function oneReact(dir: string): {
  readonly name: string;
  resolveId(id: string): string | undefined;
} {
  const copies = new Map(findCopies(dir).map(({file, own}) => [toModuleId(file), own]));
  return {
    name: 'wuya:one-react',
    resolveId: (id) =>
      REACT.test(id) ? createRequire(import.meta.url).resolve(id) : copies.get(toModuleId(id)),
  };
}
