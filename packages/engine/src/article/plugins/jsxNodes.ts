import {parseJsxTag} from '../js/jsxTag.ts';
import type {Literal} from '../js/literal.ts';
import {isVoid} from '../html/tags.ts';

interface TreeNode {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly TreeNode[];
}

/** An element whose end was not seen yet. */
interface OpenElement {
  readonly name: string;
  readonly node: TreeNode;
  readonly children: TreeNode[];
}

/** Nodes of MDX 1 alone: tags, each a node beside what is inside, and what a page imports and exports. */
const OF_MDX_1 = /^(?:jsx|import|export)$/;

/**
 * Joins the tags that plugins made for Docusaurus 2 put into a tree, as nodes of MDX 1, to elements as later versions have them. What
 * they import and export goes: components are known without.
 */
export function nestJsxNodes<T extends TreeNode>(tree: T): T {
  if (!Array.isArray(tree.children)) return tree;
  const children: readonly TreeNode[] = tree.children.map((child: TreeNode) => nestJsxNodes(child));
  if (children.some(({type}) => OF_MDX_1.test(type)))
    return {...tree, children: nestSiblings(children)};
  // Most trees have none: they are not copied.
  return children.every((child, i) => child === tree.children![i]) ? tree : {...tree, children};
}

function nestSiblings(nodes: readonly TreeNode[]): TreeNode[] {
  const all: TreeNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: TreeNode): void => void (open.at(-1)?.children ?? all).push(node);
  const close = (): void => {
    const {node, children} = open.pop()!;
    add({...node, children});
  };
  for (const node of nodes) {
    if (!OF_MDX_1.test(node.type)) add(node);
    if (node.type !== 'jsx') continue;
    for (const piece of splitTags(String(node.value ?? ''))) {
      if (typeof piece === 'string') add({type: 'text', value: piece});
      else if (piece.kind === 'close') {
        const at = open.findLastIndex(({name}) => name === piece.name);
        const rest = at < 0 ? open.length : at;
        while (open.length > rest) close();
      } else {
        const element = toElement(piece);
        if (piece.kind === 'self' || isVoid(piece.name)) add({...element, children: []});
        else open.push({name: piece.name, node: element, children: []});
      }
    }
  }
  while (open.length > 0) close();
  return all;
}

type Tag = NonNullable<ReturnType<typeof parseJsxTag>>;

/** Splits JSX into its tags and the texts between them; blanks and comments are none. */
function splitTags(written: string): (Tag | string)[] {
  const code = written.replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, '');
  const pieces: (Tag | string)[] = [];
  let from = 0;
  const addText = (end: number): void => {
    const text = code.slice(from, end);
    if (text.trim() !== '') pieces.push(text);
  };
  for (let at = code.indexOf('<'); at >= 0; at = code.indexOf('<', at)) {
    const tag = parseJsxTag(code, at);
    if (tag) {
      addText(at);
      pieces.push(tag);
      from = tag.end;
    }
    at = tag?.end ?? at + 1;
  }
  addText(code.length);
  return pieces;
}

function toElement({name, attributes}: Tag): TreeNode {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value: toValue(value)}],
  );
  return {type: 'mdxJsxFlowElement', name, attributes: written} as TreeNode;
}

function toValue(value: Literal): unknown {
  if (value === true) return null;
  return typeof value === 'string'
    ? value
    : {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)};
}
