import {posix} from 'node:path';
import {childrenOf, isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import {globFields, readLoaders, UNLOADED} from './loaders.ts';
import type {GlobEdit} from './requireContext.ts';

/** Takes a file out of those that a pattern finds, as `require` there takes one out of a folder. */
export const REQUIRE_ONE = `const __require = (files, name, isLoaded) => {
  const found = ['', '.js', '.jsx', '.ts', '.tsx', '.json'].map((ending) => name + ending).find((path) => files[path]);
  if (found === undefined) throw new Error("Cannot find module '" + name + "'");
  return found.endsWith('.json') && !isLoaded ? files[found].default : files[found];
};`.replaceAll(/\n\s*/g, ' ');

/** A piece of an address: its text, or code that gives it. */
type Piece = {readonly text: string} | {readonly code: string};

/**
 * Rewrites calls of `require` whose address is put together when they run; the bundler there takes all files that the fixed
 * pieces leave open, and so does Vite's glob.
 * @example require('./a-' + x + '.json') → __require(import.meta.glob("./a-*.json", {eager: true}), "./a-" + (x) + ".json")
 */
export function requireByPattern(node: SyntaxNode, source: string): GlobEdit[] {
  if (node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'] === 'require') {
    const [argument] = node['arguments'] as SyntaxNode[];
    const pieces = argument && piecesOf(argument, source);
    const required = pieces && pieces.length > 1 ? printRequired(pieces) : undefined;
    return required === undefined ? [] : [{start: node.start, end: node.end, ...required}];
  }
  return childrenOf(node).flatMap((child) => requireByPattern(child, source));
}

function piecesOf(node: SyntaxNode, source: string): Piece[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [{text: node['value']}];
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    return [node['left'], node['right']].flatMap((side) =>
      isNode(side) ? piecesOf(side, source) : [],
    );
  if (node.type !== 'TemplateLiteral') return [{code: source.slice(node.start, node.end)}];
  const expressions = node['expressions'] as SyntaxNode[];
  return (node['quasis'] as SyntaxNode[]).flatMap((quasi, i) => [
    {text: String((quasi['value'] as {cooked?: unknown}).cooked ?? '')},
    ...(expressions[i] ? [{code: source.slice(expressions[i].start, expressions[i].end)}] : []),
  ]);
}

/** Prints the call; undefined for an address that begins with no folder, which would embed the whole site. */
function printRequired([first, ...rest]: readonly Piece[]):
  | Pick<GlobEdit, 'globs' | 'query' | 'text'>
  | undefined {
  const written = first && 'text' in first ? first.text : '';
  const loaded = readLoaders(written);
  const folder = toRoot(loaded?.from ?? written) ?? (loaded?.from === './' ? './' : undefined);
  if (folder === undefined) return undefined;
  const pieces = [{text: folder}, ...rest].filter((piece) => 'code' in piece || piece.text !== '');
  const pattern = pieces
    .map((piece, i) => {
      if ('text' in piece) return piece.text.replaceAll(/[*?[\]{}()!]/g, '\\$&');
      const before = pieces[i - 1];
      return before && 'text' in before && before.text.endsWith('/') ? '**/*' : '*';
    })
    .join('');
  const name = pieces
    .map((piece) => ('text' in piece ? JSON.stringify(piece.text) : `(${piece.code})`))
    .join(' + ');
  const options = loaded ?? UNLOADED;
  const files = `import.meta.glob(${JSON.stringify(pattern)}, {${globFields(options).join(', ')}})`;
  return {
    globs: [pattern],
    query: options.query,
    text: `__require(${files}, ${name}${loaded ? ', true' : ''})`,
  };
}

/** `@site/static/img/a` → `/static/img/a`, `./../img/` → `../img/`; undefined without a folder, and for packages. */
function toRoot(text: string): string | undefined {
  if (/^@site\/[^/]+\//.test(text)) return posix.normalize(text.slice('@site'.length));
  if (!/^\.\.?\/[^]*\w/.test(text)) return undefined;
  const path = posix.normalize(text);
  return path.startsWith('.') ? path : `./${path}`;
}
