import type {Root} from 'hast';
import {type HastPluginDefinition, markdownToHast, type MdastPluginDefinition, mdxToHast, mdxToJs} from 'satteri';

export interface FootnoteTexts {
  readonly footnotes: string;
  readonly footnoteBack: string;
}

/**
 * Parses prepared Markdown into an HTML tree. Raw HTML stays raw. The only caller of satteri. Positions are those of the
 * text given.
 */
export function parseTree(text: string, options: ParseOptions): Root {
  return markdownToHast(text, {features: featuresFor(options), position: true}) as Root;
}

export interface ParseOptions {
  readonly texts: FootnoteTexts;
  /** `$…$` is a formula. */
  readonly hasMath: boolean;
}

/**
 * The same for strict MDX, with JSX, expressions and statements as nodes of their own.
 * @param directives what container directives become; without it they are not read
 * @throws what is wrong with the text: `line:column: reason`
 */
export function parseMdxTree(text: string, options: ParseOptions, directives: MdastPluginDefinition | undefined): Root {
  const features = {...featuresFor(options), directive: directives !== undefined};
  if (!directives) return mdxToHast(text, {features, position: true}) as Root;
  let root: Root | undefined;
  const capture: HastPluginDefinition = {
    name: 'wuya:capture',
    options: {position: true},
    after(tree) {
      root = copyTree(tree as Root);
    },
  };
  mdxToJs(text, {features, mdastPlugins: [directives], hastPlugins: [capture]});
  return root!;
}

function featuresFor({texts, hasMath}: ParseOptions) {
  return {
    frontmatter: false,
    math: hasMath,
    gfm: {footnotes: {label: texts.footnotes, backLabel: texts.footnoteBack, clobberPrefix: ''}},
  };
}

/** A plain copy of a tree that satteri makes lazily and may free. */
function copyTree<T extends object>(node: T): T {
  const copy: Record<string, unknown> = {};
  for (const key in node) {
    const value: unknown = node[key];
    copy[key] = Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'object' && item !== null ? copyTree(item) : item)) : typeof value === 'object' && value !== null ? copyTree(value) : value;
  }
  return copy as T;
}

/** The character that a reference like `&hearts;` names, or the reference itself. */
export function decodeReference(reference: string): string {
  const paragraph = (markdownToHast(reference, {features: {frontmatter: false}}) as Root).children[0];
  const text = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  return text?.type === 'text' ? text.value : reference;
}
