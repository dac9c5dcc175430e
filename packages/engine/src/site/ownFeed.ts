import {join} from 'node:path';
import {pathInOutput} from '../config/languages.ts';
import type {Blog} from '../content/blog/blog.ts';
import type {OwnFeed} from '../output/machine/ownFeedItems.ts';
import {toBlogContent} from './blogContent.ts';
import type {Site} from './site.ts';

/**
 * Gives what the configuration of a Docusaurus site makes of the entries of the feeds of a blog; undefined for nothing.
 * @param outDir output folder of the whole site, absolute
 */
export function toOwnFeed(
  {loaded, config}: Pick<Site, 'loaded' | 'config'>,
  blog: Blog,
  outDir: string,
): OwnFeed | undefined {
  const {foreign} = loaded;
  const maker = foreign?.feedMakers.get(blog.options.id);
  if (!foreign || !maker) return undefined;
  return {
    maker,
    blogPosts: toBlogContent(blog, config.locale).blogPosts,
    siteConfig: foreign.seenConfig,
    outDir: join(outDir, pathInOutput(config)),
  };
}
