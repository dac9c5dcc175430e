import {parseAst} from 'rolldown/parseAst';
import type {Plugin} from 'vite';
import {childrenOf, isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import {OWN_SOURCE} from '../modules/sources.ts';

/** A function that a list of statements declares, and what its code names. */
interface Declared {
  readonly node: SyntaxNode;
  /** Place of its statement in the list. */
  readonly index: number;
  readonly names: ReadonlySet<string>;
}

/**
 * Writes functions as arrows: `function a(b) {…}` → `const a = (b) => {…};`. Minified, neighbours are one declaration, and bodies that
 * return at once have no braces. A function stays as it is where it has a `this`, `arguments` or `yield` of its own, and where code before
 * it may call it. For our own modules: nothing in them calls a function with `new`.
 */
export function toArrows(code: string): string {
  const edits: {readonly start: number; readonly end: number; readonly text: string}[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const child of childrenOf(node)) visit(child);
    if (node.type !== 'Program' && node.type !== 'BlockStatement') return;
    for (const {id, async, start, body, end} of listLate(node['body'] as SyntaxNode[]).map(
      partsOf,
    )) {
      const params = code.slice(code.indexOf('(', id.end), body.start).trim();
      edits.push(
        {start, end: body.start, text: `const ${id.name} = ${async ? 'async ' : ''}${params} => `},
        {start: end, end, text: ';'},
      );
    }
  };
  visit(parseAst(code) as unknown as SyntaxNode);
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  let from = 0;
  let out = '';
  for (const {start, end, text} of edits) {
    out += code.slice(from, start) + text;
    from = end;
  }
  return out + code.slice(from);
}

const partsOf = (node: SyntaxNode) =>
  node as SyntaxNode & {
    readonly id: {readonly name: string; readonly end: number};
    readonly async: boolean;
    readonly body: SyntaxNode;
  };

/** Lists the functions of a list of statements that may be arrows and are called by nothing that runs before them. */
function listLate(statements: readonly SyntaxNode[]): SyntaxNode[] {
  const declared = new Map<string, Declared>();
  const others: {readonly node: SyntaxNode; readonly index: number}[] = [];
  for (const [index, statement] of statements.entries()) {
    const functions = functionsOf(
      statement.type === 'ExportNamedDeclaration' && isNode(statement['declaration'])
        ? statement['declaration']
        : statement,
    );
    for (const [name, own] of functions)
      declared.set(name, {node: own, index, names: namesIn(own)});
    if (functions.length === 0) others.push({node: statement, index});
  }
  const early = new Set<string>();
  for (const {node, index} of others) {
    const reached = namesIn(node);
    for (const name of reached)
      for (const next of declared.get(name)?.names ?? []) reached.add(next);
    for (const name of reached) if ((declared.get(name)?.index ?? -1) > index) early.add(name);
  }
  return [...declared].flatMap(([name, {node}]) =>
    node.type === 'FunctionDeclaration' && !early.has(name) && mayBeArrow(node) ? [node] : [],
  );
}

/** Lists the functions that a statement declares and does nothing else. */
function functionsOf(node: SyntaxNode): [name: string, node: SyntaxNode][] {
  if (node.type === 'FunctionDeclaration')
    return isNode(node['id']) ? [[node['id']['name'] as string, node]] : [];
  if (node.type !== 'VariableDeclaration') return [];
  const parts = node['declarations'] as {id: SyntaxNode; init: SyntaxNode | null}[];
  return parts.every(({init}) => init?.type === 'ArrowFunctionExpression')
    ? parts.map(({id, init}) => [id['name'] as string, init!])
    : [];
}

/** Collects the names in a piece of code, those of fields among them. */
function namesIn(node: SyntaxNode, names = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') names.add(node['name'] as string);
  for (const child of childrenOf(node)) namesIn(child, names);
  return names;
}

function mayBeArrow(node: SyntaxNode): boolean {
  return !node['generator'] && !childrenOf(node).some(hasOwnContext);
}

/** Tells whether code has `this` or `arguments` of the function around it. */
function hasOwnContext(node: SyntaxNode): boolean {
  if (node.type === 'ThisExpression' || node.type === 'MetaProperty') return true;
  if (node.type === 'Identifier' && node['name'] === 'arguments') return true;
  if (/^Function(?:Declaration|Expression)$|^ClassBody$/.test(node.type)) return false;
  return childrenOf(node).some(hasOwnContext);
}

/** Makes arrows of the functions of our own modules: 1 % less code for readers, as brotli (2026-11). */
export function arrowFunctions(): Plugin {
  return {
    name: 'wuya:arrow-functions',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({name}) => name === 'client',
    transform: {
      filter: {id: OWN_SOURCE},
      handler: (code) => ({code: toArrows(code), map: null}),
    },
  };
}
