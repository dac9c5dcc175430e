import type {SafeStorage} from '../base/storage.ts';
import {STORE_SUFFIX} from '../base/storeSuffix.ts';
import type {SiteVersion} from '../types.ts';

/** Makes the storage key of the version of a collection that a reader chose; the names are those of Docusaurus. */
export function preferredVersionKey(collection = 'default'): string {
  return `docs-preferred-version-${collection}${STORE_SUFFIX}`;
}

/** Reads the version of a collection chosen before, or null. A name that no version has any more is forgotten. */
export function readPreferredVersion(
  store: SafeStorage,
  versions: readonly Pick<SiteVersion, 'name' | 'collection'>[],
  collection?: string,
): string | null {
  const key = preferredVersionKey(collection);
  const name = store.get(key);
  const isKnown = versions.some(
    (version) => version.name === name && version.collection === collection,
  );
  if (name === null || isKnown) return name;
  store.remove(key);
  return null;
}
