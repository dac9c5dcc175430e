import type {PageData, SiteData} from '../types.ts';
import {markdownCopyOf} from '../base/markdownCopyOf.ts';
import {versionOf} from '../nav/versionOf.ts';

/** An element of `<head>` that says something about one page. */
export interface PageTag {
  readonly tagName: 'link' | 'meta' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Text inside a script. */
  readonly text?: string;
}

/**
 * Lists the elements of `<head>` that differ from page to page, besides the title and what the author wrote in `<Head>`.
 * Documents print them, the client puts them in the place of those of the page before.
 */
export function pageTagsOf(site: SiteData, page: PageData): readonly PageTag[] {
  const {head} = page;
  const image = head.image ?? site.image;
  return [
    ...meta('name', {
      description: head.description,
      keywords: head.keywords?.join(','),
      robots: head.robots,
    }),
    ...addressTags(site, page),
    ...meta('property', {
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:locale': (site.htmlLang ?? site.locale).replace('-', '_'),
      'og:type': head.type,
      'og:site_name': site.title,
      'og:image': image,
      ...(head.hasCard && {'og:image:width': '1200', 'og:image:height': '630'}),
    }),
    ...meta('name', {
      // As Docusaurus says it, with a picture or without: who shows cards makes a small one where there is none.
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    }),
    ...meta('property', {
      'article:published_time': head.published,
      'article:modified_time': head.modified,
    }),
    ...languageTags(site, page),
    ...postTags(page),
    ...(hasMarkdownCopy(page)
      ? [link({rel: 'alternate', type: 'text/markdown', href: markdownCopyOf(page.path)})]
      : []),
    ...crawlerTags(site, page),
    ...(head.jsonLd ?? []).map((data) => ({
      tagName: 'script' as const,
      attributes: {type: 'application/ld+json'},
      text: JSON.stringify(data),
    })),
  ];
}

/** Tells whether a page has a copy in Markdown beside it, as all have that say something of their own. */
export function hasMarkdownCopy(page: PageData): boolean {
  return page.head.canonical !== undefined && page.kind !== 'search' && page.kind !== 'notFound';
}

/** Finds every element that a page may have in `<head>`, whatever the page. */
export const PAGE_TAGS_SELECTOR = [
  ...['description', 'keywords', 'robots', 'twitter:card', 'twitter:image'].map(
    (name) => `meta[name="${name}"]`,
  ),
  'meta[name^="docusaurus_"]',
  'meta[name^="docsearch:"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]:is([hreflang],[type="text/markdown"])',
  'script[type="application/ld+json"]',
].join();

function meta(
  attribute: 'name' | 'property',
  contents: Readonly<Record<string, string | undefined>>,
): PageTag[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content ? [{tagName: 'meta', attributes: {[attribute]: name, content}}] : [],
  );
}

/** Names the other languages in which the page is written, as `hreflang` does for search engines (https://ogp.me/#optional). */
function languageTags(site: SiteData, page: PageData): PageTag[] {
  return writtenLanguages(site, page)
    .filter(({locale}) => locale !== site.locale)
    .flatMap(({htmlLang}) => meta('property', {'og:locale:alternate': htmlLang.replace('-', '_')}));
}

/** Says who wrote a post and what it is about (https://ogp.me/#type_article). */
function postTags(page: PageData): PageTag[] {
  if (page.kind !== 'blog' || page.view !== 'post') return [];
  return [
    ...page.authors.flatMap(({href}) =>
      meta('property', {
        'article:author': href !== undefined && /^https?:/.test(href) ? href : undefined,
      }),
    ),
    ...page.tags.flatMap(({label}) => meta('property', {'article:tag': label})),
  ];
}

function link(attributes: Readonly<Record<string, string>>): PageTag {
  return {tagName: 'link', attributes};
}

function addressTags(site: SiteData, page: PageData): PageTag[] {
  const href = page.head.canonical;
  if (href === undefined) return [];
  const alternates = alternatesOf(site, page) ?? [
    [site.locale, href] as const,
    ['x-default', href] as const,
  ];
  return [
    link({rel: 'canonical', href}),
    ...alternates.map(([hreflang, own]) => link({rel: 'alternate', hreflang, href: own})),
  ];
}

/**
 * Lists the absolute addresses of a page by language, as far as it is written in them, and that of the default language for
 * readers of all others; undefined where the site has one language.
 */
export function alternatesOf(
  {url, languages = []}: Pick<SiteData, 'url' | 'languages'>,
  {languages: places, untranslated = []}: Pick<PageData, 'languages' | 'untranslated'>,
): (readonly [hreflang: string, href: string])[] | undefined {
  if (!places) return undefined;
  const written = writtenLanguages({languages}, {languages: places, untranslated}).map(
    ({locale, htmlLang}) => [htmlLang, url + places[locale]!] as const,
  );
  const first = languages[0] && places[languages[0].locale];
  return [...written, ...(first === undefined ? [] : [['x-default', url + first] as const])];
}

/** Lists the languages of a site that a page is written in; none where the site has one language. */
function writtenLanguages(
  {languages = []}: Pick<SiteData, 'languages'>,
  {languages: places = {}, untranslated = []}: Pick<PageData, 'languages' | 'untranslated'>,
): readonly {readonly locale: string; readonly htmlLang: string}[] {
  return languages.filter(
    ({locale}) => places[locale] !== undefined && !untranslated.includes(locale),
  );
}

const BLOG_TAGS = {
  post: 'default',
  list: 'blog_posts_list',
  archive: 'blog_archive',
  tags: 'blog_tags_list',
  authors: 'blog_authors_list',
} as const;

/** Facts by which the crawlers of hosted search sort pages: under the names that they know, old and new. */
function crawlerTags({locale}: SiteData, page: PageData): PageTag[] {
  const version = versionOf(page)?.name ?? 'current';
  const tag = crawlerTagOf(page);
  return meta('name', {
    docusaurus_locale: locale,
    'docsearch:language': locale,
    docusaurus_version: version,
    'docsearch:version': version,
    docusaurus_tag: tag,
    'docsearch:docusaurus_tag': tag,
  });
}

function crawlerTagOf(page: PageData): string {
  if (page.kind === 'doc') {
    const collection = /(?:^| )plugin-id-([\w-]+)/.exec(page.htmlClass)?.[1] ?? 'default';
    return `docs-${collection}-${page.version?.name ?? 'current'}`;
  }
  if (page.kind === 'tagList') return 'doc_tags_list';
  if (page.kind === 'tag') return 'doc_tag_doc_list';
  if (page.kind !== 'blog') return 'default';
  return page.view === 'list' && page.subject !== 'all'
    ? `blog_${page.subject}s_posts`
    : BLOG_TAGS[page.view];
}
