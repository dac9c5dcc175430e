import type {Author, Category, Item} from 'feed';
import type {BlogContent} from '../../config/docusaurus/plugins/contentGivers.ts';
import type {FeedMaker, OwnFeedItem} from '../../config/docusaurus/content/feedMakers.ts';
import type {DatedPost} from '../../content/blog/blog.ts';
import {toXmlText} from './xml.ts';

/** A function of the configuration that makes the entries of the feeds of a blog, and what it is given. */
export interface OwnFeed {
  readonly maker: FeedMaker;
  /** Posts as Docusaurus hands them on. */
  readonly blogPosts: BlogContent['blogPosts'];
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /** Output folder, absolute. */
  readonly outDir: string;
}

type BlogPost = OwnFeed['blogPosts'][number];

/**
 * Makes entries of posts as a function of the configuration wants them.
 * @throws {ContentError} CFG-005, CFG-002 for a function that fails
 */
export async function makeOwnItems(
  {maker, blogPosts, siteConfig, outDir}: OwnFeed,
  posts: readonly DatedPost[],
  toItem: (post: DatedPost) => Item,
): Promise<Item[]> {
  const given = new Map(blogPosts.map((post) => [post.metadata.permalink, post]));
  const known = new Map(posts.map((post) => [post.permalink, post]));
  const items = await maker.make({
    blogPosts: posts.flatMap(({permalink}) => given.get(permalink) ?? []),
    siteConfig,
    outDir,
    async defaultCreateFeedItems({blogPosts: wanted}) {
      return (wanted as readonly BlogPost[]).map((post) => {
        const {permalink} = post.metadata;
        return withChanges(toItem(known.get(permalink)!), post, given.get(permalink)!);
      });
    },
  });
  const {url = '', baseUrl = ''} = siteConfig;
  return items.map((item) => toSoundItem(item, `${String(url)}${String(baseUrl)}`));
}

/** Gives the entry of a post the words that the function gave the post itself. */
function withChanges(item: Item, {metadata}: BlogPost, {metadata: original}: BlogPost): Item {
  const changed = ['title', 'description', 'date'].filter((key) => metadata[key] !== original[key]);
  return {...item, ...Object.fromEntries(changed.map((key) => [key, metadata[key]]))};
}

/**
 * Makes an entry that the library can write: addresses whole, without which it throws, lists where one value may be written, nothing
 * that no XML can hold.
 * @param home address of the site, to which addresses are relative
 */
function toSoundItem(item: OwnFeedItem, home: string): Item {
  const {id, link, image, content, author, category} = item;
  const whole = (value: unknown): string =>
    URL.canParse(String(value), home) ? new URL(String(value), home).href : home;
  const people = [author ?? []].flat() as Author[];
  const topics = [category ?? []].flat() as Category[];
  return {
    ...item,
    link: whole(link),
    ...(id != null && {id: whole(id)}),
    ...(typeof image === 'string' && {image: whole(image)}),
    ...(typeof content === 'string' && {content: toXmlText(content)}),
    author: people.map((one) => ({...one, ...(one.link && {link: whole(one.link)})})),
    category: topics.map((one) => ({...one, ...(one.scheme && {scheme: whole(one.scheme)})})),
  };
}
