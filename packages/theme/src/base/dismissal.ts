import type {AnnouncementBar} from '../types.ts';
import {localStore} from './storage.ts';
import {STORE_SUFFIX} from './storeSuffix.ts';

const ID_KEY = `docusaurus.announcement.id${STORE_SUFFIX}`;
const DISMISS_KEY = `docusaurus.announcement.dismiss${STORE_SUFFIX}`;
/** The default id as Docusaurus once spelt it. */
const MISSPELT_ID = 'annoucement-bar';

/** Keeps in mind that the reader closed the announcement. */
export const storeDismissal = (): void => localStore.set(DISMISS_KEY, 'true');

/** Tells whether this very announcement was closed before. Another id makes a fresh start. */
export function readDismissed({id, isCloseable}: AnnouncementBar): boolean {
  const stored = localStore.get(ID_KEY);
  if (stored === id || (stored === MISSPELT_ID && id === 'announcement-bar'))
    return isCloseable && localStore.get(DISMISS_KEY) === 'true';
  localStore.set(ID_KEY, id);
  localStore.set(DISMISS_KEY, 'false');
  return false;
}
