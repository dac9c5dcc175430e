import {decodePath} from '@wuya/theme/pathname';
import type {Element, ElementContent} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {serializeAttributes} from '../../html/attributes.ts';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {isBlank, isElement} from '../../html/nodes.ts';
import {isUnsafePicture, isUnsafeUrl, safeProperties} from '../../html/sanitize.ts';
import {isTag} from '../../html/tags.ts';
import {isJsx, isOwnHtml} from '../../shape/ownHtml.ts';
import {restoreText, restoreUrl} from '../../text/marks.ts';
import {fillText} from '../../text/texts.ts';
import type {Out, Printer} from '../out/out.ts';
import {hasScheme, isOnOwnDisk} from '../out/url.ts';
import {saidWordsOf, toExcerpt} from '../out/words.ts';
import {reportScript} from './link.ts';
import {printPlain} from './plain.ts';
import {printEmbed, printWikiLink, readWiki, toPicture, type WikiElement} from './wikiLink.ts';

/**
 * Prints a paragraph; a picture that is alone in one is a figure that can be enlarged, its title the caption. One whose tag has attributes
 * (`<p align="center">`) stays what it is.
 */
export const printParagraph: Printer = (element, out, around) => {
  out.collected.excerpt ||= toExcerpt(saidWordsOf(element, out));
  const content = element.children.filter((child) => !isBlank(child));
  const [image] = content;
  const isTagged = Object.keys(element.properties).length > 0;
  if (content.length !== 1 || isTagged || !isElement(image, 'img') || isOwnHtml(image))
    return printPlain(element, out, around);
  const wiki = readWiki(image);
  if (wiki?.kind === 'note') return printEmbed(wiki, out);
  if (wiki?.kind === 'link') return printPlain(element, out, around);
  const src = addressOf(image);
  return isUnsafeUrl(src)
    ? printPlain(element, out, around)
    : printFigure(wiki ? toPicture(wiki) : image, src, out);
};

/** Prints an item of a list; a note that is embedded alone in one without paragraphs is shown as in a paragraph. */
export const printItem: Printer = (element, out, around) => {
  const content = element.children.filter((child) => !isBlank(child));
  const alone = content.filter(
    (child, i): child is Element =>
      isElement(child, 'img') &&
      readWiki(child)?.kind === 'note' &&
      endsLine(content[i + 1]) &&
      (endsLine(content[i - 1]) || isElement(content[i - 1], 'input')),
  );
  if (alone.length === 0) return printPlain(element, out, around);
  const shown = new Set<ElementContent>(alone);
  const children = element.children.map((child) =>
    shown.has(child) ? toParagraph(child as Element) : child,
  );
  return printPlain({...element, children}, out, around);
};

/** Tells whether what is beside a node in an item leaves it alone in its line. */
const endsLine = (node: ElementContent | undefined): boolean =>
  node === undefined || (isElement(node) && isTag(node.tagName, 'block'));

const toParagraph = (image: Element): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [image],
});

function printFigure(image: Element, src: string, out: Out): void {
  const {texts} = out.context;
  const {title, ...properties} = image.properties;
  const alt = restoreText(String(properties['alt'] ?? ''));
  // A picture without words has none after the colon either.
  const name = fillText(texts.zoom, {alt}).trimEnd();
  const label = escapeAttribute(name.replace(/[:：]$/, '').trimEnd());
  const href = isOpaque(src)
    ? ` href="${isLongData(src) ? '#' : escapeAttribute(src)}"`
    : out.reference({kind: 'picture', element: image, ...addressIn(image)});
  out.write(`<figure${modeClassOf(src)}><a class="zoomable"${href} aria-label="${label}">`);
  printImg({...image, properties}, out);
  out.write('</a>');
  if (typeof title === 'string' && title.trim()) {
    const number = ++out.collected.counts.figures;
    const caption = fillText(texts.figure, {number, caption: restoreText(title)});
    out.write(`<figcaption>${escapeText(caption)}</figcaption>`);
  }
  out.write('</figure>');
}

