import type {Element} from 'hast';
import {escapeText} from '../../html/escape.ts';
import {labelOf} from '../../prepare/repairs/wikiLinks.ts';
import {readWikiTarget, restoreText, restoreUrl} from '../../text/marks.ts';
import type {Out, Surroundings} from '../out/out.ts';

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;

/** A `[[link]]` or what `![[…]]` shows, as the tree has it. */
export interface WikiElement {
  readonly element: Element;
  readonly target: string;
  /** `link` is also a file that pages do not show: a film, a PDF. */
  readonly kind: 'link' | 'picture' | 'note';
}

/** Reads an element that was made of `[[…]]`; undefined for any other. */
export function readWiki(element: Element): WikiElement | undefined {
  const {tagName, properties} = element;
  const address = tagName === 'a' ? properties['href'] : properties['src'];
  const target = typeof address === 'string' ? readWikiTarget(restoreUrl(address)) : undefined;
  if (target === undefined) return undefined;
  if (tagName === 'a') return {element, target, kind: 'link'};
  const name = target.replace(/#.*$/, '');
  if (PICTURE.test(name)) return {element, target, kind: 'picture'};
  const isFile = /\.[a-z\d]{2,5}$/i.test(name) && !/\.mdx?$/i.test(name);
  return {element, target, kind: isFile ? 'link' : 'note'};
}

/** Prints a link to what a name stands for; without a file of that name it is text. */
export function printWikiLink(
  {element, target}: WikiElement,
  out: Out,
  around: Surroundings,
): void {
  out.write(`<a${out.reference({kind: 'wiki', url: target, element})}>`);
  if (element.tagName === 'a') out.children(element.children, around);
  else out.write(escapeText(restoreText(String(element.properties['alt'] || labelOf(target)))));
  out.write('</a>');
}

/** Prints a note, or a part of it, in the place of `![[note#heading]]`. */
export function printEmbed({element, target}: WikiElement, out: Out): void {
  out.write(out.reference({kind: 'embed', url: target, element}));
}

/** Makes the picture of `![[file.png|300x200]]` an element like any other, with its size and an alternative text. */
export function toPicture({element, target}: WikiElement): Element {
  const words = restoreText(String(element.properties['alt'] ?? ''));
  const size = /^(\d+)(?:x(\d+))?$/.exec(words);
  const name = target.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return {
    ...element,
    properties: {
      ...element.properties,
      alt: size || words === '' ? name : words,
      ...(size && {width: size[1]!}),
      ...(size?.[2] !== undefined && {height: size[2]}),
    },
  };
}
