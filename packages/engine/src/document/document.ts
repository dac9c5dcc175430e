import type {PageTag} from '@wuya/theme/head/pageTags';
import type {PageData, PageDiagnostic, SiteData} from '@wuya/theme/types';
import type {HeadTag} from '../config/options/headTags.ts';
import {escapeAttribute, escapeText} from '../article/html/escape.ts';
import {takeDrawnHead} from './drawnHead.ts';
import {hideEmptyFooter} from './emptyFooter.ts';
import {printLanguageFonts} from './languageFonts.ts';
import {renderHeadTags} from './headTags.ts';
import {metaTagsOf, subjectOf} from './metaTags.ts';
import {withParserRests} from './parserRests.ts';

/** Addresses and inline code that every document of a build shares. */
export interface DocumentAssets {
  /** Hash of the client and of what all pages share. */
  readonly app: string;
  /** The one inline script. */
  readonly script: string;
  /** A second script for the home page alone; null where it is switched off. */
  readonly homeScript: string | null;
  /** A script for the not-found page alone, before the others. */
  readonly notFoundScript?: string | null;
  /** Stylesheets in their order, absolute paths. One that holds others names their files, which the client then does not load. */
  readonly stylesheets: readonly {readonly href: string; readonly of?: readonly string[]}[];
  /** Trusted HTML before them: styles that they say more than. */
  readonly beforeStyles?: string;
  readonly favicon: string | null;
  /** The content security policy, where no header carries it. */
  readonly policy?: string | undefined;
  /** Trusted HTML for `<head>`: tags of every page of the site, scripts of the development server. */
  readonly headHtml?: string;
  /** Metadata of the site, for pages that have none of the same name. */
  readonly siteMetas?: readonly HeadTag[];
  /** Trusted HTML at the beginning of the body. */
  readonly bodyHtml?: string;
  /** Development only: problems of the page. */
  readonly diagnostics?: readonly PageDiagnostic[];
  /** Development only: hash of an MDX page. */
  readonly made?: string;
}

/**
 * Characters of a body that is painted whole: painted in pieces, as the parser yields, a page is styled and laid out several
 * times, and the later times block the reader. Longer pages show their beginning while the rest is on its way.
 */
const WHOLE_PAINT_LIMIT = 200_000;

/** Renders the whole HTML document of a page. @param rendered the page, and the application as it is drawn with it */
export function renderDocument(
  site: SiteData,
  {page, drawn}: {readonly page: PageData; readonly drawn: string},
  assets: DocumentAssets,
): string {
  const {head} = page;
  const {body, title, metas} = takeDrawnHead(drawn);
  const language = site.htmlLang ?? site.locale;
  const {ofPage, ofSite} = metaTagsOf(site, page, assets.siteMetas ?? []);
  const lines = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    assets.policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(assets.policy)}">`,
    // The attribute keeps React from taking it for the component's own, which would be removed with its page.
    title === undefined
      ? `<title>${escapeText(head.title)}</title>`
      : `<title itemprop="name">${title}</title>`,
    page.kind === 'notFound' && assets.notFoundScript
      ? `<script>${assets.notFoundScript}</script>`
      : '',
    `<script>${assets.script}</script>`,
    body.length <= WHOLE_PAINT_LIMIT
      ? '<link rel="expect" href="#Wuya-page" blocking="render">'
      : '',
    printLanguageFonts(language, site.direction === 'rtl'),
    hideEmptyFooter(body),
    assets.beforeStyles ?? '',
    ...assets.stylesheets.map(
      ({href, of}) =>
        `<link rel="stylesheet" href="${escapeAttribute(href)}"${of ? ` data-of="${escapeAttribute(of.join(' '))}"` : ''}>`,
    ),
    ofPage
      .filter(({attributes}) => !metas.has(subjectOf(attributes) ?? ''))
      .map(printTag)
      .join('\n'),
    renderHeadTags(ofSite.filter(({attributes = {}}) => !metas.has(subjectOf(attributes) ?? ''))),
    // The client leaves them to React, which removes them again.
    ...[...metas.values()].map((tag) => tag.replaceAll('<meta ', '<meta data-drawn ')),
    '<meta name="theme-color" content="#FAFAF8">',
    assets.favicon ? `<link rel="icon" href="${escapeAttribute(assets.favicon)}">` : '',
    head.html ?? '',
    assets.headHtml ?? '',
  ];
  return (
    `<!doctype html><html lang="${language}" dir="${site.direction ?? 'ltr'}" class="${escapeAttribute(page.htmlClass)}" data-has-hydrated="false">` +
    `<head>${lines.filter(Boolean).join('\n')}</head>` +
    `<body>${assets.bodyHtml ?? ''}<div id="App" class="frame">${withParserRests(body)}</div><script type="application/json" id="Wuya-page">${escapeJson({app: assets.app, page: withoutHead(page), ...(assets.diagnostics && {diagnostics: assets.diagnostics}), ...(assets.made !== undefined && {made: assets.made})})}</script>${page.path === site.baseUrl && assets.homeScript !== null ? `<script>${assets.homeScript}</script>` : ''}</body></html>\n`
  );
}

/** Returns the page's facts without those that are in the document's head already and that no component asks for. */
function withoutHead(page: PageData): PageData {
  const {title, description, type, html} = page.head;
  const kept = {title, ...(description !== undefined && {description}), type};
  return {...page, head: {...kept, ...(html !== undefined && {html})}};
}

function printTag({tagName, attributes, text}: PageTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tagName}${written.join('')}>${text === undefined ? '' : `${escapeScript(text)}</${tagName}>`}`;
}

/** Writes JSON that may be inside a script element. */
export function escapeJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003C')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
