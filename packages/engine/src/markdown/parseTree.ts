import type {Root} from 'hast';
import {markdownToHast} from 'satteri';

export interface FootnoteTexts {
  readonly footnotes: string;
  readonly footnoteBack: string;
}

/**
 * Parses prepared Markdown into an HTML tree. Raw HTML stays raw. The only caller of satteri. Positions are those of the
 * text given.
 */
export function parseTree(text: string, {texts, hasMath}: {readonly texts: FootnoteTexts; readonly hasMath: boolean}): Root {
  const features = {
    frontmatter: false,
    math: hasMath,
    gfm: {footnotes: {label: texts.footnotes, backLabel: texts.footnoteBack, clobberPrefix: ''}},
  };
  return markdownToHast(text, {features, position: true}) as Root;
}

/** The character that a reference like `&hearts;` names, or the reference itself. */
export function decodeReference(reference: string): string {
  const paragraph = (markdownToHast(reference, {features: {frontmatter: false}}) as Root).children[0];
  const text = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  return text?.type === 'text' ? text.value : reference;
}
