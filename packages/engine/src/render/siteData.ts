import {formatMessage, type MessageId, messages as catalogues} from '@wuya/theme/messages';
import type {NavItem, SiteData, SiteVersion} from '@wuya/theme/types';
import {findMissingKey} from '../config/options/search.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {ArticleTexts} from '../markdown/texts.ts';
import {joinPath, withSlash} from '../shared/pathname.ts';

/** Address of a path inside the site, or of an outside one as it is. */
export function toHref(config: SiteConfig, target: {readonly to?: string | undefined; readonly href?: string | undefined}): {href: string; external: boolean} {
  const written = target.to ?? target.href ?? '/';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return {href: written, external: true};
  return {href: written.startsWith('#') ? written : withSlash(joinPath(config.baseUrl, written)), external: false};
}

/** Texts of the site's locale: `zh-CN` → `zh` → English, then the site's own. */
export function resolveMessages(config: SiteConfig): Record<MessageId, string> {
  const base = config.locale.startsWith('zh') ? catalogues['zh-CN'] : catalogues.en;
  return {...base, ...(config.messages as Partial<Record<MessageId, string>>)};
}

/** Address of one request to the quote service: `…/?c=i&encode=json`. */
export function quoteUrl({endpoint, category, query}: {readonly endpoint: string; readonly category: string | readonly string[]; readonly query: Readonly<Record<string, string>>}): string {
  const params = new URLSearchParams([...[category].flat().map((c): [string, string] => ['c', c]), ['encode', 'json'], ...Object.entries(query)]);
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${params}`;
}

/** Address of the search page; null without one. */
export function searchHrefOf(config: SiteConfig): string | null {
  const {path, provider} = config.search;
  return path && provider !== 'none' ? toHref(config, {to: path}).href : null;
}

/** What all pages of a site share, from its configuration. `navItems` are resolved, because they may name notes. */
export function createSiteData(config: SiteConfig, navItems: readonly NavItem[], versions: readonly SiteVersion[] = [], brandHtml = ''): SiteData {
  const {navbar, footer, colorMode, announcementBar, sections, quote, docs} = config.themeConfig;
  const messages = resolveMessages(config);
  const missingKey = findMissingKey(config.search.provider);
  return {
    title: config.title,
    brandHtml,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    locale: config.locale,
    titleDelimiter: config.titleDelimiter,
    navItems,
    hideNavbarOnScroll: navbar.hideOnScroll,
    hideableSidebar: docs.sidebar.hideable,
    autoCollapseSidebar: docs.sidebar.autoCollapseCategories,
    sections: sections.map(({to, id, label, latin, description, water}) => ({
      id,
      label,
      water,
      href: toHref(config, {to}).href,
      ...(latin !== undefined && {latin}),
      ...(description !== undefined && {description}),
    })),
    footer: {links: footer.links.map((link) => ({label: link.label, ...toHref(config, link)})), legal: footer.legal},
    colorMode,
    announcementBar,
    taglineSource: footer.taglineSource,
    quote: quote === false ? null : {url: quoteUrl(quote), timeoutMs: quote.timeoutMs},
    versions,
    hasSearch: config.search.provider !== 'none',
    searchHref: searchHrefOf(config),
    ...(missingKey && {searchProblem: formatMessage(messages['site.search.missing'], {name: missingKey})}),
    ...(Object.keys(config.customFields).length > 0 && {customFields: config.customFields}),
    messages,
  };
}

/** Words inside articles, from the same texts. */
export function createArticleTexts(messages: Record<MessageId, string>): ArticleTexts {
  const admonitions = Object.entries(messages).filter(([id]) => id.startsWith('theme.admonition.'));
  return {
    copy: messages['theme.CodeBlock.copy'],
    codeLabel: messages['site.code.label'],
    codeExpand: messages['site.code.expand'],
    details: messages['site.details.summary'],
    diagram: messages['site.diagram.label'],
    diagramProblem: messages['site.diagram.problem'],
    figure: messages['site.figure.caption'],
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
