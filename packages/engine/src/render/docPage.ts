import type {Crumb, DocPage, PageHead, PageLink, PageVersion, SiteData, TocItem} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Doc} from '../docs/doc.ts';
import {findSidebarPath} from '../docs/sidebarTree.ts';
import type {CompiledMarkdown, Heading} from '../markdown/parsedPage.ts';
import {escapeText} from '../markdown/html.ts';
import type {LastUpdate} from '../content/gitDates.ts';
import {type DocIndex, type Placement, toPageLink} from './docIndex.ts';
import {encodePath} from '../shared/pathname.ts';
import {formatTitle} from './title.ts';

/** 字 a reader takes in a minute: our own estimate for technical Chinese (2,860 字 are about 9 minutes). */
const WORDS_PER_MINUTE = 320;

/** Minutes to read a text of so many 字, rounded up; 0 for none. */
export function readingMinutesOf(wordCount: number): number {
  return Math.ceil(wordCount / WORDS_PER_MINUTE);
}

/** Headings of a table of contents: levels `min` to `max`. */
export function toTocItems(headings: readonly Heading[], min: number, max: number): TocItem[] {
  return headings.filter(({level}) => level >= min && level <= max).map(({id, html, level}) => ({id, html, level}));
}

/** Fewer headings than this need no contents on a page that belongs to no section. */
const MIN_TOC_ITEMS = 2;

/** Whether a post or a single page goes without contents. */
export function hidesToc(toc: readonly TocItem[], frontMatter: {readonly hide_table_of_contents?: boolean}): boolean {
  return (frontMatter.hide_table_of_contents ?? false) || toc.length < MIN_TOC_ITEMS;
}

