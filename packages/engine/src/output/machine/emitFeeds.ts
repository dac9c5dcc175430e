import type {Author, Feed} from 'feed';
import type {SiteData} from '@wuya/theme/types';
import type {Blog, DatedPost} from '../../content/blog/blog.ts';
import {hashOf} from '../../cache/hash.ts';
import type {BlogOptions} from '../../config/options/blog.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {toListLabel, toListWords} from '../../content/source/listLabel.ts';
import {feedsOf} from '../../content/blog/feeds.ts';
import {escapeText} from '../../article/html/escape.ts';
import {absoluteUrl, blogTitleOf} from '../../document/siteData.ts';
import {plainHtmlOf, type ResolvedPage} from '../../kinds/resolvedPage.ts';
import {decodePath} from '@wuya/theme/pathname';
import {toFeedHtml} from './toFeedHtml.ts';
import {dropNonXml} from './xml.ts';

interface FeedInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly blog: Blog;
  /** Pages of the posts, by address. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  /** Which address the page of a file has. */
  readonly byFile: ReadonlyMap<string, {readonly permalink: string}>;
  /** Whether ids end with a slash, as addresses do; those of the generator that the site is made for may not. */
  readonly hasSlashInFeeds: boolean;
  readonly output: OutputFolder;
}

interface FeedSource {
  readonly title: string;
  readonly description: string;
  /** Address of the list, with base URL. */
  readonly href: string;
  readonly posts: readonly DatedPost[];
}

const WRITERS = {
  rss: (feed: Feed) => nameAuthors(escapeAttributes(feed.rss2())),
  atom: (feed: Feed) => escapeAttributes(feed.atom1()),
  json: (feed: Feed) => feed.json1(),
} as const;

/**
 * The library leaves `<` bare in attributes. Texts have none outside of CDATA sections, which stay as they are; but they have
 * quotes: `="` in the name of an author is no attribute.
 */
function escapeAttributes(xml: string): string {
  return dropNonXml(xml)
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map((part, i) =>
      i % 2
        ? part
        : part.replace(TAG, (tag) =>
            tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;')),
          ),
    )
    .join('');
}

/**
 * The element `author` of RSS is an address for letters, with the name in brackets
 * (https://www.rssboard.org/rss-profile#element-channel-item-author); the library writes it for a mere name too, by which
 * validators refuse the feed. It declares the space of the other name only where there are whole texts.
 */
function nameAuthors(rss: string): string {
  const named = rss.replace(
    /(<!\[CDATA\[[^]*?\]\]>)|<author>(?!\S+@\S+ \()([^<]*)<\/author>/g,
    (_, text: string | undefined, name: string) => text ?? `<dc:creator>${name}</dc:creator>`,
  );
  return named.replace(/<rss (?![^>]*xmlns:dc=)/, `<rss xmlns:dc="${DUBLIN_CORE}" `);
}

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** A tag with attributes, which may have `<` and `>` in them. */
const TAG = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)+>/gi;

/** What XML cannot hold goes; the end of a CDATA section, which the library cuts once only, is told apart by a space. */
function toXmlText(text: string): string {
  return dropNonXml(text).replaceAll(']]>', ']] >');
}

/**
 * Writes the title and the description of a post as a kind of feed has them. In RSS descriptions are HTML and titles plain
 * (https://www.rssboard.org/rss-profile#element-channel-item-title), the library says `type="html"` of both in Atom: there
 * `C++ <vector>` would be a tag, which readers drop.
 */
function wordsOf(
  kind: keyof typeof WRITERS,
  {title, description}: {readonly title: string; readonly description: string | undefined},
) {
  const toText = (isHtml: boolean, text: string) => toXmlText(isHtml ? escapeText(text) : text);
  return {
    title: toText(kind === 'atom', title),
    ...(description !== undefined && {description: toText(kind !== 'json', description)}),
  };
}

/**
 * Writes the feeds of all posts of a blog and of each tag, with their whole texts; those of tags leave the texts of posts out that are too long for so
 * many. Nothing is made when no post in a feed changed.
 */
export async function emitFeeds(input: FeedInput): Promise<void> {
  const {config, blog, output} = input;
  const {options} = blog;
  if (blog.listed.length === 0) return;
  const contents = new Map<DatedPost, string>();
  for (const source of listSources(input)) {
    const key = keyOf(source, options, input);
    const feeds = feedsOf(options, source.href);
    const wanted = feeds.map((feed) => ({
      ...feed,
      path: decodePath(feed.href.slice(config.baseUrl.length)),
    }));
    const missing = wanted.filter(({path}) => !output.reuse(path, key));
    for (const {kind, path} of missing) {
      const feed = await createFeed(source, options, input);
      const place = {...input, kind, isOfTag: source.href !== blog.basePath};
      for (const post of source.posts) feed.addItem(toItem(post, contents, place));
      output.write(path, key, WRITERS[kind](feed));
    }
  }
}

