import {localStore} from '@wuya/theme';
import {readPreferredVersion} from '@wuya/theme/nav/preferredVersion';
import type {SiteData} from '@wuya/theme/types';

type Site = Pick<SiteData, 'versions' | 'collections'>;

/** Names of the versions to search in, by the id of their collection. Collections with one version alone are not in it. */
export type ChosenVersions = Readonly<Record<string, string>>;

const DEFAULT = 'default';

/** Chooses of each collection the version of the open note, else the one chosen before, else the last. */
export function findSearchVersions({versions}: Site): ChosenVersions {
  const {classList} = document.documentElement;
  const ids = [...new Set(versions.map(({collection}) => collection))];
  return Object.fromEntries(
    ids.map((collection) => {
      const own = versions.filter((version) => version.collection === collection);
      const open =
        classList.contains(`plugin-id-${collection ?? DEFAULT}`) &&
        own.find(({className}) => classList.contains(className));
      const name =
        (open && open.name) ||
        (readPreferredVersion(localStore, own, collection) ?? own.find(({isLast}) => isLast)?.name);
      return [collection ?? DEFAULT, name ?? 'current'];
    }),
  );
}

/**
 * Lists what a page may have as its version to be found: `''` for what is in no collection, `1.0`, `api/1.0`.
 * Undefined where all pages may be found.
 * @param only the collection to search; `''`: all of the site
 */
export function facetsOf(
  {versions, collections}: Site,
  chosen: ChosenVersions,
  only = '',
): readonly string[] | undefined {
  if (versions.length === 0 && !collections) return undefined;
  const ids = collections?.map(({id}) => id) ?? [DEFAULT];
  const keys = ids
    .filter((id) => only === '' || id === only)
    .map((id) => `${id === DEFAULT ? '' : `${id}/`}${chosen[id] ?? 'current'}`);
  return only === '' ? ['', ...keys] : keys;
}
