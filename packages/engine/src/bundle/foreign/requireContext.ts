import {posix} from 'node:path';
import {childrenOf, isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';
import {POST_FOLDER} from './listModules.ts';
import {globFields, readLoaders, UNLOADED} from './loaders.ts';

/** Makes of the files of a folder what `require.context` gives: a function of their paths, which it lists. */
export const TAKE_CONTEXT = `const __context = (files, folder, pattern, isLazy, isRaw) => {
  const all = Object.fromEntries(Object.entries(files).map(([path, file]) => ['.' + path.slice(folder.length), file]).filter(([path]) => new RegExp(pattern.source, pattern.flags.replace('g', '')).test(path)));
  const take = (path) => {
    if (all[path] === undefined) throw new Error("Cannot find module '" + path + "'");
    return isLazy ? all[path]() : !isRaw && path.endsWith('.json') ? all[path].default : all[path];
  };
  return Object.assign(take, {keys: () => Object.keys(all).sort(), resolve: (path) => path, id: folder});
};`.replaceAll(/\n\s*/g, ' ');

/** Name of the posts of blogs in code that takes what Docusaurus writes of them. */
export const LISTS = '__postLists';

/** Matches a text that may call it; most modules do not. */
export const CONTEXT = /\brequire\b[^;()\n]{0,40}\)?\.context\b/;

/** Code that takes files by a glob of Vite. */
export interface GlobEdit extends Edit {
  /** Beside the module, or from the folder of the site where they begin with a slash. */
  readonly globs: readonly string[];
  /** How the files are read: `?raw`; empty for those that are modules. */
  readonly query: string;
}

/** What is taken where a pattern does not say how names end. */
const ANY = ['js', 'jsx', 'ts', 'tsx', 'json', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'];

/**
 * Rewrites calls of webpack's `require.context`, which takes all files of a folder.
 * @example require.context('./a', false, /\.png$/) → __context(import.meta.glob(["./a/*.png"], {eager: true}), "./a", /\.png$/, false)
 */
export function rewriteContexts(node: SyntaxNode, source: string): GlobEdit[] {
  const context = isContext(node)
    ? printContext(node['arguments'] as readonly SyntaxNode[], source)
    : undefined;
  return context === undefined
    ? childrenOf(node).flatMap((child) => rewriteContexts(child, source))
    : [{start: node.start, end: node.end, ...context}];
}

function isContext({type, ...node}: SyntaxNode): boolean {
  const callee = (node as Readonly<Record<string, unknown>>)['callee'];
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false;
  const [object, property] = [callee['object'], callee['property']] as SyntaxNode[];
  return withoutType(object!)['name'] === 'require' && property!['name'] === 'context';
}

/** `(require as any)` → `require` */
function withoutType(node: SyntaxNode): SyntaxNode {
  const inner = node['expression'];
  return isNode(inner) ? withoutType(inner) : node;
}

/** Prints the call; undefined where its folder or pattern is known when it runs alone. */
function printContext(
  [directory, recursive, pattern, mode]: readonly SyntaxNode[],
  source: string,
): Pick<GlobEdit, 'globs' | 'query' | 'text'> | undefined {
  const written = directory?.['value'];
  const regex = pattern ? source.slice(pattern.start, pattern.end) : '/^/';
  const isLazy = mode?.['value'] === 'lazy';
  const [isPosts, blog, isForPages] = (!isLazy && POST_FOLDER.exec(String(written))) || [];
  if (isPosts !== undefined) {
    const list = `${LISTS}[${JSON.stringify(blog)}]`;
    const files = `${list}?.${isForPages ? 'pageFiles' : 'files'} ?? {}`;
    return {globs: [], query: '', text: `__context(${files}, "", ${regex}, false, true)`};
  }
  const loaded = typeof written === 'string' ? readLoaders(written) : undefined;
  const {query} = loaded ?? UNLOADED;
  const folder = toFolder(loaded?.from ?? written);
  if (folder === undefined) return undefined;
  const isDeep = recursive?.['value'] ?? true;
  const ends = endsOf(pattern ? String((pattern['regex'] as {pattern?: string})?.pattern) : '');
  const names = ends?.map((end) => `*.${end}`) ?? (query ? ['*'] : ANY.map((end) => `*.${end}`));
  const globs = names.map((name) => `${folder}/${isDeep === false ? '' : '**/'}${name}`);
  const fields = globFields(loaded ?? UNLOADED, isLazy);
  const options = fields.length > 0 ? `, {${fields.join(', ')}}` : '';
  const files = `import.meta.glob(${JSON.stringify(globs)}${options})`;
  const text = `__context(${files}, ${JSON.stringify(folder)}, ${regex}, ${isLazy}${query && ', true'})`;
  return {globs, query, text};
}

/** `@site/static/img` → `/static/img`, `./a/` → `./a`; undefined for packages, and what is no text. */
function toFolder(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const path = posix.normalize(written.replace(/^@site(?=\/)/, '')).replace(/(?<=.)\/$/, '');
  if (/^\/.|^\.\.?(?:\/|$)/.test(path)) return path;
  return written.startsWith('./') ? `./${path}` : undefined;
}

/** Reads how the names end that a pattern finds: `\.(png|jpe?g)$` → png, jpg, jpeg; undefined where it does not say. */
function endsOf(pattern: string): readonly string[] | undefined {
  const [, several, one] = /\\\.(?:\((?:\?:)?([^()]+)\)|([\w?[\]]+))\$$/.exec(pattern) ?? [];
  const ends = (several ?? one)?.split('|').flatMap(expand) ?? [];
  return ends.length > 0 && ends.every((end) => /^\w+$/.test(end)) ? ends : undefined;
}

/** `jpe?g` → jpg, jpeg; `[jt]s` → js, ts */
function expand(end: string): string[] {
  const [whole, set, sign] = /(?:\[(\w+)\]|(\w)\?)/.exec(end) ?? [];
  if (whole === undefined) return [end];
  const choices = set === undefined ? ['', sign!] : [...set];
  return choices.flatMap((choice) => expand(end.replace(whole, choice)));
}
