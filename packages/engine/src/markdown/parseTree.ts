import type {Element, ElementContent, Root} from 'hast';
import {
  type HastPluginDefinition,
  markdownToHast,
  markdownToHtml,
  type MdastNode,
  type MdastPluginDefinition,
  type MdastVisitorContext,
} from 'satteri';
import type {PreparedSource} from './prepare.ts';

/** Tag names under which directives travel from the Markdown tree to ours; no HTML can produce them. */
export const ADMONITION_TAG = 'wuya-admonition';
export const ADMONITION_TITLE_TAG = 'wuya-admonition-title';

export interface FootnoteTexts {
  readonly footnotes: string;
  readonly footnoteBack: string;
}

/** Parses a prepared note into an HTML tree. The only caller of satteri. Positions are those of the prepared text. */
export function parseTree(source: PreparedSource, texts: FootnoteTexts): Root {
  const features = {
    frontmatter: false,
    directive: source.hasDirectives,
    rawHtml: source.hasHtml,
    gfm: {footnotes: {label: texts.footnotes, backLabel: texts.footnoteBack, clobberPrefix: ''}},
  };
  if (!source.hasDirectives && !source.hasHtml) return markdownToHast(source.text, {features, position: true}) as Root;
  let root: Root | undefined;
  const capture: HastPluginDefinition = {
    name: 'wuya:capture',
    options: {position: true},
    after(tree) {
      root = copyTree(tree as Root);
    },
  };
  const mdastPlugins = [source.hasDirectives && directivesPlugin(source.text), source.hasHtml && carryPlugin];
  markdownToHtml(source.text, {features, mdastPlugins, hastPlugins: [capture]});
  return root!;
}

/** Turns container directives into elements, and puts `10:30` and `::x`, which only look like directives, back. */
function directivesPlugin(text: string): MdastPluginDefinition {
  const sliceOf = (node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined}): string =>
    text.slice(node.position!.start.offset!, node.position!.end.offset!);
  return {
    name: 'wuya:directives',
    options: {position: true},
    containerDirective(node, context) {
      context.setProperty(node, 'data', {
        hName: ADMONITION_TAG,
        hProperties: {kind: node.name, title: node.attributes?.['title'], id: node.attributes?.['id'], className: node.attributes?.['class']},
      });
      const label = node.children[0];
      if (label?.data && 'directiveLabel' in label.data) context.setProperty(label, 'data', {hName: ADMONITION_TITLE_TAG});
    },
    textDirective: (node) => ({type: 'text', value: sliceOf(node)}),
    leafDirective: (node) => ({type: 'paragraph', children: [{type: 'text', value: sliceOf(node)}]}),
  };
}

/** Carries what the reparse of raw HTML would drop, fence meta and positions, through it as attributes. */
const carryPlugin: MdastPluginDefinition = (() => {
  const carryPosition: (node: MdastNode, context: MdastVisitorContext) => void = (node, context) => {
    const start = node.position?.start;
    if (start) context.setProperty(node as never, 'data', {hProperties: {dataWuyaAt: `${start.line}:${start.column}`}});
  };
  return {
    name: 'wuya:carry',
    options: {position: true},
    code(node, context) {
      const start = node.position?.start;
      const dataWuyaCode = JSON.stringify({lang: node.lang ?? '', meta: node.meta ?? ''});
      context.setProperty(node, 'data', {hProperties: {dataWuyaCode, ...(start && {dataWuyaAt: `${start.line}:${start.column}`})}});
    },
    link: carryPosition,
    image: carryPosition,
    linkReference: carryPosition,
    imageReference: carryPosition,
    heading: carryPosition,
  };
})();

/** A plain copy of a tree that satteri makes lazily and may free. */
function copyTree(root: Root): Root {
  const copy = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return {...node, ...(node.position && {position: node.position})};
    const {dataWuyaAt, dataWuyaCode, ...properties} = node.properties;
    const position = typeof dataWuyaAt === 'string' ? toPosition(dataWuyaAt) : node.position;
    const data = typeof dataWuyaCode === 'string' ? toCodeData(dataWuyaCode) : node.data;
    return {
      type: 'element',
      tagName: node.tagName,
      properties,
      ...(data && {data: {...data}}),
      ...(position && {position}),
      children: node.children.map(copy),
    };
  };
  return {type: 'root', children: root.children.map((child) => copy(child as ElementContent))};
}

function toPosition(at: string): NonNullable<Element['position']> {
  const [line = 1, column = 1] = at.split(':').map((n) => Number.parseInt(n, 10) || 1);
  return {start: {line, column}, end: {line, column}};
}

/** Undefined when a writer's own HTML has the attribute with something else in it. */
function toCodeData(json: string): Element['data'] {
  try {
    return JSON.parse(json) as Element['data'];
  } catch {
    return undefined;
  }
}
