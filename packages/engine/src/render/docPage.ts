import type {Crumb, DocPage, PageHead, PageLink, SiteData, TocItem} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Doc} from '../docs/doc.ts';
import {findSidebarPath, flattenSidebar, type Sidebar} from '../docs/sidebar.ts';
import type {CompiledMarkdown, Heading} from '../markdown/parsedPage.ts';
import {escapeText} from '../markdown/html.ts';
import type {SidebarFile} from './sidebarData.ts';
import {formatTitle} from './title.ts';

/** 字 a reader takes in a minute: our own estimate for technical Chinese (2,860 字 are about 9 minutes). */
const WORDS_PER_MINUTE = 320;

/** Minutes to read a text of so many 字, rounded up; 0 for none. */
export function readingMinutesOf(wordCount: number): number {
  return Math.ceil(wordCount / WORDS_PER_MINUTE);
}

/** Facts about all docs that single pages show: built once a build. */
export interface DocIndex {
  readonly byId: ReadonlyMap<string, Doc>;
  /** Sidebar that each doc belongs to, and its neighbours there. */
  readonly placement: ReadonlyMap<string, DocPlacement>;
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>;
}

export interface DocPlacement {
  readonly sidebar: Sidebar;
  readonly previous?: {readonly docId: string; readonly label: string};
  readonly next?: {readonly docId: string; readonly label: string};
}

/** Finds for every doc the first sidebar that has it, and its neighbours in reading order. */
export function createPlacements(sidebars: readonly Sidebar[]): Map<string, DocPlacement> {
  const placement = new Map<string, DocPlacement>();
  for (const sidebar of sidebars) {
    const flat = flattenSidebar(sidebar.items);
    flat.forEach(({docId}, i) => {
      if (placement.has(docId)) return;
      const previous = flat[i - 1];
      const next = flat[i + 1];
      placement.set(docId, {sidebar, ...(previous && {previous}), ...(next && {next})});
    });
  }
  return placement;
}

/** Headings of a table of contents: levels `min` to `max`. */
export function toTocItems(headings: readonly Heading[], min: number, max: number): TocItem[] {
  return headings.filter(({level}) => level >= min && level <= max).map(({id, html, level}) => ({id, html, level}));
}

/** All that a doc's page shows around its article. */
export function createDocPage(input: {
  readonly doc: Doc;
  readonly markdown: CompiledMarkdown;
  readonly index: DocIndex;
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly homeLabel: string;
}): DocPage {
  const {doc, markdown, index, config, site} = input;
  const {frontMatter} = doc;
  const placement = index.placement.get(doc.id);
  const sidebarName = frontMatter.displayed_sidebar === null ? undefined : (frontMatter.displayed_sidebar ?? placement?.sidebar.name);
  const sidebarFile = sidebarName === undefined ? undefined : index.sidebarFiles.get(sidebarName);
  const section = site.sections.find((s) => s.id === sidebarName);
  const {minHeadingLevel, maxHeadingLevel} = config.themeConfig.tableOfContents;
  const toc = toTocItems(markdown.headings, frontMatter.toc_min_heading_level ?? minHeadingLevel, frontMatter.toc_max_heading_level ?? maxHeadingLevel);
  const lead = frontMatter.description;
  const description = lead ?? (markdown.excerpt || undefined);
  const editUrl = editUrlOf(doc, config);
  const crumbs = placement && config.docs !== false && config.docs.breadcrumbs ? breadcrumbsOf(doc, placement.sidebar, index, section, site, input.homeLabel) : [];
  const date = frontMatter.last_update?.date;
  const head: PageHead = {
    title: formatTitle(doc.title, config.title, config.titleDelimiter, section?.label),
    ...(description && {description}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
    ...(frontMatter.image && {image: absoluteUrl(config, frontMatter.image)}),
    canonical: config.url + doc.permalink,
    ...((doc.isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
    type: 'article',
    ...(crumbs.slice(1).some(({href: to}) => to !== undefined) && {jsonLd: [breadcrumbList(crumbs.slice(1), config.url)]}),
  };
  const sibling = (link: {docId: string; label: string} | undefined, override: string | null | undefined): PageLink | undefined => {
    if (override === null) return undefined;
    const target = index.byId.get(override ?? link?.docId ?? '');
    if (!target) return undefined;
    const label = target.id === link?.docId ? link.label : target.sidebarLabel;
    return {title: target.frontMatter.pagination_label ?? label, href: target.permalink};
  };
  const previous = sibling(placement?.previous, frontMatter.pagination_prev);
  const next = sibling(placement?.next, frontMatter.pagination_next);
  return {
    kind: 'doc',
    id: doc.id,
    path: doc.permalink,
    head,
    htmlClass: `docs-wrapper docs-version-current docs-doc-page docs-doc-id-${doc.id.replace(/[^\p{L}\p{N}/_-]/gu, '-')} plugin-docs plugin-id-default`,
    titleHtml: frontMatter.hide_title && !markdown.titleHtml ? null : (markdown.titleHtml ?? escapeText(doc.title)),
    ...(lead && {lead}),
    breadcrumbs: crumbs,
    toc,
    sidebar: sidebarFile ? {name: sidebarFile.data.name, url: site.baseUrl + sidebarFile.path} : null,
    hideToc: frontMatter.hide_table_of_contents ?? false,
    ...(date && {lastUpdated: date}),
    readingMinutes: readingMinutesOf(markdown.wordCount),
    wordCount: markdown.wordCount,
    tags: (frontMatter.tags ?? []).map(({label}) => ({label})),
    ...(editUrl && {editUrl}),
    ...(previous && {previous}),
    ...(next && {next}),
    ...(doc.isUnlisted && {unlisted: true}),
    ...(doc.isDraft && {draft: true}),
  };
}

function breadcrumbsOf(doc: Doc, sidebar: Sidebar, index: DocIndex, section: SiteData['sections'][number] | undefined, site: SiteData, home: string): Crumb[] {
  const path = findSidebarPath(sidebar.items, doc.id) ?? [];
  const above = path.slice(0, -1).map((node): Crumb => {
    const docId = node.kind === 'category' ? node.docId : undefined;
    return {label: 'label' in node ? node.label : '', ...(docId !== undefined && {href: index.byId.get(docId)!.permalink})};
  });
  const last = path.at(-1);
  const isSectionPage = section?.href === doc.permalink;
  return [
    {label: home, href: site.baseUrl},
    ...(section && !isSectionPage ? [{label: section.label, href: section.href}] : []),
    ...above,
    {label: last && 'label' in last ? last.label : doc.sidebarLabel},
  ];
}

function breadcrumbList(crumbs: readonly Crumb[], origin: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter((crumb) => crumb.href !== undefined)
      .map((crumb, i) => ({'@type': 'ListItem', position: i + 1, name: crumb.label, item: origin + crumb.href})),
  };
}

function editUrlOf(doc: Doc, config: SiteConfig): string | undefined {
  if (doc.frontMatter.custom_edit_url !== undefined) return doc.frontMatter.custom_edit_url ?? undefined;
  if (config.docs === false || config.docs.editUrl === undefined) return undefined;
  const base = config.docs.editUrl.replace(/\/?$/, '/');
  return base + doc.source.path.split('/').map(encodeURIComponent).join('/');
}

/** Absolute address of an image named in front matter. */
export function absoluteUrl(config: SiteConfig, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return config.url + config.baseUrl + path.replace(/^\/+/, '');
}
