import type {Root} from 'hast';

/** Nodes that are read as they are when they are blocks: HTML, comments, expressions and statements of MDX. */
const AS_WRITTEN: ReadonlySet<string> = new Set([
  'raw',
  'comment',
  'mdxFlowExpression',
  'mdxjsEsm',
]);

interface AnyNode {
  readonly type: string;
  readonly tagName?: string;
  readonly position?: {
    readonly start: {readonly line: number};
    readonly end: {readonly line: number};
  };
  readonly children?: readonly AnyNode[];
}

/** Finds the lines of a parsed text, from 0, that are code or blocks of HTML: what is in them makes no Markdown. */
export function findCodeLines(root: Root): ReadonlySet<number> {
  const lines = new Set<number>();
  // Below other nodes HTML may be a part of a paragraph, whose lines are read.
  const waiting = [...(root.children as readonly AnyNode[])].map((node) => ({node, isTop: true}));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {node, isTop} = next;
    if (node.tagName === 'pre' || (isTop && AS_WRITTEN.has(node.type))) {
      if (node.position)
        for (let line = node.position.start.line; line <= node.position.end.line; line++)
          lines.add(line - 1);
    } else for (const child of node.children ?? []) waiting.push({node: child, isTop: false});
  }
  return lines;
}
