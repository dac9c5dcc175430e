import {thrownText} from '../../errors/thrownText.ts';

/** How deep a tree of a plugin may be: what holds itself has no end. */
const TREE_LIMIT = 5000;
/** How many nodes it may have: a note of 5 MB has some 100,000. Nodes that hold others twice at each of 40 levels are a tree without end. */
const NODE_LIMIT = 5_000_000;

/** What can be the name of a tag as it is printed. */
const TAG = /^[^\s"'<>/=]+$/;

/** Says what makes a plugin's result no tree; undefined for a tree. Nodes that throw where they are asked are none. */
export function findWrongNode(root: unknown): string | undefined {
  try {
    return findIn(root);
  } catch (error) {
    return thrownText(error);
  }
}

function findIn(root: unknown): string | undefined {
  let level: unknown[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > TREE_LIMIT) return `the tree is deeper than ${TREE_LIMIT} nodes`;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null) return `a node is ${String(node)}`;
      const {type, tagName, depth: rank, children, value, data} = node as Record<string, unknown>;
      if (typeof type !== 'string') return 'a node has no type';
      if (type === 'element' && typeof tagName !== 'string') return 'an element has no tagName';
      const {hName = tagName} = (data ?? {}) as {hName?: unknown};
      if (typeof hName === 'string' && !TAG.test(hName)) return `no tag is named ${hName}`;
      if (type === 'heading' && typeof rank !== 'number') return 'a heading has no depth';
      if (type === 'element' && !Array.isArray(children)) return 'an element has no children';
      if (type === 'text' && typeof value !== 'string') return 'a text has no value';
      if (!Array.isArray(children)) continue;
      count += children.length;
      if (count > NODE_LIMIT) return `the tree has more than ${NODE_LIMIT} nodes`;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return undefined;
}
