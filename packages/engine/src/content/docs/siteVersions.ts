import type {VersionContent} from './loadDocs.ts';
import {flattenSidebar} from './sidebarTree.ts';
import {CURRENT_VERSION} from './version.ts';

/** Returns the address of the main page of a version: that at its root, else the first of its first sidebar, else its first. */
export function mainHrefOf({
  version,
  docs,
  sidebars,
}: Pick<VersionContent, 'version' | 'docs' | 'sidebars'>): string {
  const first = sidebars.flatMap(({items}) => flattenSidebar(items))[0];
  const atRoot = docs.find(({permalink}) => permalink === version.basePath)?.permalink;
  const firstHref =
    first &&
    ('index' in first ? first.index.permalink : docs.find(({id}) => id === first.docId)?.permalink);
  return atRoot ?? firstHref ?? docs[0]?.permalink ?? version.basePath;
}

/** Finds the version at the address of a collection: what pages outside of it lead to. */
export function lastVersionOf(versions: readonly VersionContent[]): VersionContent | undefined {
  return versions.find(({version}) => version.isLast);
}

/** Tells whether pages show readers the versions of a collection at all. */
export function tellsVersions(versions: readonly Pick<VersionContent, 'version'>[]): boolean {
  return versions.some(
    ({version}) =>
      versions.length > 1 ||
      version.name !== CURRENT_VERSION ||
      version.hasBadge ||
      version.banner !== undefined,
  );
}
