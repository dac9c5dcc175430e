import type {PageVersion, SiteVersion} from '@wuya/theme/types';
import type {VersionContent} from '../content/docs.ts';
import {lastVersionOf, mainHrefOf, tellsVersions} from './docIndex.ts';

/** What a page of the notes says of its version, and where the same note stands in the others; undefined where there is but one. */
export function createPageVersion(own: VersionContent, docId: string | undefined, versions: readonly VersionContent[]): PageVersion | undefined {
  if (!tellsVersions(versions)) return undefined;
  const {name, label, banner, hasBadge} = own.version;
  const hrefIn = ({docs}: VersionContent) => docs.find((doc) => doc.id === docId)?.permalink;
  const last = lastVersionOf(versions);
  const hrefs = versions.flatMap((other): [string, string][] => {
    const href = hrefIn(other);
    return href === undefined ? [] : [[other.version.name, href]];
  });
  return {
    name,
    label,
    ...(hasBadge && {hasBadge}),
    ...(banner && last && {banner, latest: {name: last.version.name, label: last.version.label, href: hrefIn(last) ?? mainHrefOf(last)}}),
    hrefs: Object.fromEntries(hrefs),
  };
}

/** The versions a site tells its readers of, each with the address of its main page. */
export function createSiteVersions(versions: readonly VersionContent[]): SiteVersion[] {
  if (!tellsVersions(versions)) return [];
  return versions.map((content) => {
    const {name, label, className, isLast} = content.version;
    return {name, label, href: mainHrefOf(content), className, isLast};
  });
}
