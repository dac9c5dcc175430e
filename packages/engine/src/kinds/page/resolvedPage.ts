import type {PageComponentName, PageData} from '@wuya/theme/types';
import type {ComponentPlace} from '../../article/mdx/moduleCode.ts';
import {hashOf} from '../../cache/hash.ts';
import {AS_THEY_ARE, type AddressWriter} from '../../routes/addressWriter.ts';

/** A page with every address known: all that rendering needs. */
export interface ResolvedPage {
  /** Path of the document in the output: `frontend/index.html`. */
  readonly outputPath: string;
  readonly page: PageData;
  /** Makes the article; called only when the page is rendered. Null for pages without one. */
  readonly html: (() => string) | null;
  /** The article with its pictures as its author named them, for Markdown copies, feeds and books. @default html */
  readonly plainHtml?: () => string;
  /** What is below the article and belongs to the page, not to its text: Markdown copies and feeds leave it out. */
  readonly below?: () => string;
  /** The article of an MDX page as far as it is HTML, for feeds. */
  readonly staticHtml?: () => string;
  /** A post that is too long for the feeds of all its tags. */
  readonly isLong?: boolean;
  /** Where the author of an MDX page wrote its components, by their places in what it renders. */
  readonly componentPlaces?: () => ReadonlyMap<string, ComponentPlace>;
  /** Hash of all that decides what the page looks like, the shared parts left out. */
  readonly key: string;
}

/** A resolved page with the facts that its kind has about all its pages. */
export interface SitePage extends ResolvedPage {
  readonly component: PageComponentName | null;
  readonly texts: TextPart | null;
}

/** The parts of llms.txt. */
export type TextPart = 'notes' | 'posts' | 'pages';

/**
 * Makes the article of a page, or what takes its place; null for pages that have none.
 * @param getPlain gives the article as `plainHtmlOf` makes it: where both are the same, one text is read once
 */
export function shownHtmlOf(
  {html, plainHtml, below}: Pick<ResolvedPage, 'html' | 'plainHtml' | 'below'>,
  getPlain: () => string | null = () => html?.() ?? null,
): string | null {
  const article = plainHtml && html ? html() : getPlain();
  return article === null ? null : article + (below?.() ?? '');
}

/** Makes the article for readers outside of the site's pages, such as feeds; null for pages that have none. */
export function plainHtmlOf({
  html,
  plainHtml,
}: Pick<ResolvedPage, 'html' | 'plainHtml'>): string | null {
  return (plainHtml ?? html)?.() ?? null;
}

/** Makes a page that has no article. */
export function withoutArticle(page: PageData, outputPath: string): ResolvedPage {
  return {outputPath, page, html: null, key: hashOf(JSON.stringify(page))};
}

interface KindFacts {
  readonly component: PageComponentName | null;
  readonly published: {readonly texts: TextPart | null} | null;
}

/** Adds to a page the facts of its kind. */
export function toSitePage(page: ResolvedPage, {component, published}: KindFacts): SitePage {
  return {...page, component, texts: published?.texts ?? null};
}

/** Writes the addresses of a page as readers see them. Those of its article are already. */
export function withAddresses(sitePage: SitePage, addresses: AddressWriter): SitePage {
  if (addresses === AS_THEY_ARE) return sitePage;
  const {below, key} = sitePage;
  const page = addresses.data(sitePage.page);
  return {
    ...sitePage,
    page,
    ...(below && {below: () => addresses.html(below())}),
    key: hashOf(key, JSON.stringify(page)),
  };
}
