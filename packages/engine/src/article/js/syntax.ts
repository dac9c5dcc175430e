import {parseAst} from 'rolldown/parseAst';
import {findOverflow, TOO_DEEP} from './overflow.ts';

/** A node of a syntax tree (ESTree), as far as this room looks at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Parses a text as a program, JSX allowed, or says why it is none and where. */
export function parseProgram(
  code: string,
  lang: 'jsx' | 'tsx' = 'jsx',
): {readonly program: SyntaxNode} | {readonly reason: string; readonly offset: number} {
  const overflow = findOverflow(code);
  if (overflow !== undefined) return {reason: TOO_DEEP, offset: overflow};
  try {
    return {program: parseAst(code, {lang}) as unknown as SyntaxNode};
  } catch (error) {
    const {message, pos} = error as {message?: string; pos?: number};
    const reason = (message ?? String(error)).replace(/\u001B\[[\d;]*m/g, '');
    const at = /:(\d+):(\d+)/.exec(reason);
    const lines = code.split('\n');
    const offset = at
      ? lines.slice(0, Number(at[1]) - 1).reduce((sum, line) => sum + line.length + 1, 0) +
        Number(at[2]) -
        1
      : (pos ?? 0);
    return {
      reason:
        reason
          .split('\n')
          .find((line) => /\w/.test(line) && !line.startsWith('Parse failed'))
          ?.trim() ?? reason,
      offset,
    };
  }
}

/** Parses an expression; undefined for a text that is none. `a + 1` → the node of the sum */
export function parseExpression(code: string): SyntaxNode | undefined {
  const parsed = parseProgram(`(${code}\n)`);
  if ('reason' in parsed) return undefined;
  const body = parsed.program['body'] as readonly SyntaxNode[];
  return body.length === 1 ? (body[0]!['expression'] as SyntaxNode | undefined) : undefined;
}

/** Returns true for a node of a tree. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as {type?: unknown}).type === 'string';

/** Lists the nodes right below one. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'type'
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  );
}

/** Lists a node and all nodes below it in the order of the code, a node before those inside it. */
export function nodesIn(root: SyntaxNode): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    for (const child of childrenOf(node).reverse()) waiting.push(child);
  }
  return nodes;
}
