import type {Element, ElementContent, Root} from 'hast';
import type {Nodes, Root as MdastRoot} from 'mdast';
import {type Handler, toHast} from 'mdast-util-to-hast';
import type {ParseOptions} from '../parse/parseTree.ts';

/** Nodes of MDX, which stay as they are. */
const MDX = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
];

const math =
  ({isDisplay}: {readonly isDisplay: boolean}): Handler =>
  (_state, node: {readonly value: string; readonly position?: Element['position']}) => {
    const position = node.position && {position: node.position};
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-math', isDisplay ? 'math-display' : 'math-inline']},
      ...position,
      children: [{type: 'text', value: node.value}],
    };
    return isDisplay
      ? {type: 'element', tagName: 'pre', properties: {}, ...position, children: [code]}
      : code;
  };

/** Makes the tree of HTML from one of Markdown that plugins had in their hands, as the parser itself would. */
export function toHtmlTree(
  tree: MdastRoot,
  {texts: {footnotes, footnoteBack}, idPrefix = ''}: ParseOptions,
): Root {
  const made = toHast(tree as Nodes, {
    allowDangerousHtml: true,
    clobberPrefix: idPrefix,
    footnoteLabel: footnotes,
    footnoteBackLabel: (index, rerun) =>
      footnoteBack.replace('{reference}', rerun > 1 ? `${index + 1}-${rerun}` : String(index + 1)),
    handlers: {math: math({isDisplay: true}), inlineMath: math({isDisplay: false})},
    passThrough: MDX as never[],
  });
  const root: Root =
    made.type === 'root' ? made : {type: 'root', children: [made as ElementContent]};
  return {
    ...root,
    children: root.children.map((child) => (child.type === 'element' ? alignCells(child) : child)),
  };
}

/** `align` of cells as a style. */
function alignCells(element: Element): Element {
  const {align, ...rest} = element.properties;
  const isAligned = /^t[dh]$/.test(element.tagName) && typeof align === 'string';
  return {
    ...element,
    ...(isAligned && {properties: {...rest, style: `text-align: ${align}`}}),
    children: element.children.map((child) =>
      child.type === 'element' ? alignCells(child) : child,
    ),
  };
}
