import {localStore} from '@wuya/theme';
import {readPreferredVersion} from '@wuya/theme/nav/preferredVersion';
import type {SiteVersion} from '@wuya/theme/types';

/** Name of the version to search in: that of the open note, else the one chosen before, else the last; undefined where there is one only. */
export function findSearchVersion(versions: readonly SiteVersion[]): string | undefined {
  const open = versions.find(({className}) => document.documentElement.classList.contains(className));
  const preferred = open || versions.length === 0 ? null : readPreferredVersion(localStore, versions.map(({name}) => name));
  return open?.name ?? preferred ?? versions.find(({isLast}) => isLast)?.name;
}
