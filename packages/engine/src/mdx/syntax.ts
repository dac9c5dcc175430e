import {parseAst} from 'rolldown/parseAst';

/** A node of a syntax tree (ESTree), as far as this room looks at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The program of a text, JSX allowed, or why it is none and where. */
export function parseProgram(code: string): {readonly program: SyntaxNode} | {readonly reason: string; readonly offset: number} {
  try {
    return {program: parseAst(code, {lang: 'jsx'}) as unknown as SyntaxNode};
  } catch (error) {
    const {message, pos} = error as {message?: string; pos?: number};
    const reason = (message ?? String(error)).replace(/\u001B\[[\d;]*m/g, '');
    const at = /:(\d+):(\d+)/.exec(reason);
    const lines = code.split('\n');
    const offset = at ? lines.slice(0, Number(at[1]) - 1).reduce((sum, line) => sum + line.length + 1, 0) + Number(at[2]) - 1 : (pos ?? 0);
    return {reason: reason.split('\n').find((line) => /\w/.test(line) && !line.startsWith('Parse failed'))?.trim() ?? reason, offset};
  }
}

export const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && typeof (value as {type?: unknown}).type === 'string';

/** The nodes right below one. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([key, value]) => (key === 'type' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}
