import type {PageData, PageDiagnostic, SiteData} from '@wuya/theme/types';
import {twinPathOf} from '../routes/routeTable.ts';
import {hasTwin} from '../readers/twin.ts';
import {escapeAttribute, escapeText} from '../markdown/html.ts';

/** Addresses and inline code that every document of a build shares. */
export interface DocumentAssets {
  /** Hash of the client and of what all pages share. */
  readonly app: string;
  /** The one inline script. */
  readonly script: string;
  /** A second script for the home page alone; null where it is switched off. */
  readonly homeScript: string | null;
  /** Stylesheets, absolute paths: those of every page first. */
  readonly stylesheets: readonly string[];
  readonly favicon: string | null;
  /** More for `<head>`, trusted: what is the same on every page of the site, the development server's scripts. */
  readonly headHtml?: string;
  /** Picture of pages that have none of their own, absolute. */
  readonly image?: string | undefined;
  /** Pages have twins in Markdown beside them. */
  readonly hasTwins?: boolean;
  /** Development only: problems of the page. */
  readonly diagnostics?: readonly PageDiagnostic[];
}

/**
 * Characters of a body that is painted whole: painted in pieces, as the parser yields, a page is styled and laid out several
 * times, and the later times block the reader. Longer pages show their beginning while the rest is on its way.
 */
const WHOLE_PAINT_LIMIT = 200_000;

/** The whole HTML document of a page. `body` is the rendered application. */
export function renderDocument(site: SiteData, page: PageData, body: string, assets: DocumentAssets): string {
  const {head} = page;
  const image = head.image ?? assets.image;
  const meta = (name: string, content: string | undefined, attribute = 'name') =>
    content === undefined ? '' : `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`;
  const lines = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<script>${assets.script}</script>`,
    body.length <= WHOLE_PAINT_LIMIT ? '<link rel="expect" href="#wuya-page" blocking="render">' : '',
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    meta('description', head.description),
    meta('keywords', head.keywords?.join(',')),
    meta('robots', head.robots),
    head.canonical ? `<link rel="canonical" href="${escapeAttribute(head.canonical)}">` : '',
    head.canonical ? [site.locale, 'x-default'].map((lang) => `<link rel="alternate" hreflang="${lang}" href="${escapeAttribute(head.canonical!)}">`).join('') : '',
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', head.canonical, 'property'),
    meta('og:locale', site.locale.replace('-', '_'), 'property'),
    meta('og:type', head.type, 'property'),
    meta('og:site_name', site.title, 'property'),
    meta('og:image', image, 'property'),
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    meta('article:published_time', head.published, 'property'),
    meta('article:modified_time', head.modified, 'property'),
    assets.hasTwins && hasTwin(page) ? `<link rel="alternate" type="text/markdown" href="${escapeAttribute(twinPathOf(`${page.path}index.html`))}">` : '',
    searchMetas(page, site.locale),
    '<meta name="theme-color" content="#FAFAF8">',
    assets.favicon ? `<link rel="icon" href="${escapeAttribute(assets.favicon)}">` : '',
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    head.html ?? '',
    assets.headHtml ?? '',
  ];
  return (
    `<!doctype html><html lang="${site.locale}" dir="ltr" class="${escapeAttribute(page.htmlClass)}" data-has-hydrated="false">` +
    `<head>${lines.filter(Boolean).join('\n')}</head>` +
    `<body><div id="app">${body}</div><script type="application/json" id="wuya-page">${escapeJson({app: assets.app, page: withoutHead(page), ...(assets.diagnostics && {diagnostics: assets.diagnostics})})}</script>${page.path === site.baseUrl && assets.homeScript !== null ? `<script>${assets.homeScript}</script>` : ''}</body></html>\n`
  );
}

/** The page's facts without those that stand in the document's head already. */
function withoutHead(page: PageData): PageData {
  const {title, type} = page.head;
  return {...page, head: {title, type}};
}

const BLOG_TAGS = {post: 'default', list: 'blog_posts_list', archive: 'blog_archive', tags: 'blog_tags_list', authors: 'blog_authors_list'} as const;

/** Facts by which the crawlers of hosted search sort pages: under the names that they know, old and new. */
function searchMetas(page: PageData, locale: string): string {
  const facts = {language: locale, version: (page.kind === 'doc' && page.version?.name) || 'current', docusaurus_tag: searchTagOf(page)};
  const names = {language: 'docusaurus_locale', version: 'docusaurus_version', docusaurus_tag: 'docusaurus_tag'} as const;
  return (Object.keys(facts) as (keyof typeof facts)[]).map((key) => `<meta name="${names[key]}" content="${facts[key]}"><meta name="docsearch:${key}" content="${facts[key]}">`).join('');
}

function searchTagOf(page: PageData): string {
  if (page.kind === 'doc') return `docs-default-${page.version?.name ?? 'current'}`;
  if (page.kind === 'tagList') return 'doc_tags_list';
  if (page.kind === 'tag') return 'doc_tag_doc_list';
  if (page.kind !== 'blog') return 'default';
  return page.view === 'list' && page.subject !== 'all' ? `blog_${page.subject}s_posts` : BLOG_TAGS[page.view];
}

/** JSON that may stand inside a script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003C').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
