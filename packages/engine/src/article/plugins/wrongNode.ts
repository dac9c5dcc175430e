/** How deep a tree of a plugin may be: what holds itself has no end. */
const TREE_LIMIT = 5000;

/** Says what makes a plugin's result no tree; undefined for a tree. */
export function findWrongNode(root: unknown): string | undefined {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > TREE_LIMIT) return `the tree is deeper than ${TREE_LIMIT} nodes`;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null) return `a node is ${String(node)}`;
      const {type, tagName, children, value} = node as Record<string, unknown>;
      if (typeof type !== 'string') return 'a node has no type';
      if (type === 'element' && typeof tagName !== 'string') return 'an element has no tagName';
      if (type === 'element' && !Array.isArray(children)) return 'an element has no children';
      if (type === 'text' && typeof value !== 'string') return 'a text has no value';
      if (Array.isArray(children)) for (const child of children) next.push(child);
    }
    level = next;
  }
  return undefined;
}
