import {decodePath} from '@wuya/theme/pathname';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {Content} from '../../content/content.ts';
import {feedsOf} from '../../content/blog/feeds.ts';

/** Lists the paths in the output of the feeds of a site's blogs, which navbar and footer may link: `blog/rss.xml`. */
export function feedPathsOf(
  {blogs}: Pick<Content, 'blogs'>,
  {baseUrl}: Pick<SiteConfig, 'baseUrl'>,
): string[] {
  return blogs.flatMap(({options, basePath, listed}) =>
    listed.length === 0
      ? []
      : feedsOf(options, basePath).map(({href}) => decodePath(href.slice(baseUrl.length))),
  );
}
