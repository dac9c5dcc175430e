import {closeTags} from '../article/html/closeTags.ts';
import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {NavItem, SiteData, SiteVersion} from '@wuya/theme/types';
import type {BlogOptions} from '../config/options/blog.ts';
import {DEFAULT_COLLECTION} from '../config/options/collection.ts';
import {baseUrlIn, isRightToLeft, findLanguage} from '../config/languages.ts';
import {findMissingKey} from '../config/options/search.ts';
import {encodeSigns} from '../config/schema/encodeSigns.ts';
import {isPortable} from '../config/portable.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {ArticleTexts} from '../article/text/texts.ts';
import {createComments} from './comments.ts';
import type {FooterParts} from '../config/docusaurus/theme/footerParts.ts';
import {createFooter} from './siteFooter.ts';
import {resolveMessages} from './interfaceTexts.ts';
import {isElsewhere, staticPathOf} from './namedFile.ts';
import {withSlash} from '@wuya/theme/pathname';
import {withBase} from '../routes/belowBase.ts';
import {readLanguageAddress} from '../routes/otherEdition.ts';

const PATHNAME = 'pathname://';

/** An address that a page can put into a link. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  readonly reload?: true;
}

/**
 * Makes the address of a path inside the site, with or without its base URL in front; one outside stays as it is.
 * `pathname:///x` is a file beside the pages, `/zh/x` a page of another language.
 */
export function toHref(
  config: SiteConfig,
  target: {readonly to?: string | undefined; readonly href?: string | undefined},
): Address {
  const written = target.to ?? target.href ?? '/';
  if (written.startsWith(PATHNAME))
    return {
      href: withBase(written.slice(PATHNAME.length), config.baseUrl),
      external: false,
      reload: true,
    };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return {href: written, external: true};
  const named = readLanguageAddress(written, config);
  if (named)
    return {href: named.address, external: false, ...(!named.isOwn && {reload: true as const})};
  return {
    href: written.startsWith('#') ? written : withSlash(withBase(written, config.baseUrl)),
    external: false,
  };
}

/**
 * Makes the absolute address of a picture that front matter or the configuration names by its path in the site: encoded, since
 * not every program that shows links encodes what it is given.
 */