/** Prints a picture; one without words for screen readers is reported. */
export const printImage: Printer = (element, out, around) => {
  const wiki = readWiki(element);
  if (!wiki) return printImg(element, out);
  return wiki.kind === 'picture'
    ? printImg(toPicture(wiki), out)
    : printWikiLink(wiki, out, around);
};

function printImg(element: Element, out: Out): void {
  const src = addressOf(element);
  const {src: _src, width, height, ...others} = safeProperties(element);
  const size = {
    ...(isSize(width) && {width: String(width)}),
    ...(isSize(height) && {height: String(height)}),
  };
  const alt = 'alt' in others ? '' : ' alt=""';
  const loading = `${'loading' in others ? '' : ' loading="lazy"'}${'decoding' in others ? '' : ' decoding="async"'}`;
  const rest = restoreText(serializeAttributes(others));
  const written = serializeAttributes(size);
  if (isUnsafePicture(src)) {
    reportScript(element, src, out);
    out.write(`<img${written}${rest}${alt}>`);
  } else if (isOpaque(src)) {
    reportOpaque(element, src, out);
    out.write(`<img src="${escapeAttribute(src)}"${written}${loading}${rest}${alt}>`);
  } else {
    const reference = out.reference({
      kind: 'image',
      ...addressIn(element),
      element,
      size,
      isHtml: isOwnHtml(element) || isJsx(element),
    });
    out.write(`<img${reference}${loading}${rest}${alt}>`);
  }
  // In the author's own HTML an empty alt is meant.
  if (isOwnHtml(element) ? !('alt' in others) : !others['alt'])
    out.report(
      createDiagnostic('IM-063', {src: addressIn(element).url}, {place: out.placeOf(element)}),
    );
}

/** Returns true for an address that nothing is to be known of: one with its own data, of a protocol of its own. */
const isOpaque = (src: string): boolean => hasScheme(src) && !/^https?:\/\//i.test(src);

/** Maximum length of a picture in an address: a longer one weighs more than its page. */
const LONG_DATA = 100_000;

/** Tells whether an address is a whole picture. Its link would be as long once more, and browsers follow none to data. */
const isLongData = (src: string): boolean => src.length > LONG_DATA && /^data:/i.test(src);

function reportOpaque(element: Element, src: string, out: Out): void {
  const place = out.placeOf(element);
  if (isOnOwnDisk(src)) out.report(createDiagnostic('IM-067', {src: decodePath(src)}, {place}));
  if (isLongData(src))
    out.report(createDiagnostic('IM-068', {kilobytes: Math.round(src.length / 1000)}, {place}));
}

/** Returns what a picture's reference names: an address, or the file of `![[…]]`. */
function addressIn(element: Element): {readonly url: string; readonly isWiki?: true} {
  const wiki: WikiElement | undefined = readWiki(element);
  return wiki ? {url: wiki.target, isWiki: true} : {url: addressOf(element)};
}

/** Where a script of another site would take the address from: WeChat, Zhihu, Jianshu, and what loads pictures late. */
const LATE_ADDRESSES = [
  'dataSrc',
  'dataActualsrc',
  'dataOriginalSrc',
  'dataOriginal',
  'dataLazySrc',
];

/** Reads the address of a picture; that of one copied from a page which loads it late is beside an empty one or a place for it. */
function addressOf(element: Element): string {
  const {properties} = element;
  const src = String(properties['src'] ?? '');
  const isPlace = src === '' || /^data:image\/(?:gif|svg)/i.test(src);
  const late =
    isOwnHtml(element) && isPlace
      ? LATE_ADDRESSES.map((name) => properties[name]).find(
          (value) => typeof value === 'string' && value !== '',
        )
      : undefined;
  return restoreUrl(String(late ?? src));
}

/** `a.png#gh-dark-mode-only`, as GitHub has it, shows in one colour mode only: ` class="only-dark"`. */
function modeClassOf(src: string): string {
  const mode = /#gh-(dark|light)-mode-only$/.exec(src)?.[1];
  return mode === undefined ? '' : ` class="only-${mode}"`;
}

/** Returns true for a width or height as HTML takes it. */
function isSize(value: Element['properties'][string]): boolean {
  return /^\d+(?:\.\d+)?(?:px|%)?$/.test(String(value).trim());
}
