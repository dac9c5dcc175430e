import type {FacetFilters} from '@wuya/search/client';
import type {DocsVersion} from '../../content/docs/version.ts';

/** A version of the notes of a built site, as far as a search has to know it. */
export type ToolVersion = Pick<DocsVersion, 'name' | 'collection' | 'key' | 'isLast'>;

/** Stands for all versions at once. */
const ALL_VERSIONS = 'all';

/** Lists what a search may be limited to: keys of versions (`1.0`, `api/1.0`) and `all`; empty where no collection has two. */
export function versionChoices(versions: readonly ToolVersion[]): readonly string[] {
  const isChoice = versions.some(({isLast}) => !isLast);
  return isChoice ? [...versions.map(({key}) => key), ALL_VERSIONS] : [];
}

/**
 * Limits a search to one version of each collection, and to what is in none, as the site's own pages do. Undefined: all.
 * @param wanted a key, or the name of a version; collections without it, and all where it is left out, are searched in their last
 */
export function versionFilters(
  versions: readonly ToolVersion[],
  wanted?: string,
): FacetFilters | undefined {
  if (versionChoices(versions).length === 0 || wanted === ALL_VERSIONS) return undefined;
  const matches = ({key, name}: ToolVersion) => key === wanted || name === wanted;
  const collections = new Set(versions.map(({collection}) => collection));
  const keys = [...collections].flatMap((id) => {
    const own = versions.filter(({collection}) => collection === id);
    return (own.find(matches) ?? own.find(({isLast}) => isLast))?.key ?? [];
  });
  return [['version:', ...keys.map((key) => `version:${key}`)]];
}
