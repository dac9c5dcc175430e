import type {Feed} from 'feed';
import type {SiteData} from '@wuya/theme/types';
import type {Blog, DatedPost} from '../blog/blog.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Output} from '../emit/output.ts';
import {absoluteUrl} from '../render/docPage.ts';
import {blogTitleOf, feedsOf} from '../render/blogPages.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {decodePath} from '../shared/pathname.ts';
import {toFeedHtml} from './toFeedHtml.ts';

interface FeedInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly blog: Blog;
  /** Pages of the posts, by address. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly output: Output;
}

interface FeedSource {
  readonly title: string;
  readonly description: string;
  /** Address of the list, with base URL. */
  readonly href: string;
  readonly posts: readonly DatedPost[];
}

const WRITERS = {rss: (feed: Feed) => feed.rss2(), atom: (feed: Feed) => feed.atom1(), json: (feed: Feed) => feed.json1()} as const;

/** Writes the feeds of all posts and of each tag, with their whole texts. Nothing is made when no post in a feed changed. */
export async function emitFeeds({config, siteData, blog, pages, output}: FeedInput): Promise<void> {
  const options = config.blog;
  if (options === false || blog.listed.length === 0) return;
  const {feedOptions} = options;
  const blogTitle = blogTitleOf(config, siteData.messages);
  const title = feedOptions.title ?? `${config.title} · ${blogTitle}`;
  const description = feedOptions.description ?? (options.blogDescription || config.tagline || title);
  const newest = (posts: readonly DatedPost[]) => posts.toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0)).slice(0, feedOptions.limit);
  const sources: FeedSource[] = [
    {title, description, href: blog.basePath, posts: newest(blog.listed)},
    ...blog.tags
      .filter(({isUnlisted}) => !isUnlisted)
      .map((tag) => ({title: `${title} · ${tag.label}`, description: tag.description ?? description, href: tag.permalink, posts: newest(tag.items)})),
  ];
  const contents = new Map<DatedPost, string>();
  for (const source of sources) {
    const key = hashOf(JSON.stringify([config.url, config.locale, config.favicon, feedOptions.copyright, source.title, source.description, source.href]), ...source.posts.map((post) => pages.get(post.permalink)?.key ?? ''));
    const wanted = feedsOf(options, source.href).map((feed) => ({...feed, path: decodePath(feed.href.slice(config.baseUrl.length))}));
    const missing = wanted.filter(({path}) => !output.reuse(path, key));
    if (missing.length === 0) continue;
    const feed = await createFeed(source);
    for (const {kind, path} of missing) output.write(path, key, WRITERS[kind](feed));
  }

  async function createFeed({title: feedTitle, description: feedDescription, href, posts}: FeedSource): Promise<Feed> {
    const {Feed: FeedMaker} = await import('feed');
    const home = config.url + href;
    const feed = new FeedMaker({
      id: home,
      link: home,
      title: feedTitle,
      description: feedDescription,
      language: config.locale,
      copyright: feedOptions.copyright ?? '',
      generator: 'Wuya',
      ...(config.favicon !== undefined && {favicon: absoluteUrl(config, config.favicon)}),
      ...(posts[0] && {updated: new Date(posts[0].time)}),
      feedLinks: Object.fromEntries(feedsOf(options as Exclude<typeof options, false>, href).map(({kind, href: own}) => [kind, config.url + own])),
    });
    for (const post of posts) feed.addItem(toItem(post));
    return feed;
  }

  function toItem(post: DatedPost): Parameters<Feed['addItem']>[0] {
    const page = pages.get(post.permalink)!;
    const link = config.url + post.permalink;
    const content = contents.get(post) ?? toFeedHtml((page.html ?? page.staticHtml)?.() ?? '', link);
    contents.set(post, content);
    const {description: summary, image} = page.page.head;
    return {
      id: link,
      link,
      title: post.title,
      ...(summary !== undefined && {description: summary}),
      content,
      date: new Date(post.frontMatter.last_update?.date ?? post.time),
      published: new Date(post.time),
      // Atom wants an author of each entry.
      author: (post.authors.length > 0 ? post.authors : [{name: config.title, email: undefined, url: config.url + config.baseUrl, permalink: undefined}]).map(({name, email, url, permalink}) => ({name, ...(email !== undefined && {email}), ...((url ?? permalink) && {link: url ?? config.url + permalink})})),
      category: (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({name: label, term: label, domain: config.url + permalink})),
      ...(image !== undefined && {image}),
    };
  }
}
