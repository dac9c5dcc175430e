import type {Author, Item} from 'feed';
import type {Blog, DatedPost} from '../../content/blog/blog.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {toListLabel, toListWords} from '../../content/source/listLabel.ts';
import {escapeText} from '../../article/html/escape.ts';
import {plainHtmlOf, type ResolvedPage} from '../../kinds/page/resolvedPage.ts';
import type {AddressWriter} from '../../routes/addressWriter.ts';
import {toFeedHtml} from './toFeedHtml.ts';
import {toXmlText} from './xml.ts';

/** Facts that the entries of the feeds of a blog are made from. */
export interface ItemInput {
  readonly config: SiteConfig;
  readonly blog: Blog;
  /** Pages of the posts, by address. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly addresses: Pick<AddressWriter, 'address'>;
  /** Whether ids end with a slash, as addresses do; those of the generator that the site is made for may not. */
  readonly hasSlashInFeeds: boolean;
}

/** Makes the entry of a post. @param isOfTag whether for the feed of a tag, which leaves long texts out */
export type ItemMaker = (post: DatedPost, isOfTag: boolean) => Item;

/** Creates what makes entries of posts, their words as they are written; it keeps texts for the other feeds that hold the post. */
export function createItemMaker(input: ItemInput): ItemMaker {
  const {config, blog, pages, addresses, hasSlashInFeeds} = input;
  const toUrl = (permalink: string): string => config.url + addresses.address(permalink);
  const contents = new Map<DatedPost, string>();
  return (post, isOfTag) => {
    const page = pages.get(post.permalink)!;
    const link = toUrl(post.permalink);
    const content = isOfTag && page.isLong ? undefined : contentOf(post, contents, {page, link});
    const {description: whole, image} = page.page.head;
    const description = isOfTag && whole !== undefined ? toListWords(whole) : whole;
    return {
      id: toFeedId(link, hasSlashInFeeds || post.frontMatter.slug?.endsWith('/') === true),
      link,
      title: isOfTag ? toListLabel(post.title) : post.title,
      ...(description !== undefined && {description}),
      ...(content !== undefined && {content}),
      date: new Date(post.frontMatter.last_update?.date ?? post.time),
      published: new Date(post.time),
      author: authorsOf(post, {link, addresses, config}),
      category: (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({
        name: toXmlText(label),
        term: toXmlText(label),
        domain: toUrl(permalink),
      })),
      ...(image !== undefined && URL.canParse(image, link) && {image: new URL(image, link).href}),
    };
  };
}

/** Makes an id of an address: programs that follow a feed take an entry of another id for a new one. */
export function toFeedId(address: string, hasSlash: boolean): string {
  return hasSlash ? address : address.replace(/\/$/, '');
}

/**
 * Writes the title and the description of an entry as a kind of feed has them. In RSS descriptions are HTML and titles plain
 * (https://www.rssboard.org/rss-profile#element-channel-item-title), the library says `type="html"` of both in Atom: there
 * `C++ <vector>` would be a tag, which readers drop.
 */
export function toKind(kind: 'rss' | 'atom' | 'json', item: Item): Item {
  const {title, description} = item;
  const toText = (isHtml: boolean, text: string) => toXmlText(isHtml ? escapeText(text) : text);
  return {
    ...item,
    title: toText(kind === 'atom', title),
    ...(description !== undefined && {description: toText(kind !== 'json', description)}),
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

/** Returns the authors of a post; the site for one without, as Atom wants an author of each entry. */
function authorsOf(
  {authors}: DatedPost,
  {link, addresses, config}: Pick<ItemInput, 'addresses' | 'config'> & {readonly link: string},
): Author[] {
  const {title, url: siteUrl, baseUrl} = config;
  if (authors.length === 0) return [{name: toXmlText(title), link: siteUrl + baseUrl}];
  return authors.map(({name, email, url, permalink}) => {
    // A page leads to an address of the site, or to none; the library throws for both.
    const href = url ?? (permalink && addresses.address(permalink));
    return {
      name: toXmlText(name),
      ...(email !== undefined && {email}),
      ...(href && URL.canParse(href, link) && {link: new URL(href, link).href}),
    };
  });
}