/** The list of all posts, and that of each tag. */
function listSources({config, siteData, blog, pages, byFile}: FeedInput): FeedSource[] {
  const {feedOptions, blogDescription} = blog.options;
  const title =
    feedOptions.title ?? `${config.title} · ${blogTitleOf(blog.options, siteData.messages)}`;
  const description = feedOptions.description ?? (blogDescription || config.tagline || title);
  // A post has no page where another file has its address, or its code fails in a site of Docusaurus.
  const hasPage = ({permalink, source}: DatedPost) =>
    pages.has(permalink) && byFile.get(source.path)?.permalink === permalink;
  const newest = (posts: readonly DatedPost[]) =>
    posts
      .filter(hasPage)
      .toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0))
      .slice(0, feedOptions.limit);
  return [
    {title, description, href: blog.basePath, posts: newest(blog.listed)},
    ...blog.tags
      .filter(({isUnlisted}) => !isUnlisted)
      .map((tag) => ({
        title: `${title} · ${tag.label}`,
        description: tag.description ?? description,
        href: tag.permalink,
        posts: newest(tag.items),
      })),
  ];
}

/** Changes with all that is in the feeds of a list. */
function keyOf(
  {title, description, href, posts}: FeedSource,
  {feedOptions}: BlogOptions,
  {config, pages, hasSlashInFeeds}: FeedInput,
): string {
  return hashOf(
    JSON.stringify([
      config.url,
      config.title,
      config.locale,
      config.favicon,
      feedOptions.copyright,
      title,
      description,
      href,
      hasSlashInFeeds,
    ]),
    ...posts.map(({permalink, authors, frontMatter}) => {
      const {key, isLong} = pages.get(permalink)!;
      // Pages need not show every address of an author that feeds have.
      return JSON.stringify([key, isLong, authors, frontMatter.last_update]);
    }),
  );
}

async function createFeed(
  {title, description, href, posts}: FeedSource,
  options: BlogOptions,
  {config, hasSlashInFeeds}: FeedInput,
): Promise<Feed> {
  const {Feed: FeedMaker} = await import('feed');
  const home = config.url + href;
  return new FeedMaker({
    id: href === config.baseUrl ? home : toId(home, hasSlashInFeeds),
    link: home,
    title: toXmlText(title),
    description: toXmlText(description),
    language: config.locale,
    copyright: options.feedOptions.copyright ?? '',
    generator: 'Wuya',
    ...(config.favicon !== undefined && {favicon: absoluteUrl(config, config.favicon)}),
    ...(posts[0] && {updated: new Date(posts[0].time)}),
    feedLinks: Object.fromEntries(
      feedsOf(options, href).map(({kind, href: own}) => [kind, config.url + own]),
    ),
  });
}

/** Makes an id of an address: programs that follow a feed take an entry of another id for a new one. */
function toId(address: string, hasSlash: boolean): string {
  return hasSlash ? address : address.replace(/\/$/, '');
}

/** An entry of a feed. `contents` keeps texts for the other feeds that hold the post. */
function toItem(
  post: DatedPost,
  contents: Map<DatedPost, string>,
  {
    config,
    blog,
    pages,
    hasSlashInFeeds,
    kind,
    isOfTag,
  }: FeedInput & {readonly kind: keyof typeof WRITERS; readonly isOfTag: boolean},
): Parameters<Feed['addItem']>[0] {
  const page = pages.get(post.permalink)!;
  const link = config.url + post.permalink;
  const content = isOfTag && page.isLong ? undefined : contentOf(post, contents, {page, link});
  const {description: whole, image} = page.page.head;
  const title = isOfTag ? toListLabel(post.title) : post.title;
  const description = isOfTag && whole !== undefined ? toListWords(whole) : whole;
  return {
    id: toId(link, hasSlashInFeeds || post.frontMatter.slug?.endsWith('/') === true),
    link,
    ...wordsOf(kind, {title, description}),
    ...(content !== undefined && {content}),
    date: new Date(post.frontMatter.last_update?.date ?? post.time),
    published: new Date(post.time),
    author: authorsOf(post, link, config),
    category: (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({
      name: toXmlText(label),
      term: toXmlText(label),
      domain: config.url + permalink,
    })),
    ...(image !== undefined && URL.canParse(image, link) && {image: new URL(image, link).href}),
  };
}

function contentOf(
  post: DatedPost,
  contents: Map<DatedPost, string>,
  {page, link}: {readonly page: ResolvedPage; readonly link: string},
): string {
  const known = contents.get(post);
  if (known !== undefined) return known;
  const html = toFeedHtml(plainHtmlOf(page) ?? page.staticHtml?.() ?? '', link);
  const content = toXmlText(html.replaceAll(']]>', ']]&gt;'));
  contents.set(post, content);
  return content;
}

/** The authors of a post; the site for one without, as Atom wants an author of each entry. */
function authorsOf(
  {authors}: DatedPost,
  link: string,
  {title, url: siteUrl, baseUrl}: SiteConfig,
): Author[] {
  if (authors.length === 0) return [{name: toXmlText(title), link: siteUrl + baseUrl}];
  return authors.map(({name, email, url, permalink}) => {
    // A page leads to an address of the site, or to none; the library throws for both.
    const href = url ?? permalink;
    return {
      name: toXmlText(name),
      ...(email !== undefined && {email}),
      ...(href && URL.canParse(href, link) && {link: new URL(href, link).href}),
    };
  });
}
