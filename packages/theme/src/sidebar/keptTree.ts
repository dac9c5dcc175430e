import {sessionStore} from '../base/storage.ts';
import type {SidebarItem} from '../types.ts';

/** The inline script of the document reads it before the first paint. */
export const KEPT_TREE_KEY = 'wuya.tree';
/** In characters: what several hundred links take. A longer list opens after the load. */
const LONGEST_KEPT = 200_000;

/**
 * What the open categories of a large sidebar hold, for the next document of the same sidebar: documents leave out what
 * closed categories hide, so a category that was opened could not be shown before the client has loaded the whole list.
 */
interface KeptTree {
  /** Address of the shared file: a list that changed since is not put in. */
  readonly of: string;
  /** The items of each open category, by its key. */
  readonly html: Readonly<Record<string, string>>;
}

/** Keeps what the open categories of a list hold. */
export function keepTree(tree: Element, of: string): void {
  const copy = tree.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const html: Record<string, string> = {};
  for (const details of copy.querySelectorAll<HTMLElement>('details[open]')) {
    const {key, trail} = details.dataset;
    html[key ?? trail!] = details.querySelector('ul')!.innerHTML;
  }
  const text = JSON.stringify({of, html} satisfies KeptTree);
  if (text.length > LONGEST_KEPT) sessionStore.remove(KEPT_TREE_KEY);
  else sessionStore.set(KEPT_TREE_KEY, text);
}

/** Keys of the categories that the inline script has opened in this document, until `forgetRestored`; none elsewhere. */
export function findRestored(of: string | undefined): readonly string[] {
  if (of === undefined || typeof document === 'undefined') return [];
  if (document.documentElement.dataset['restored'] !== of) return [];
  return Object.keys((JSON.parse(sessionStore.get(KEPT_TREE_KEY)!) as KeptTree).html);
}

/** To be called when the list is alive: later ones are drawn from what is kept of their state. */
export function forgetRestored(): void {
  delete document.documentElement.dataset['restored'];
}

/** True when one of these items shows only while it is open: what is kept would show it elsewhere. */
export function hasUnlisted(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) =>
      item.kind !== 'html' &&
      (item.unlisted || (item.kind === 'category' && hasUnlisted(item.items))),
  );
}
