import type {PageData, PageDiagnostic, SiteData} from '@wuya/theme/types';
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
  /** More for `<head>`, trusted: the development server's scripts. */
  readonly headHtml?: string;
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
    meta('og:image', head.image, 'property'),
    '<meta name="theme-color" content="#FAFAF8">',
    assets.favicon ? `<link rel="icon" href="${escapeAttribute(assets.favicon)}">` : '',
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    assets.headHtml ?? '',
  ];
  return (
    `<!doctype html><html lang="${site.locale}" dir="ltr" class="${escapeAttribute(page.htmlClass)}" data-has-hydrated="false">` +
    `<head>${lines.filter(Boolean).join('\n')}</head>` +
    `<body><div id="app">${body}</div><script type="application/json" id="wuya-page">${escapeJson({app: assets.app, page, ...(assets.diagnostics && {diagnostics: assets.diagnostics})})}</script>${page.path === site.baseUrl && assets.homeScript !== null ? `<script>${assets.homeScript}</script>` : ''}</body></html>\n`
  );
}

/** JSON that may stand inside a script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003C').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
