import type {PageVersion, SiteVersion} from '@wuya/theme/types';
import {DEFAULT_COLLECTION} from '../../config/options/collection.ts';
import type {DocsCollection, VersionContent} from '../../content/docs/loadDocs.ts';
import type {DocIndex} from './docIndex.ts';
import {lastVersionOf, mainHrefOf, tellsVersions} from '../../content/docs/siteVersions.ts';

/**
 * Gathers what a page of the notes says of its version, and where the same page is in the others; undefined where
 * there is but one.
 * @param hrefIn the address of the page in a version; undefined where it has none
 */
export function createPageVersion(
  {content: own, collection: {versions}}: Pick<DocIndex, 'content' | 'collection'>,
  hrefIn: (content: VersionContent) => string | undefined,
): PageVersion | undefined {
  if (!tellsVersions(versions)) return undefined;
  const {name, label, banner, hasBadge} = own.version;
  const last = lastVersionOf(versions);
  const hrefs = versions.flatMap((other): [string, string][] => {
    const href = hrefIn(other);
    return href === undefined ? [] : [[other.version.name, href]];
  });
  return {
    name,
    ...collectionOf(own),
    label,
    ...(hasBadge && {hasBadge}),
    ...(banner &&
      last && {
        banner,
        latest: {
          name: last.version.name,
          label: last.version.label,
          href: hrefIn(last) ?? mainHrefOf(last),
        },
      }),
    hrefs: Object.fromEntries(hrefs),
  };
}

/** Lists the versions a site tells its readers of, each with the address of its main page. */
export function createSiteVersions(collections: readonly DocsCollection[]): SiteVersion[] {
  return collections
    .filter(({versions}) => tellsVersions(versions))
    .flatMap(({versions}) =>
      versions.map((content) => {
        const {name, label, className, isLast} = content.version;
        return {
          name,
          ...collectionOf(content),
          label,
          href: mainHrefOf(content),
          className,
          isLast,
        };
      }),
    );
}

/** Returns the id of a version's collection, to spread: that of the default one goes without saying. */
function collectionOf({version: {collection}}: VersionContent): {collection?: string} {
  return collection === DEFAULT_COLLECTION ? {} : {collection};
}
