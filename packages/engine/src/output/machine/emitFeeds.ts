import type {Feed, Item} from 'feed';
import type {SiteData} from '@wuya/theme/types';
import type {DatedPost} from '../../content/blog/blog.ts';
import {hashOf} from '../../cache/hash.ts';
import type {BlogOptions} from '../../config/options/blog.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {feedsOf} from '../../content/blog/feeds.ts';
import {absoluteUrl, blogTitleOf} from '../../document/siteData.ts';
import {decodePath} from '@wuya/theme/pathname';
import {createItemMaker, type ItemInput, toFeedId, toKind} from './feedItems.ts';
import {makeOwnItems, type OwnFeed} from './ownFeedItems.ts';
import {dropNonXml, toXmlText} from './xml.ts';

interface FeedInput extends ItemInput {
  /** What the configuration makes of the entries of the feeds of all posts; undefined for what there is anyway. */
  readonly own?: OwnFeed | undefined;
  readonly siteData: SiteData;
  /** Which address the page of a file has. */
  readonly byFile: ReadonlyMap<string, {readonly permalink: string}>;
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
 * Escapes quotes in attributes.
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
 * Names authors as RSS does.
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

/**
 * Writes the feeds of all posts of a blog and of each tag, with their whole texts; those of tags leave the texts of posts out that are too long for so
 * many. Nothing is made when no post in a feed changed.
 */
export async function emitFeeds(input: FeedInput): Promise<void> {
  const {config, blog, output} = input;
  const {options} = blog;
  if (blog.listed.length === 0) return;
  const toItem = createItemMaker(input);
  for (const source of listSources(input)) {
    const isOfTag = source.href !== blog.basePath;
    const toOwn = (post: DatedPost) => toItem(post, isOfTag);
    const own =
      input.own && !isOfTag ? await makeOwnItems(input.own, source.posts, toOwn) : undefined;
    const key = keyOf(source, input, own);
    const feeds = feedsOf(options, source.href);
    const wanted = feeds.map((feed) => ({
      ...feed,
      path: decodePath(feed.href.slice(config.baseUrl.length)),
    }));
    const missing = wanted.filter(({path}) => !output.reuse(path, key));
    for (const {kind, path} of missing) {
      const feed = await createFeed(source, options, input);
      for (const item of own ?? source.posts.map(toOwn)) feed.addItem(toKind(kind, item));
      output.write(path, key, WRITERS[kind](feed));
    }
  }
}

/** Gives the list of all posts, and that of each tag. */
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
  {config, pages, blog, hasSlashInFeeds}: FeedInput,
  own: readonly Item[] | undefined,
): string {
  return hashOf(
    JSON.stringify([
      config.url,
      config.title,
      config.locale,
      config.favicon,
      blog.options.feedOptions.copyright,
      title,
      description,
      href,
      hasSlashInFeeds,
      own,
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
  {config, addresses, hasSlashInFeeds}: FeedInput,
): Promise<Feed> {
  const {Feed: FeedMaker} = await import('feed');
  const home = config.url + addresses.address(href);
  return new FeedMaker({
    id: href === config.baseUrl ? home : toFeedId(home, hasSlashInFeeds),
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
