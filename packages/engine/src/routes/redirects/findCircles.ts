import type {SiteConfig} from '../../config/siteConfig.ts';
import {decodePath, withSlash} from '@wuya/theme/pathname';
import type {Redirect} from './redirect.ts';
import {outputPathOf} from '../routeTable.ts';

/**
 * Finds redirects that lead to each other, or to themselves, without end: each circle once, from the redirect that is named first.
 * @param byPath redirects by the path of their document
 */
export function findCircles(
  byPath: ReadonlyMap<string, Redirect>,
  config: Pick<SiteConfig, 'baseUrl' | 'url'>,
): readonly (readonly Redirect[])[] {
  const seen = new Set<Redirect>();
  return [...byPath.values()].flatMap((first) => {
    const way: Redirect[] = [];
    let next: Redirect | undefined = first;
    while (next && !seen.has(next)) {
      seen.add(next);
      way.push(next);
      next = byPath.get(documentAt(next.href, config) ?? '');
    }
    const start = next ? way.indexOf(next) : -1;
    return start < 0 ? [] : [way.slice(start)];
  });
}

/** Gives the path of the document at an address of the site; undefined for one of another. */
function documentAt(
  href: string,
  {baseUrl, url}: Pick<SiteConfig, 'baseUrl' | 'url'>,
): string | undefined {
  if (!URL.canParse(href, url)) return undefined;
  const {origin, pathname} = new URL(href, url);
  if (origin !== new URL(url).origin || !pathname.startsWith(baseUrl)) return undefined;
  return pathname.endsWith('.html')
    ? decodePath(pathname.slice(baseUrl.length))
    : outputPathOf(withSlash(pathname), baseUrl);
}
