import {usePage, useSite} from '../context.tsx';
import {readPreferredVersion} from '../nav/preferredVersion.ts';
import {localStore} from '../storage.ts';
import type {NavTarget} from '../types.ts';
import {useHydrated} from './useHydrated.ts';

/** Name of the version that the reader is in: that of the open note, else the one chosen before, else null. */
export function useActiveVersion(): string | null {
  const page = usePage();
  const {versions} = useSite();
  const isHydrated = useHydrated();
  if (page.kind === 'doc' && page.version) return page.version.name;
  return isHydrated ? readPreferredVersion(localStore, versions.map(({name}) => name)) : null;
}

/** A link as it stands in the reader's version. */
export function useVersionedTarget<T extends NavTarget>(item: T): T {
  const name = useActiveVersion();
  const own = name === null ? undefined : item.byVersion?.[name];
  return own ? {...item, ...own} : item;
}
