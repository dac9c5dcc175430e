import type {ElementContent, Root} from 'hast';
import {markdownToHast, markdownToHtml, type HastPluginDefinition, type MdastPluginDefinition} from 'satteri';
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
  if (!source.hasDirectives) return markdownToHast(source.text, {features, position: true}) as Root;
  let root: Root | undefined;
  const capture: HastPluginDefinition = {
    name: 'wuya:capture',
    options: {position: true},
    after(tree) {
      root = copyTree(tree as Root);
    },
  };
  markdownToHtml(source.text, {features, mdastPlugins: [directivesPlugin(source.text)], hastPlugins: [capture]});
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

/** A plain copy of a tree that satteri makes lazily and may free. */
function copyTree(root: Root): Root {
  const copy = (node: ElementContent): ElementContent => {
    const position = node.position;
    if (node.type !== 'element') return {...node, ...(position && {position})};
    return {
      type: 'element',
      tagName: node.tagName,
      properties: {...node.properties},
      ...(node.data && {data: {...node.data}}),
      ...(position && {position}),
      children: node.children.map(copy),
    };
  };
  return {type: 'root', children: root.children.map((child) => copy(child as ElementContent))};
}
