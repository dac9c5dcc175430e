import {posix} from 'node:path';
import {childrenOf, isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/** Makes of the files of a folder what `require.context` gives: a function of their paths, which it lists. */
export const TAKE_CONTEXT = `const __context = (files, folder, pattern, isLazy) => {
  const all = Object.fromEntries(Object.entries(files).map(([path, file]) => ['.' + path.slice(folder.length), file]).filter(([path]) => new RegExp(pattern.source, pattern.flags.replace('g', '')).test(path)));
  const take = (path) => {
    if (all[path] === undefined) throw new Error("Cannot find module '" + path + "'");
    return isLazy ? all[path]() : path.endsWith('.json') ? all[path].default : all[path];
  };
  return Object.assign(take, {keys: () => Object.keys(all).sort(), resolve: (path) => path, id: folder});
};`.replaceAll(/\n\s*/g, ' ');

/** Matches a text that may call `require.context`; most modules do not. */
export const CONTEXT = /\brequire\.context\(/;

/** What is taken where a pattern does not say how names end; Markdown is no module by itself. */
const ANY = ['js', 'jsx', 'ts', 'tsx', 'json', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'];

/**
 * Rewrites calls of webpack's `require.context`, which takes all files of a folder.
 * @example require.context('./a', false, /\.png$/) → __context(import.meta.glob(["./a/*.png"], {eager: true}), "./a", /\.png$/, false)
 */
export function rewriteContexts(node: SyntaxNode, source: string): Edit[] {
  const text = isContext(node)
    ? printContext(node['arguments'] as readonly SyntaxNode[], source)
    : undefined;
  return text === undefined
    ? childrenOf(node).flatMap((child) => rewriteContexts(child, source))
    : [{start: node.start, end: node.end, text}];
}

function isContext({type, ...node}: SyntaxNode): boolean {
  const callee = (node as Readonly<Record<string, unknown>>)['callee'];
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false;
  const [object, property] = [callee['object'], callee['property']] as SyntaxNode[];
  return object!['name'] === 'require' && property!['name'] === 'context';
}

/** Prints the call; undefined where its folder or pattern is known when it runs alone, and for Markdown. */
function printContext(
  [directory, recursive, pattern, mode]: readonly SyntaxNode[],
  source: string,
): string | undefined {
  const folder = toFolder(directory?.['value']);
  const isDeep = recursive?.['value'] ?? true;
  const regex = pattern ? source.slice(pattern.start, pattern.end) : '/^/';
  const ends = endsOf(pattern ? String((pattern['regex'] as {pattern?: string})?.pattern) : '');
  if (folder === undefined || ends === undefined) return undefined;
  const isLazy = mode?.['value'] === 'lazy';
  const below = isDeep === false ? '' : '**/';
  const globs = ends.map((end) => `${folder}/${below}*.${end}`);
  const options = isLazy ? '' : ', {eager: true}';
  return `__context(import.meta.glob(${JSON.stringify(globs)}${options}), ${JSON.stringify(folder)}, ${regex}, ${isLazy})`;
}

/** `@site/static/img` → `/static/img`, `./a/` → `./a`; undefined for packages, and what is no text. */
function toFolder(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const path = posix.normalize(written.replace(/^@site(?=\/)/, '')).replace(/(?<=.)\/$/, '');
  if (/^\/.|^\.\.?(?:\/|$)/.test(path)) return path;
  return written.startsWith('./') ? `./${path}` : undefined;
}

/** Reads how the names end that a pattern finds: `\.(png|jpe?g)$` → png, jpg, jpeg; undefined for Markdown. */
function endsOf(pattern: string): readonly string[] | undefined {
  const [, several, one] = /\\\.(?:\((?:\?:)?([^()]+)\)|([\w?[\]]+))\$$/.exec(pattern) ?? [];
  const ends = (several ?? one)?.split('|').flatMap(expand) ?? [];
  if (ends.some((end) => /^mdx?$/.test(end))) return undefined;
  return ends.length > 0 && ends.every((end) => /^\w+$/.test(end)) ? ends : ANY;
}

/** `jpe?g` → jpg, jpeg; `[jt]s` → js, ts */
function expand(end: string): string[] {
  const [whole, set, sign] = /(?:\[(\w+)\]|(\w)\?)/.exec(end) ?? [];
  if (whole === undefined) return [end];
  const choices = set === undefined ? ['', sign!] : [...set];
  return choices.flatMap((choice) => expand(end.replace(whole, choice)));
}
