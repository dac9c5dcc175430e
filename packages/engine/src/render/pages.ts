import {type MessageId} from '@wuya/theme/messages';
import type {BlogPost, ComponentPage, DocPage, MarkdownPage, NoteSummary, PageHead, SiteData} from '@wuya/theme/types';
import type {Blog} from '../blog/blog.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createModuleCode} from '../mdx/moduleCode.ts';
import {toStaticHtml} from '../mdx/staticHtml.ts';
import type {Compiled} from '../content/compiler.ts';
import type {Doc} from '../docs/doc.ts';
import {compareText, type Diagnostic} from '../errors/diagnostic.ts';
import {escapeText} from '../markdown/html.ts';
import type {WrittenHead} from '../markdown/writtenHead.ts';
import type {ComponentPageSource, MarkdownPageSource} from '../pages/page.ts';
import {fillReferences, type ReferencePage, type ReferenceResolver} from '../routes/references.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import type {TagGroup} from '../tags/resolveTags.ts';
import {type CardMaker, createCardMaker} from './cards.ts';
import {type CategorySource, createCategoryPage} from './categoryPage.ts';
import type {VersionContent} from '../content/docs.ts';
import type {LastUpdate} from '../content/gitDates.ts';
import type {DocIndex} from './docIndex.ts';
import {absoluteUrl, createDocPage, hidesToc, toTocItems} from './docPage.ts';
import {publishHeadImage} from './headImage.ts';
import {createPageVersion} from './pageVersion.ts';
import {createTagListPage, createTagPage, type TagPagesInput} from './tagPages.ts';
import type {ResolvedPage} from './resolvedPage.ts';
import {searchHrefOf} from './siteData.ts';
import {formatTitle} from './title.ts';

/** What resolving pages needs of the site. */
export interface PageContext {
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly versions: readonly VersionContent[];
  /** Facts about the notes of each version, by its name. */
  readonly indexes: ReadonlyMap<string, DocIndex>;
  readonly references: ReferenceResolver;
  readonly blog: Blog;
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  /** First words of the article at an address, as far as it is compiled. */
  excerptOf(permalink: string): string | undefined;
}

