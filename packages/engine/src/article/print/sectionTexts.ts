import type {Element, ElementContent} from 'hast';
import {closeGaps, joinCjkLines} from '../text/cjk.ts';
import {isTag} from '../html/tags.ts';
import {HEAD_TAG, ISLAND_TAG} from '../shape/componentTags.ts';
import {formulaSaidBy} from '../text/formulas.ts';
import {DIRECTIVE, FLANK, restoreText} from '../text/marks.ts';
import {type Blanks, blanksIn} from './out/blanks.ts';
import {readWiki, toPicture} from './blocks/wikiLink.ts';

/** Where the parser takes for code what we took for a directive. */
const MARK = new RegExp(`<!--${DIRECTIVE}\\d+-->`, 'g');
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'head', HEAD_TAG]);

/**
 * Collects the plain text of an article by section: what is before the first heading, then what is under each
 * heading in order (the heading's own words left out). Code is part of it, with its indentation. Blocks are separated by line
 * breaks.
 */
export function collectSectionTexts(nodes: readonly ElementContent[]): string[] {
  const sections: string[] = [''];
  // Asked of the section, which grows, it would be copied for each text.
  let isAtLineStart = false;
  const add = (text: string): void => {
    sections[sections.length - 1] += text;
    if (text !== '') isAtLineStart = text.endsWith('\n');
  };
  const visit = (node: ElementContent, blanks: Blanks): void => {
    const formula = formulaSaidBy(node);
    if (formula !== undefined) return add(formula);
    if (node.type === 'text' && blanks === 'kept') return add(node.value);
    if (node.type === 'text') {
      const joined = joinCjkLines(node.value.replaceAll(FLANK, ''), '', '');
      const text = blanks === 'code' ? joined : closeGaps(joined);
      const line = isAtLineStart ? text.trimStart() : text;
      return add(line.replace(/\n[ \t]+/g, '\n'));
    }
    if (
      node.type !== 'element' ||
      SKIPPED.has(node.tagName) ||
      isTag(node.tagName, 'reading') || // it would part the word that it is above
      'dataFootnoteBackref' in node.properties
    )
      return undefined;
    if ('dataFootnotes' in node.properties) {
      for (const child of node.children)
        if (child.type !== 'element' || child.tagName !== 'h2') visit(child, 'text');
      return undefined;
    }
    if (/^h[2-6]$/.test(node.tagName)) {
      sections.push('');
      isAtLineStart = false;
      return undefined;
    }
    if (node.tagName === 'br') return add('\n');
    if (node.tagName === 'img') add(readAlternativeText(node));
    const isBlock = !isTag(node.tagName, 'inline') && node.tagName !== ISLAND_TAG;
    if (isBlock) add('\n');
    const inner = blanksIn(node, blanks);
    for (const child of node.children) visit(child, inner);
    if (isBlock) add('\n');
    return undefined;
  };
  for (const node of nodes) visit(node, 'text');
  return sections.map((text) =>
    restoreText(text)
      .replace(MARK, '')
      .replace(/(?:(?<![ \t])[ \t]+)?\n(?:[ \t]*\n)*/g, '\n')
      .trim(),
  );
}

/** Reads the alternative text of an image; that of `![[a.png|300]]` is the name of its file, the number its width. */
function readAlternativeText(element: Element): string {
  const wiki = readWiki(element);
  const {alt} = (wiki?.kind === 'picture' ? toPicture(wiki) : element).properties;
  return typeof alt === 'string' ? alt : '';
}
