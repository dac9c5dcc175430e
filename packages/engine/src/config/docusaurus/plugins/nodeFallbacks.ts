import {escapePattern} from '../../schema/escapePattern.ts';
import {toList, toValues} from '../common/notes.ts';
import {bringsNode} from './definedNames.ts';
import type {Resolving} from './resolving.ts';

/** Modules by the names of those of Node, for browsers: `zlib` → `browserify-zlib`. */
export type NodeFallbacks = Readonly<Record<string, string>>;

/** What `NodePolyfillPlugin` of webpack answers with. */
const POLYFILLS: NodeFallbacks = {
  assert: 'assert/',
  buffer: 'buffer/',
  console: 'console-browserify',
  constants: 'constants-browserify',
  crypto: 'crypto-browserify',
  domain: 'domain-browser',
  events: 'events/',
  http: 'stream-http',
  https: 'https-browserify',
  os: 'os-browserify/browser.js',
  path: 'path-browserify',
  process: 'process/browser.js',
  punycode: 'punycode/',
  querystring: 'querystring-es3',
  stream: 'stream-browserify',
  string_decoder: 'string_decoder/',
  sys: 'util/',
  timers: 'timers-browserify',
  tty: 'tty-browserify',
  url: 'url/',
  util: 'util/',
  vm: 'vm-browserify',
  zlib: 'browserify-zlib',
};

/** Reads `resolve.fallback` of settings of webpack, and what a plugin of it brings of Node. */
export function nodeFallbacksOf(given: {
  readonly resolve?: unknown;
  readonly plugins?: unknown;
}): NodeFallbacks {
  const own = Object.entries(toValues(toValues(given.resolve)['fallback'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {...(toList(given.plugins).some(bringsNode) && POLYFILLS), ...Object.fromEntries(own)};
}

/** Makes a plugin of Vite that gives browsers modules in the place of those of Node; one that is not installed gives nothing. */
export function replaceNodeModules(fallbacks: NodeFallbacks): object {
  const names = Object.keys(fallbacks).map(escapePattern).join('|');
  return {
    name: 'wuya:node-fallbacks',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: {id: new RegExp(`^(?:node:)?(?:${names})$`)},
      // oxlint-disable-next-line max-params -- the shape is that of a hook of Vite
      async handler(this: Resolving, id: string, importer: string, options: {ssr?: boolean}) {
        const name = id.replace(/^node:/, '');
        // Where pages are rendered Node has them.
        if (options.ssr || !Object.hasOwn(fallbacks, name)) return undefined;
        const found = await this.resolve(fallbacks[name]!, importer, {...options, skipSelf: true});
        return found && !found.external ? found : undefined;
      },
    },
  };
}
