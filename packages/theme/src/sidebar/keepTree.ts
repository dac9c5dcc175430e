import {sessionStore} from '../base/storage.ts';
import type {SidebarItem} from '../types.ts';
import {LONG_LEVEL} from './findWindow.ts';
import {KEPT_TREE_KEY, type KeptTree} from './keptTree.ts';

/** In characters: what several hundred links take. A longer list opens after the load. */
const LONGEST_KEPT = 200_000;

/** Keeps what the open categories of a list hold. Items that show only while they are open would show elsewhere: then nothing. */
export function keepTree(tree: Element, of: string, items: readonly SidebarItem[]): void {
  // In JSON no text holds bare quotes.
  if (JSON.stringify(items).includes('"unlisted":true')) return;
  const copy = tree.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const html: Record<string, string> = {};
  for (const details of copy.querySelectorAll<HTMLElement>('details[open]')) {
    const {key, trail} = details.dataset;
    const name = key ?? trail;
    const list = details.querySelector('ul')!;
    // Categories of a site's own component may have none: the next document would put the items into any other.
    if (name !== undefined && !hasLongLevel(list)) html[name] = list.innerHTML;
  }
  const text = JSON.stringify({of, html} satisfies KeptTree);
  if (text.length > LONGEST_KEPT) sessionStore.remove(KEPT_TREE_KEY);
  else sessionStore.set(KEPT_TREE_KEY, text);
}

/** Tells whether a list, or one in it, is longer than what is shown of it: another document shows other items of that. */
const hasLongLevel = (list: Element): boolean =>
  list.querySelector('[data-more]') !== null ||
  [list, ...list.querySelectorAll('ul')].some(({children}) => children.length > LONG_LEVEL);