/** All that a doc's page shows around its article. */
export function createDocPage(input: {
  readonly doc: Doc;
  readonly markdown: Pick<CompiledMarkdown, 'headings' | 'excerpt' | 'wordCount'>;
  /** Inline HTML of the note's own title, if its text begins with one. */
  readonly titleHtml: string | null;
  readonly index: DocIndex;
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly homeLabel: string;
  /** Last commit of the doc, when the site asks for it. */
  readonly lastCommit?: LastUpdate | undefined;
  readonly version?: PageVersion | undefined;
}): DocPage {
  const {doc, markdown, titleHtml, index, config, site, version} = input;
  const {frontMatter} = doc;
  const shown = frontMatter.displayed_sidebar;
  const placement = shown === null ? undefined : index.placementOf(doc.id, shown);
  const sidebarName = shown === null ? undefined : (shown ?? placement?.sidebar.name);
  const sidebarFile = sidebarName === undefined ? undefined : index.sidebarFiles.get(sidebarName);
  const section = site.sections.find((s) => s.id === sidebarName);
  const {minHeadingLevel, maxHeadingLevel} = config.themeConfig.tableOfContents;
  const toc = toTocItems(markdown.headings, frontMatter.toc_min_heading_level ?? minHeadingLevel, frontMatter.toc_max_heading_level ?? maxHeadingLevel);
  const lead = frontMatter.description;
  const description = lead ?? (markdown.excerpt || undefined);
  const editUrl = editUrlOf(doc, index, config);
  const label = (last: string | undefined) => last ?? doc.sidebarLabel;
  const crumbs = placement && config.docs !== false && config.docs.breadcrumbs ? breadcrumbsOf({key: doc.id, permalink: doc.permalink, label, placement, index, section, site, home: input.homeLabel}) : [];
  const {date, author} = {...shownParts(input.lastCommit, config), ...frontMatter.last_update};
  const head: PageHead = {
    title: formatTitle(doc.title, config.title, config.titleDelimiter, section?.label),
    ...(description && {description}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
    ...(frontMatter.image && {image: absoluteUrl(config, frontMatter.image)}),
    canonical: config.url + doc.permalink,
    ...((doc.isUnlisted || index.content.version.noIndex || config.noIndex) && {robots: 'noindex, nofollow'}),
    type: 'article',
    ...breadcrumbList(crumbs, config.url, doc.permalink),
  };
  const sibling = (side: 'previous' | 'next', override: string | null | undefined): PageLink | undefined => {
    if (override === null) return undefined;
    const stop = placement?.[side];
    if (override === undefined || (stop && 'docId' in stop && stop.docId === override)) return toPageLink(stop, index.byId);
    const target = index.byId.get(override);
    return target && {title: target.frontMatter.pagination_label ?? target.sidebarLabel, href: target.permalink};
  };
  const previous = sibling('previous', frontMatter.pagination_prev);
  const next = sibling('next', frontMatter.pagination_next);
  return {
    kind: 'doc',
    id: doc.id,
    path: doc.permalink,
    head,
    htmlClass: `docs-wrapper ${index.content.version.className} docs-doc-page docs-doc-id-${doc.id.replace(/[^\p{L}\p{N}/_-]/gu, '-')} plugin-docs plugin-id-default`,
    titleHtml: frontMatter.hide_title && !titleHtml ? null : (titleHtml ?? escapeText(doc.title)),
    ...(lead && {lead}),
    breadcrumbs: crumbs,
    toc,
    sidebar: sidebarFile ? {name: sidebarFile.data.name, url: site.baseUrl + sidebarFile.path} : null,
    hideToc: frontMatter.hide_table_of_contents ?? false,
    ...(date && {lastUpdated: date}),
    ...(author && {lastUpdatedBy: author}),
    readingMinutes: readingMinutesOf(markdown.wordCount),
    wordCount: markdown.wordCount,
    tags: (index.content.tagsOf.get(doc.id) ?? []).map(({label: name, permalink}) => ({label: name, href: permalink})),
    ...(editUrl && {editUrl}),
    ...(previous && {previous}),
    ...(next && {next}),
    ...(doc.isUnlisted && {unlisted: true}),
    ...(doc.isDraft && {draft: true}),
    ...(version && {version}),
  };
}

/** What the site wants to show of a commit. */
function shownParts(commit: LastUpdate | undefined, {docs}: SiteConfig): Partial<LastUpdate> {
  if (!commit || docs === false) return {};
  return {...(docs.showLastUpdateTime && {date: commit.date}), ...(docs.showLastUpdateAuthor && {author: commit.author})};
}

/** The way from home over section and categories to a page of a sidebar. `label` words its end, given the label of its item. */
export function breadcrumbsOf({key, permalink, label, placement, index, section, site, home}: {
  readonly key: string;
  readonly permalink: string;
  label(ofItem: string | undefined): string;
  readonly placement: Placement;
  readonly index: DocIndex;
  readonly section: SiteData['sections'][number] | undefined;
  readonly site: SiteData;
  readonly home: string;
}): Crumb[] {
  const path = findSidebarPath(placement.sidebar.items, key) ?? [];
  const hrefOf = (node: (typeof path)[number]) => (node.kind !== 'category' ? undefined : node.docId === undefined ? node.index?.permalink : index.byId.get(node.docId)!.permalink);
  const above = path.slice(0, -1).map((node): Crumb => {
    const href = hrefOf(node);
    return {label: 'label' in node ? node.label : '', ...(href !== undefined && {href})};
  });
  const last = path.at(-1);
  const isSectionPage = section?.href === permalink;
  return [
    {label: home, href: site.baseUrl},
    ...(section && !isSectionPage ? [{label: section.label, href: section.href}] : []),
    ...above,
    {label: label(last && 'label' in last ? last.label : undefined)},
  ];
}

/** Breadcrumbs as structured data: those that are links, home left out, and the page itself where its address is given. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string, permalink?: string): {jsonLd?: readonly unknown[]} {
  const whole = permalink === undefined ? crumbs : [...crumbs.slice(0, -1), ...crumbs.slice(-1).map((own) => ({...own, href: permalink}))];
  const links = whole.slice(1).filter(({href}) => href !== undefined);
  if (links.length === 0) return {};
  const itemListElement = links.map((crumb, i) => ({'@type': 'ListItem', position: i + 1, name: crumb.label, item: origin + crumb.href}));
  return {jsonLd: [{'@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement}]};
}

function editUrlOf(doc: Doc, {content}: DocIndex, config: SiteConfig): string | undefined {
  if (doc.frontMatter.custom_edit_url !== undefined) return doc.frontMatter.custom_edit_url ?? undefined;
  if (config.docs === false || config.docs.editUrl === undefined) return undefined;
  const {contentPath} = doc.source;
  const folder = config.docs.editCurrentVersion ? config.docs.path : content.version.folder;
  if (typeof config.docs.editUrl === 'function') {
    return config.docs.editUrl({versionDocsDirPath: folder, docPath: contentPath, permalink: doc.permalink, locale: config.locale, version: doc.version});
  }
  return config.docs.editUrl.replace(/\/?$/, '/') + encodePath(`${folder}/${contentPath}`);
}

/** Absolute address of an image named in front matter. */
export function absoluteUrl(config: SiteConfig, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return config.url + config.baseUrl + path.replace(/^\/+/, '');
}
