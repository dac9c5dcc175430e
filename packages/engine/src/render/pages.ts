import {type MessageId} from '@wuya/theme/messages';
import type {ComponentPage, MarkdownPage, NoteSummary, PageHead, SiteData} from '@wuya/theme/types';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {CompiledMarkdown} from '../markdown/parsedPage.ts';
import type {Compiled} from '../content/compiler.ts';
import type {Doc} from '../docs/doc.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {escapeText} from '../markdown/html.ts';
import type {ComponentPageSource, MarkdownPageSource} from '../pages/page.ts';
import {fillReferences, type ReferenceResolver} from '../routes/references.ts';
import {outputPathOf} from '../routes/routeTable.ts';
import {absoluteUrl, createDocPage, type DocIndex, toTocItems} from './docPage.ts';
import type {ResolvedPage} from './resolvedPage.ts';
import {formatTitle} from './title.ts';

/** What resolving pages needs of the site. */
export interface PageContext {
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly index: DocIndex;
  readonly references: ReferenceResolver;
}

export interface PageResult {
  readonly resolved: ResolvedPage;
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

/** Attributes for the links and images of an article, the article with its title filled, and what is wrong with them. */
export function resolveReferences(compiled: Compiled, page: {file: string; permalink: string}, references: ReferenceResolver): {markdown: CompiledMarkdown; attributes: string[]; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const attributes = compiled.markdown.references.map((reference) => {
    const {attributes: text, diagnostic} = references.resolve(reference, page);
    if (diagnostic) diagnostics.push(diagnostic);
    return text;
  });
  const {titleHtml} = compiled.markdown;
  return {markdown: {...compiled.markdown, titleHtml: titleHtml && fillReferences(titleHtml, attributes)}, attributes, diagnostics};
}

export function resolveDoc(doc: Doc, compiled: Compiled, context: PageContext): PageResult {
  const {config, site, index, references} = context;
  const {markdown, attributes, diagnostics} = resolveReferences(compiled, {file: doc.source.path, permalink: doc.permalink}, references);
  const homeLabel = site.messages['theme.docs.breadcrumbs.home' satisfies MessageId]!;
  const page = createDocPage({doc, markdown, index, config, site, homeLabel});
  return {
    resolved: {
      outputPath: outputPathOf(doc.permalink, config.baseUrl),
      page,
      html: () => fillReferences(markdown.html, attributes),
      key: hashOf(JSON.stringify(page), compiled.key, JSON.stringify(attributes)),
    },
    diagnostics: [...compiled.markdown.diagnostics, ...diagnostics],
  };
}

export function resolveMarkdownPage(source: MarkdownPageSource, compiled: Compiled, context: PageContext): PageResult {
  const {config, references} = context;
  const {frontMatter, permalink} = source;
  const {markdown, attributes, diagnostics} = resolveReferences(compiled, {file: source.source.path, permalink}, references);
  const {minHeadingLevel, maxHeadingLevel} = config.themeConfig.tableOfContents;
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
    titleHtml: markdown.titleHtml ?? (source.title ? escapeText(source.title) : null),
    ...(lead && {lead}),
    toc: toTocItems(compiled.markdown.headings, frontMatter.toc_min_heading_level ?? minHeadingLevel, frontMatter.toc_max_heading_level ?? maxHeadingLevel),
    hideToc: frontMatter.hide_table_of_contents ?? false,
  };
  return {
    resolved: {
      outputPath: outputPathOf(permalink, config.baseUrl),
      page,
      html: () => fillReferences(markdown.html, attributes),
      key: hashOf(JSON.stringify(page), compiled.key, JSON.stringify(attributes)),
    },
    diagnostics: [...compiled.markdown.diagnostics, ...diagnostics],
  };
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

function headOf(config: SiteConfig, permalink: string, meta: ComponentPageMeta): PageHead {
  return {
    title: meta.absoluteTitle ?? formatTitle(meta.title ?? '', config.title, config.titleDelimiter),
    ...(meta.description && {description: meta.description}),
    ...(meta.keywords && {keywords: meta.keywords}),
    ...(meta.image && {image: absoluteUrl(config, meta.image)}),
    canonical: config.url + permalink,
    ...(config.noIndex && {robots: 'noindex, nofollow'}),
    type: 'website',
  };
}
