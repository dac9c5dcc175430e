import {sessionStore} from '../base/storage.ts';

/** The inline script of the document reads it before the first paint. */
export const KEPT_TREE_KEY = 'wuya.tree';

/**
 * What the open categories of a large sidebar hold, for the next document of the same sidebar: documents leave out what
 * closed categories hide, so a category that was opened could not be shown before the client has loaded the whole list.
 */
export interface KeptTree {
  /** Address of the shared file: a list that changed since is not put in. */
  readonly of: string;
  /** The items of each open category, by its key. */
  readonly html: Readonly<Record<string, string>>;
}

/**
 * Finds the keys of the categories that the inline script has opened in this document, until `forgetRestored`; none
 * elsewhere.
 */
export function findRestored(of: string | undefined): readonly string[] {
  if (of === undefined || typeof document === 'undefined') return [];
  if (document.documentElement.dataset['restored'] !== of) return [];
  return Object.keys((JSON.parse(sessionStore.get(KEPT_TREE_KEY)!) as KeptTree).html);
}

/**
 * Forgets that a list was restored, to be called when it is alive: later ones are rendered from what is kept of their
 * state.
 */
export function forgetRestored(): void {
  delete document.documentElement.dataset['restored'];
}
