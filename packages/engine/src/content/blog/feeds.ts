import type {BlogOptions} from '../../config/options/blog.ts';

const FEEDS = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'feed.json', type: 'application/feed+json', name: 'JSON'},
} as const;

/** Lists the feeds of a list of posts at an address, RSS first. */
export function feedsOf(
  {feedOptions}: Pick<BlogOptions, 'feedOptions'>,
  basePath: string,
): {
  readonly kind: keyof typeof FEEDS;
  readonly href: string;
  readonly type: string;
  /** What people call the kind. */
  readonly name: string;
}[] {
  const wanted = feedOptions.type === false || feedOptions.type === null ? [] : feedOptions.type;
  return (Object.keys(FEEDS) as (keyof typeof FEEDS)[])
    .filter((kind) => wanted.includes(kind))
    .map((kind) => {
      const {file, ...more} = FEEDS[kind];
      return {kind, href: basePath + file, ...more};
    });
}
