import {tests} from 'commonmark-spec';
import type {ElementContent} from 'hast';
import {describe, expect, it} from 'vitest';
import {escapeText, isElement, isVoid, serializeAttributes} from '../src/markdown/html.ts';
import {restoreText, restoreUrl} from '../src/markdown/marks.ts';
import {decodeReference, parseTree} from '../src/markdown/parseTree.ts';
import {prepareSource} from '../src/markdown/prepare.ts';
import {raiseTree} from '../src/markdown/raise.ts';
import {articleTexts} from './articleTexts.ts';

/*
 * The examples of CommonMark 0.31.2 through our preparation, the parser, and our reading of raw HTML; what the design
 * makes of the tree (anchors, copy buttons, figures) is the fixtures' concern. Each example that we read otherwise on
 * purpose stands in REASONS.
 */
const REASONS: readonly (readonly [reason: string, examples: readonly number[]])[] = [
  ['An article is well formed: elements that were left open are closed, end tags without a start go, references in attributes are decoded.', [21, 31, 148, 151, 155, 165, 174, 175, 184, 187, 344, 476, 477, 494, 614, 616, 617, 630, 631, 642, 643]],
  ['A tag that HTML does not know and nobody closes is text, as in Array<T>.', [150, 201, 491, 524, 536, 613, 615, 623]],
  ['A tag that does not end is text.', [156, 157, 158]],
  ['A capitalised tag is a component: Markdown inside it is read, and of one nobody knows only that is shown.', [163]],
  ['<style> without an end is text; it would swallow the rest of the note.', [173]],
  ['Instructions, declarations and CDATA mean nothing in a page: notes about PHP and XML show them as text.', [180, 181, 182, 627, 628, 629]],
  ['GFM links bare addresses.', [602, 606, 608, 611, 612]],
];
const INTENDED: ReadonlySet<number> = new Set(REASONS.flatMap(([, numbers]) => numbers));

function render(markdown: string): string {
  const source = markdown.replaceAll('→', '\t');
  const prepared = prepareSource({body: source, file: 'a.md', firstLine: 1, hasMath: false});
  const parsed = parseTree(prepared.text, {texts: articleTexts, hasMath: false});
  const {root} = raiseTree(parsed, {
    directives: prepared.marked?.directives ?? [],
    lines: prepared.text.split('\n'),
    allowsRawHtml: true,
    file: 'a.md',
    locate: (position) => position,
    decodeName: decodeReference,
  });
  return root.children.map((node) => print(node as ElementContent)).join('');
}

function print(node: ElementContent): string {
  if (node.type === 'text') return escapeText(restoreText(node.value));
  if (!isElement(node)) return '';
  const {href, src, ...rest} = node.properties;
  const urls = {...(typeof src === 'string' && {src: restoreUrl(src)}), ...(typeof href === 'string' && {href: restoreUrl(href)})};
  const opening = `<${node.tagName}${restoreText(serializeAttributes({...urls, ...rest}))}>`;
  return isVoid(node.tagName) ? opening : `${opening}${node.children.map(print).join('')}</${node.tagName}>`;
}

/** What no reader sees apart: blanks between blocks, order of attributes, comments, ways of writing a character or an empty element. */
function normalise(html: string): string {
  return html
    .replace(/<!--(?:>|->|[^]*?-->)/g, '')
    .replace(/\s*\/>/g, '>')
    .replaceAll('&quot;', '"')
    .replace(/<([a-z][\w-]*)((?:\s+[^\s>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*>/gi, (_, name: string, attributes: string) => {
      const list = [...attributes.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(([, key, a, b, c]) => `${key!.toLowerCase()}="${(a ?? b ?? c ?? '').trim().replace(/\s+/g, ' ')}"`);
      return `<${[name.toLowerCase(), ...list.toSorted()].join(' ')}>`;
    })
    .replace(/<\/([a-z][\w-]*)\s*>/gi, (_, name: string) => `</${name.toLowerCase()}>`)
    .replace(/\s*(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|td|th|div|section|dl|dt|dd|br)\b[^>]*>)\s*/g, '$1')
    .trim();
}

describe('CommonMark 0.31.2', () => {
  it.each(tests.filter(({number}) => !INTENDED.has(number)).map((example) => [example.number, example.section, example] as const))('example %i, %s', (_number, _section, {markdown, html}) => {
    expect(normalise(render(markdown))).toBe(normalise(html.replaceAll('→', '\t')));
  });

  it('is read otherwise only where we mean to', () => {
    const same = [...INTENDED].filter((number) => {
      const {markdown, html} = tests[number - 1]!;
      return normalise(render(markdown)) === normalise(html.replaceAll('→', '\t'));
    });
    expect(same).toEqual([]);
  });
});