export function absoluteUrl({url, baseUrl}: SiteConfig, path: string): string {
  if (isElsewhere(path)) return encodeSigns(path.replace(/^\/\//, 'https://'));
  return url + baseUrl + encodeSigns(staticPathOf(path, baseUrl));
}

/** Makes the address of one request to the quote service: `…/?c=i&encode=json`. */
function quoteUrl({
  endpoint,
  category,
  query,
}: {
  readonly endpoint: string;
  readonly category: string | readonly string[];
  readonly query: Readonly<Record<string, string>>;
}): string {
  const params = new URLSearchParams([
    ...[category].flat().map((c): [string, string] => ['c', c]),
    ['encode', 'json'],
    ...Object.entries(query),
  ]);
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${params}`;
}

/** Makes the address of the search page; null without one. */
export function searchHrefOf(config: SiteConfig): string | null {
  const {path, provider} = config.search;
  return path && provider !== 'none' ? toHref(config, {to: path}).href : null;
}

/** Makes the address of the page of all notes; null without one. */
export function graphHrefOf(config: SiteConfig): string | null {
  const {path} = config.graph;
  return path === false ? null : toHref(config, {to: path}).href;
}

interface OwnSiteData extends Partial<FooterParts> {
  readonly versions?: readonly SiteVersion[];
  readonly brandHtml?: string;
  /** Where the logo leads; undefined for home. */
  readonly logoHref?: string | undefined;
  readonly sendsFrontMatter?: boolean;
  readonly sendsPosts?: boolean;
  /** Path of the sitemap below the site; null for none. @default 'sitemap.xml' */
  readonly sitemapPath?: string | null;
}

/** Creates what all pages of a site share, from its configuration. `navItems` are resolved, because they may name notes. */
export function createSiteData(
  config: SiteConfig,
  navItems: readonly NavItem[],
  {
    versions = [],
    brandHtml = '',
    logoHref,
    sendsFrontMatter = false,
    sendsPosts = false,
    sitemapPath = 'sitemap.xml',
    ...rest
  }: OwnSiteData = {},
): SiteData {
  const {navbar, footer, colorMode, announcementBar, sections, quote, docs} = config.themeConfig;
  const messages = resolveMessages(config);
  const comments = createComments(config);
  const missingKey = findMissingKey(config.search.provider);
  return {
    title: config.title,
    ...(navbar.title && navbar.title !== config.title && {brandName: navbar.title}),
    brandHtml,
    ...(logoHref !== undefined && {brandHref: toHref(config, {to: logoHref}).href}),
    tagline: config.tagline,
    url: config.url,
    ...(config.themeConfig.image !== undefined && {
      image: absoluteUrl(config, config.themeConfig.image),
    }),
    baseUrl: config.baseUrl,
    ...(!config.trailingSlash && {isSlashless: true as const}),
    locale: config.locale,
    ...languagesOf(config),
    titleDelimiter: config.titleDelimiter,
    navItems,
    hideNavbarOnScroll: navbar.hideOnScroll,
    hideableSidebar: docs.sidebar.hideable,
    autoCollapseSidebar: docs.sidebar.autoCollapseCategories,
    ...(sendsFrontMatter && {sendsFrontMatter: true as const}),
    ...(sendsPosts && {sendsPosts: true as const}),
    ...(config.docs.some(({backlinks}) => backlinks) && {hasBacklinks: true as const}),
    sections: sections.map(({to, id, label, latin, description, water}) => ({
      id,
      label,
      water,
      href: toHref(config, {to}).href,
      ...(latin !== undefined && {latin}),
      ...(description !== undefined && {description}),
    })),
    footer: createFooter(
      footer.links.map((link) => ({label: link.label, ...toHref(config, link)})),
      config,
      rest,
    ),
    colorMode,
    announcementBar: announcementBar && {
      ...announcementBar,
      content: closeTags(announcementBar.content),
    },
    taglineSource: footer.taglineSource,
    quote: quote === false ? null : {url: quoteUrl(quote), timeoutMs: quote.timeoutMs},
    versions,
    ...(comments && {comments}),
    ...(config.docs.length > 1 && {
      collections: config.docs.map(({id, label}) => ({
        id,
        label: label ?? (id === DEFAULT_COLLECTION ? config.title : id),
      })),
    }),
    hasSearch: config.search.provider !== 'none',
    searchHref: searchHrefOf(config),
    ...(sitemapPath !== null &&
      !config.noIndex &&
      !isPortable(config) && {sitemapHref: config.baseUrl + sitemapPath}),
    ...(missingKey && {
      searchProblem: formatMessage(messages['site.search.missing'], {name: missingKey}),
    }),
    ...(Object.keys(config.customFields).length > 0 && {customFields: config.customFields}),
    messages,
  };
}

/** Collects facts about the languages of the site for its pages; for a site in one language only its direction. */
function languagesOf(config: SiteConfig): Pick<SiteData, 'languages' | 'htmlLang' | 'direction'> {
  const own = findLanguage(config);
  const direction = isRightToLeft(config) && {direction: 'rtl' as const};
  if (!config.i18n || !own) return {...direction};
  return {
    languages: config.i18n.languages.map((language) => ({
      locale: language.locale,
      label: language.label,
      htmlLang: language.htmlLang,
      baseUrl: baseUrlIn(config, language),
    })),
    ...(own.htmlLang !== own.locale && {htmlLang: own.htmlLang}),
    ...direction,
  };
}

/** Picks the words inside articles from the texts of the interface. */
export function createArticleTexts(messages: Record<MessageId, string>): ArticleTexts {
  const admonitions = Object.entries(messages).filter(([id]) => id.startsWith('theme.admonition.'));
  return {
    copy: messages['theme.CodeBlock.copy'],
    codeLabel: messages['site.code.label'],
    codeDownload: messages['site.code.download'],
    codeExpand: messages['site.code.expand'],
    codeFiles: messages['site.code.files'],
    codeOutput: messages['site.code.output'],
    details: messages['site.details.summary'],
    diagram: messages['site.diagram.label'],
    diagramProblem: messages['site.diagram.problem'],
    figure: messages['site.figure.caption'],
    liveEditor: messages['theme.Playground.liveEditor'],
    liveResult: messages['theme.Playground.result'],
    packageManagers: messages['site.tabs.packageManagers'],
    tabs: messages['site.tabs.label'],
    zoom: messages['site.image.zoom'],
    headingLink: messages['theme.common.headingLinkTitle'],
    footnotes: messages['site.footnotes.title'],
    footnoteBack: messages['site.footnotes.back'],
    taskDone: messages['site.task.done'],
    taskOpen: messages['site.task.open'],
    newWindow: messages['theme.IconExternalLink.ariaLabel'],
    table: messages['site.table.label'],
    admonitions: Object.fromEntries(admonitions),
  };
}

/** Returns the heading of the list of posts. */
export function blogTitleOf(
  {blogTitle}: BlogOptions,
  messages: Readonly<Record<string, string>>,
): string {
  return blogTitle ?? messages['site.blog.title' satisfies MessageId]!;
}
