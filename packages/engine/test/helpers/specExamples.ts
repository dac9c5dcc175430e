import type {ElementContent} from 'hast';
import {serializeAttributes} from '../../src/article/html/attributes.ts';
import {escapeText} from '../../src/article/html/escape.ts';
import {isElement} from '../../src/article/html/nodes.ts';
import {isVoid} from '../../src/article/html/tags.ts';
import {restoreText, restoreUrl} from '../../src/article/text/marks.ts';
import {decodeReference, parseTree} from '../../src/article/parse/parseTree.ts';
import {prepareSource} from '../../src/article/prepare/prepare.ts';
import {nestElements} from '../../src/article/parse/nestElements.ts';
import {articleTexts} from './articleTexts.ts';

/** HTML of an example of a specification, `→` for a tab: our preparation, the parser, and our reading of raw HTML. */
export function renderExample(markdown: string, allowsRawHtml = true): string {
  const source = markdown.replaceAll('→', '\t');
  const prepared = prepareSource({body: source, file: 'a.md', firstLine: 1, hasMath: false});
  const parsed = parseTree(prepared.text, {texts: articleTexts, hasMath: false});
  const {root} = nestElements(parsed, {
    directives: prepared.marked?.directives ?? [],
    lines: prepared.text.split('\n'),
    allowsRawHtml,
    messages: {},
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
  const urls = {
    ...(typeof src === 'string' && {src: restoreUrl(src)}),
    ...(typeof href === 'string' && {href: restoreUrl(href)}),
  };
  const opening = `<${node.tagName}${restoreText(serializeAttributes({...urls, ...rest}))}>`;
  return isVoid(node.tagName)
    ? opening
    : `${opening}${node.children.map(print).join('')}</${node.tagName}>`;
}

/** What no reader sees apart: blanks between blocks, order of attributes, comments, ways of writing a character or an empty element. */
export function normaliseHtml(html: string): string {
  return html
    .replace(/<!--(?:>|->|[^]*?-->)/g, '')
    .replace(/\s*\/>/g, '>')
    .replaceAll('&quot;', '"')
    .replace(
      /<([a-z][\w-]*)((?:\s+[^\s>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*>/gi,
      (_, name: string, attributes: string) => {
        const list = [...attributes.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
          ([, key, a, b, c]) =>
            `${key!.toLowerCase()}="${(a ?? b ?? c ?? '').trim().replace(/\s+/g, ' ')}"`,
        );
        return `<${[name.toLowerCase(), ...list.toSorted()].join(' ')}>`;
      },
    )
    .replace(/<\/([a-z][\w-]*)\s*>/gi, (_, name: string) => `</${name.toLowerCase()}>`)
    .replace(
      /\s*(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|td|th|div|section|dl|dt|dd|br)\b[^>]*>)\s*/g,
      '$1',
    )
    .trim();
}
