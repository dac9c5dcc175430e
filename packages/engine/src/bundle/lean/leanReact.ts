import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from 'vite';
import {removeReactParts} from './removeReactParts.ts';
import {createModuleWatch} from '../modules/moduleWatch.ts';
import {OWN_SOURCE} from '../modules/sources.ts';
import {findReactParts, listLeftOut} from './reactParts.ts';

const PREFIX = '\0wuya:react/';

/** The production files behind React's entries. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

/** Reads the production code of one of React's entries, CommonJS, in the engine's own copy. */
export function readProduction(id: string): string {
  const own = createRequire(import.meta.url);
  const owner = id === 'scheduler' ? createRequire(own.resolve('react-dom')) : own; // installed for react-dom alone
  const folder = dirname(owner.resolve(id.split('/')[0]!));
  return readFileSync(join(folder, 'cjs', FILES[id]!), 'utf8');
}

/**
 * Rewrites the production code of React as a module, in which the bundler sees what is used. React's files are alike:
 * their `require` calls are in one `var`, and each export is first assigned at the beginning of a line.
 * @param id its own name, for the default export
 */
export function toModule(code: string, id: string): string {
  const imports: string[] = [];
  // By the name of an export: its own, or what it is another name of, as `jsxs` is of what `jsx` is.
  const locals = new Map<string, string>();
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+;$/gm, (list) => {
      for (const [, name, from] of list.matchAll(/(?<!\w)(\w+) = require\("([\w-]+)"\)/g))
        imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(/^exports\.(\w+) = (?!null;)([A-Za-z_]\w*);$/gm, (_, name: string, local: string) => {
      locals.set(name, local);
      return '';
    })
    .replace(/^exports\.(\w+)(?= =)/gm, (_, name: string) => {
      locals.set(name, `$${name}`);
      return `let $${name}`;
    })
    .replace(/\bexports\.(\w+)/g, (_, name: string) => locals.get(name) ?? `$${name}`);
  const exported = [...locals].map(([name, local]) => `${local} as ${name}`).join(', ');
  return [
    ...imports,
    `import * as self from '${id}';`,
    body,
    `export {${exported}};`,
    'export default self;',
  ].join('\n');
}

/** Names of `REACT_PARTS`: what a bundle is made with, and what its modules turn out to use. */
export interface ReactUse {
  readonly kept: Set<string>;
  readonly found: Set<string>;
}

/** Tells whether modules turned out to use parts of React that their bundle was made without. */
export const lacksParts = ({kept, found}: ReactUse): boolean =>
  [...found].some((part) => !kept.has(part));

const CLIENT = `${PREFIX}react-dom/client`;

/**
 * Gives the client of a built site React as modules, in which unused code is left out, by the bundler (each use is a
 * name instead of a path through an object: 2.6 KB brotli of 71 with React 19.3) and by `removeReactParts` (22 KB). React itself waits for all
 * other modules, since they tell what it must have.
 * @param use what is kept in any case; gets what the modules use
 */
export function leanReact(use: ReactUse): Plugin {
  const others = createModuleWatch();
  return {
    name: 'wuya:lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({name}) => name === 'client',
    resolveId: {
      filter: {id: /^(?:react|scheduler)/},
      handler: (id) => (Object.hasOwn(FILES, id) ? PREFIX + id : undefined),
    },
    load: {
      // Of the engine's own modules those that import them tell.
      filter: {id: {exclude: OWN_SOURCE}},
      async handler(id) {
        others.expect(id);
        const name = id.slice(PREFIX.length);
        if (!id.startsWith(PREFIX)) return undefined;
        const code = toModule(readProduction(name), name);
        if (id !== CLIENT) return code;
        await others.read(CLIENT);
        for (const part of use.found) use.kept.add(part);
        return removeReactParts(code, listLeftOut(use.kept));
      },
    },
    transform(code, id) {
      if (!id.startsWith(PREFIX)) for (const part of findReactParts(code)) use.found.add(part);
    },
    moduleParsed({id, importedIds, dynamicallyImportedIds}) {
      others.tell(id, [...importedIds, ...dynamicallyImportedIds]);
    },
  };
}
