import {usePage, useSite} from '../base/context.tsx';
import {readPreferredVersion} from '../nav/preferredVersion.ts';
import {versionOf} from '../nav/versionOf.ts';
import {localStore} from '../base/storage.ts';
import type {NavTarget} from '../types.ts';
import {useHydrated} from './useHydrated.ts';

/**
 * Returns the name of the version of a collection that the reader is in: that of the open page, else the one chosen
 * before, else null.
 */
export function useActiveVersion(collection?: string): string | null {
  const page = usePage();
  const {versions} = useSite();
  const isHydrated = useHydrated();
  const own = versionOf(page);
  if (own && own.collection === collection) return own.name;
  return isHydrated ? readPreferredVersion(localStore, versions, collection) : null;
}

/** Resolves a link to what it is in the reader's version. */
export function useVersionedTarget<T extends NavTarget>(item: T): T {
  const name = useActiveVersion(item.collection);
  const own = name === null ? undefined : item.byVersion?.[name];
  return own ? {...item, ...own} : item;
}
