import {type HtmlElement, type HtmlNode, isHtmlElement} from '../html/htmlTree.ts';
import type {CodeBlockData} from './mdxPage.ts';

/** Tells whether an element of an article is a block of code. */
export function isBlock({tag, attributes}: HtmlElement): boolean {
  return tag === 'div' && /^code theme-code-block(?: |$)/.test(attributes['class'] ?? '');
}

/** Tells whether an element of an article is a diagram. */
export function isDiagram({tag, attributes}: HtmlElement): boolean {
  return tag === 'figure' && /^diagram(?: |$)/.test(attributes['class'] ?? '');
}

const ZOOM =
  /^<button class="zoomable" type="button"(?: style="--w:([\d.]+rem)[^"]*")?><span class="vh">[^<]*<\/span>([^]*?)<\/button>/;

/**
 * Takes the button from a diagram that shows it large: a component of the site around it may do that by itself. One that scrolls can
 * then be focused instead, for those who scroll by keys.
 */
export function withoutZoom(figure: HtmlElement): HtmlElement {
  const {'data-label': _, ...attributes} = figure.attributes;
  const [button = '', least, drawing = ''] = ZOOM.exec(figure.inner) ?? [];
  const shown = least === undefined ? drawing : `<div style="min-width:${least}">${drawing}</div>`;
  return {
    ...figure,
    attributes: {...attributes, ...(least !== undefined && {tabindex: '0'})},
    inner: shown + figure.inner.slice(button.length),
  };
}

/**
 * Prints what a component of Docusaurus gets for a block of code.
 * @param isFlat whether the words behind the language are properties by themselves, as in Docusaurus 2
 * @example `{language: 'js', meta: 'title="a"', code: 'b'}` → `{className: 'language-js', metastring: 'title="a"', code: 'b\n'}`
 */
export function blockProps({language, meta, code}: CodeBlockData, isFlat: boolean): object {
  const words = meta.split(' ').filter(Boolean);
  const flat = words.map((word) => {
    const [name = '', ...value] = word.split('=');
    return [name, value.length > 0 ? value[0] : true];
  });
  return {
    ...(isFlat && Object.fromEntries(flat)),
    ...(language && {className: `language-${language}`}),
    ...(meta && {metastring: meta}),
    ...(words.includes('live') && {live: true}),
    code: code.endsWith('\n') ? code : `${code}\n`,
  };
}

/** An admonition of an article as a component of Docusaurus gets it. */
export interface Admonition {
  readonly type: string;
  /** Classes that the author wrote. */
  readonly className: string;
  /** Undefined where the author wrote none. */
  readonly title: readonly HtmlNode[] | undefined;
  readonly body: readonly HtmlNode[];
}

/** Reads an admonition; undefined for other elements. @param defaultTitles titles that stand in for one that was not written */
export function readAdmonition(
  {tag, attributes, children}: HtmlElement,
  defaultTitles: readonly string[],
): Admonition | undefined {
  const [, type, className = ''] =
    /^note \w+ theme-admonition theme-admonition-(\S+) alert alert--\w+ ?(.*)$/.exec(
      attributes['class'] ?? '',
    ) ?? [];
  if (tag !== 'div' || type === undefined) return undefined;
  const childrenOf = (name: string): readonly HtmlNode[] =>
    children.flatMap((child) =>
      isHtmlElement(child) && child.attributes['class'] === name ? child.children : [],
    );
  const title = childrenOf('ttl');
  const isDefault = title.length === 1 && [type, ...defaultTitles].includes(title[0] as string);
  return {type, className, title: isDefault ? undefined : title, body: childrenOf('bd')};
}