export interface PageResult {
  readonly resolved: ResolvedPage;
  /** Code of a strict page and of what it takes in, by path relative to the site. */
  readonly modules?: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a component page says of itself: its named export `page`. */
export interface ComponentPageMeta {
  readonly title?: string;
  /** The whole text of `<title>`, without the site's title. */
  readonly absoluteTitle?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
}

/** The site's notes, as `pageData` of a component page gets them at build time. */
export interface SiteContent {
  readonly site: SiteData;
  /** Published notes in sidebar order; section pages left out. */
  readonly notes: readonly NoteSummary[];
}

/** The links and images of an article, resolved. */
export interface ResolvedArticle {
  /** Inline HTML of the article's own title, with its links. */
  readonly titleHtml: string | null;
  /** For each reference of the article. */
  readonly attributes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function resolveReferences(compiled: Compiled, page: ReferencePage, references: ReferenceResolver, makeCards: CardMaker = () => ''): ResolvedArticle {
  const diagnostics: Diagnostic[] = [];
  const attributes = compiled.markdown.references.map((reference) => {
    if (reference.kind === 'cards') return makeCards(reference.url);
    const {attributes: text, diagnostic} = references.resolve(reference, reference.file === undefined ? page : {...page, file: reference.file, originalFile: undefined});
    if (diagnostic) diagnostics.push(diagnostic);
    return text;
  });
  const {titleHtml} = compiled.markdown;
  return {titleHtml: titleHtml && fillReferences(titleHtml, attributes), attributes, diagnostics};
}

interface ArticleInput {
  readonly page: DocPage | MarkdownPage | BlogPost;
  readonly outputPath: string;
  readonly file: string;
  readonly references: ReferenceResolver;
  readonly resolved: ResolvedArticle;
}

/** The head with what the note itself puts there. */
function withWrittenHead(head: PageHead, {html, ...written}: WrittenHead = {}): PageHead {
  return {...head, ...written, ...(html !== undefined && {html})};
}

/** A page with its article: HTML, or the code of a strict page, which the page then names. */
export function withArticle(compiled: Compiled, {page: given, outputPath, file, references, resolved: {attributes, diagnostics}}: ArticleInput): PageResult {
  const {markdown} = compiled;
  const page = {...given, head: withWrittenHead(given.head, markdown.head)};
  const problems = [...markdown.diagnostics, ...diagnostics];
  if (!markdown.code) {
    // An empty list of cards: they stand in the article, and need their styles alone.
    const shown = {...page, ...(page.kind !== 'blog' && markdown.references.some(({kind}) => kind === 'cards') && {cards: []})};
    const key = hashOf(JSON.stringify(shown), compiled.key, JSON.stringify(attributes));
    return {resolved: {outputPath, page: shown, html: () => fillReferences(markdown.html, attributes), key}, diagnostics: problems};
  }
  const modules = new Map([[file, createModuleCode(markdown, attributes)]]);
  for (const partial of compiled.partials ?? []) {
    const resolved = resolveReferences(partial.compiled, {file: partial.path, permalink: page.path}, references);
    modules.set(partial.path, createModuleCode(partial.compiled.markdown, resolved.attributes));
    problems.push(...resolved.diagnostics);
  }
  const ownPage = {...page, module: file};
  return {resolved: {outputPath, page: ownPage, html: null, staticHtml: () => toStaticHtml(fillReferences(markdown.html, attributes)), key: hashOf(JSON.stringify(ownPage), ...modules.values())}, modules, diagnostics: problems};
}

/** A page with what is wrong around its article too. */
export function withProblems(result: PageResult, diagnostics: readonly Diagnostic[]): PageResult {
  return diagnostics.length === 0 ? result : {...result, diagnostics: [...diagnostics, ...result.diagnostics]};
}

export function resolveDoc(written: Doc, compiled: Compiled, context: PageContext): PageResult {
  const {config, site, references} = context;
  const own = {file: written.source.path, permalink: written.permalink, originalFile: written.source.originalPath};
  const {source: doc, diagnostics} = publishHeadImage(written, own, context);
  const resolved = resolveReferences(compiled, own, references, createCardMaker(context, doc));
  const homeLabel = site.messages['theme.docs.breadcrumbs.home' satisfies MessageId]!;
  const index = context.indexes.get(doc.version)!;
  const version = createPageVersion(index.content, doc.id, context.versions);
  const page = createDocPage({doc, markdown: compiled.markdown, titleHtml: resolved.titleHtml, index, config, site, homeLabel, version, lastCommit: context.lastUpdates.get(doc.source.path)});
  const outputPath = outputPathOf(doc.permalink, config.baseUrl);
  return withProblems(withArticle(compiled, {page, outputPath, file: doc.source.path, references, resolved}), diagnostics);
}

/** The page made for a category. */
function resolveCategory(source: CategorySource, context: PageContext): ResolvedPage {
  const {config, site, indexes, versions} = context;
  const index = indexes.get(source.version)!;
  const homeLabel = site.messages['theme.docs.breadcrumbs.home' satisfies MessageId]!;
  const version = createPageVersion(index.content, undefined, versions);
  const page = createCategoryPage(source, {index, config, site, homeLabel, version, excerptOf: context.excerptOf});
  return withoutArticle(page, outputPathOf(page.path, config.baseUrl));
}

/** A page that no file holds: of a category or of tags; undefined for the others. */
export function resolveMadePage(route: Route, context: PageContext): ResolvedPage | undefined {
  switch (route.kind) {
    case 'category':
      return resolveCategory(route.source, context);
    case 'tagList':
      return resolveTagList(route.content, context);
    case 'tag':
      return resolveTag(route.content, route.group, context);
    default:
      return undefined;
  }
}

/** The page of all tags of a version. */
function resolveTagList(content: VersionContent, context: PageContext): ResolvedPage {
  return withoutArticle(createTagListPage(content.tagGroups, tagPagesInput(content, context)), outputPathOf(content.tagsPath, context.config.baseUrl));
}

/** The page of one tag of a version: its docs by title. */
function resolveTag(content: VersionContent, group: TagGroup<Doc>, context: PageContext): ResolvedPage {
  const collator = new Intl.Collator(context.config.locale, {numeric: true});
  const items = group.items
    .map(({title, permalink, frontMatter}) => {
      const description = frontMatter.description ?? context.excerptOf(permalink);
      return {title, href: permalink, ...(description && {description})};
    })
    .sort((a, b) => collator.compare(a.title, b.title) || compareText(a.href, b.href));
  return withoutArticle(createTagPage(group, items, tagPagesInput(content, context)), outputPathOf(group.permalink, context.config.baseUrl));
}

function tagPagesInput({version, tagsPath}: VersionContent, {config, site}: PageContext): TagPagesInput {
  return {config, site, allHref: tagsPath, htmlClass: `docs-wrapper ${version.className} plugin-docs plugin-id-default`, isNoIndex: version.noIndex};
}

export function resolveMarkdownPage(written: MarkdownPageSource, compiled: Compiled, context: PageContext): PageResult {
  const {config, references} = context;
  const own = {file: written.source.path, permalink: written.permalink};
  const {source, diagnostics} = publishHeadImage(written, own, context);
  const {frontMatter, permalink} = source;
  const resolved = resolveReferences(compiled, own, references, createCardMaker(context));
  const {minHeadingLevel, maxHeadingLevel} = config.themeConfig.tableOfContents;
  const toc = toTocItems(compiled.markdown.headings, frontMatter.toc_min_heading_level ?? minHeadingLevel, frontMatter.toc_max_heading_level ?? maxHeadingLevel);
  const lead = frontMatter.description;
  const description = lead ?? (compiled.markdown.excerpt || undefined);
  const page: MarkdownPage = {
    kind: 'markdown',
    path: permalink,
    head: {
      ...headOf(config, permalink, {title: source.title, ...(description && {description}), ...(frontMatter.keywords && {keywords: frontMatter.keywords}), ...(frontMatter.image && {image: frontMatter.image})}),
      ...((source.isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
    },
    htmlClass: `mdx-wrapper mdx-page plugin-pages plugin-id-default${frontMatter.wrapperClassName ? ` ${frontMatter.wrapperClassName}` : ''}`,
    titleHtml: resolved.titleHtml ?? (source.title ? escapeText(source.title) : null),
    ...(lead && {lead}),
    toc,
    hideToc: hidesToc(toc, frontMatter),
    readingMinutes: 0,
    wordCount: 0,
    ...(frontMatter.last_update?.date && {lastUpdated: frontMatter.last_update.date}),
    ...(frontMatter.last_update?.author && {lastUpdatedBy: frontMatter.last_update.author}),
    ...(source.isUnlisted && {unlisted: true}),
    ...(source.isDraft && {draft: true}),
  };
  const outputPath = outputPathOf(permalink, config.baseUrl);
  return withProblems(withArticle(compiled, {page, outputPath, file: source.source.path, references, resolved}), diagnostics);
}

export function resolveComponentPage(source: ComponentPageSource, meta: ComponentPageMeta, data: unknown, config: SiteConfig): ResolvedPage {
  const page: ComponentPage = {
    kind: 'component',
    path: source.permalink,
    head: headOf(config, source.permalink, meta),
    htmlClass: 'plugin-pages plugin-id-default',
    module: source.path,
    data,
  };
  return withoutArticle(page, outputPathOf(source.permalink, config.baseUrl));
}

export function resolveSearchPage(config: SiteConfig, site: SiteData): ResolvedPage | undefined {
  if (site.searchHref === null) return undefined;
  const title = site.messages['theme.SearchPage.emptyResultsTitle' satisfies MessageId]!;
  const head = {...headOf(config, site.searchHref, {title}), robots: 'noindex, follow'};
  const page = {kind: 'search', path: site.searchHref, head, htmlClass: 'search-page-wrapper plugin-search plugin-id-default'} as const;
  return withoutArticle(page, outputPathOf(site.searchHref, config.baseUrl));
}

export function resolveNotFoundPage(config: SiteConfig, site: SiteData): ResolvedPage {
  const title = site.messages['theme.NotFound.title' satisfies MessageId]!;
  const head: PageHead = {title: formatTitle(title, config.title, config.titleDelimiter), robots: 'noindex', type: 'website'};
  return withoutArticle({kind: 'notFound', path: `${config.baseUrl}404.html`, head, htmlClass: 'plugin-not-found'}, '404.html');
}

function withoutArticle(page: ResolvedPage['page'], outputPath: string): ResolvedPage {
  return {outputPath, page, html: null, key: hashOf(JSON.stringify(page))};
}

/** https://schema.org/WebSite with the way to search it. */
function webSite(config: SiteConfig): unknown {
  const search = searchHrefOf(config);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.title,
    url: config.url + config.baseUrl,
    inLanguage: config.locale,
    ...(config.tagline && {description: config.tagline}),
    ...(search && {potentialAction: {'@type': 'SearchAction', target: {'@type': 'EntryPoint', urlTemplate: `${config.url}${search}?q={search_term_string}`}, 'query-input': 'required name=search_term_string'}}),
  };
}

/** The head of a page that has no section. */
export function headOf(config: SiteConfig, permalink: string, meta: ComponentPageMeta): PageHead {
  return {
    title: meta.absoluteTitle ?? formatTitle(meta.title ?? '', config.title, config.titleDelimiter),
    ...(meta.description && {description: meta.description}),
    ...(meta.keywords && {keywords: meta.keywords}),
    ...(meta.image && {image: absoluteUrl(config, meta.image)}),
    canonical: config.url + permalink,
    ...(config.noIndex && {robots: 'noindex, nofollow'}),
    type: 'website',
    ...(permalink === config.baseUrl && {jsonLd: [webSite(config)]}),
  };
}
