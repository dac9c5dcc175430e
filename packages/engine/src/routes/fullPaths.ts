import {posix} from 'node:path';
import {isFolderIndex} from '../content/docs/slug.ts';
import {withBase} from './belowBase.ts';
import {readLanguageAddress} from './otherEdition.ts';
import {pathnameOf} from './pathnameOf.ts';
import type {ReferencePage, ResolverContext} from './resolverContext.ts';

/** Lists the addresses that a written one may mean, the likeliest first. */
export function toFullPaths(
  {config, isForeign}: Pick<ResolverContext, 'config' | 'isForeign'>,
  {pathname, page}: {readonly pathname: string; readonly page: ReferencePage},
): string[] {
  if (pathname.startsWith('/')) {
    const {address} = readLanguageAddress(pathname, config) ?? {};
    return [...new Set([withBase(pathname, config.baseUrl), ...(address ? [address] : [])])];
  }
  const from = (base: string) => pathnameOf(pathname, base);
  const own = from(page.permalink);
  if (!isForeign) return [own];
  // There the address of a page has no slash at its end; that of a folder has one unless `trailingSlash` is false, as has
  // that of a slug which ends in one.
  const bare = from(page.permalink.replace(/\/$/, ''));
  return [
    ...new Set(isIndexFile(page.file) || page.slug?.endsWith('/') ? [own, bare] : [bare, own]),
  ];
}

function isIndexFile(file: string): boolean {
  return isFolderIndex(posix.dirname(file), posix.basename(file).replace(/\.\w+$/, ''));
}
