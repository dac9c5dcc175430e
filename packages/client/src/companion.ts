import {localStore} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';
import {loadCompanion} from 'virtual:wuya/companion';

/**
 * Loads what accompanies a reader at the first sign of reading; at once for a reader who has read before or is in the
 * middle of a page.
 */
export function startCompanion(site: SiteData): void {
  if (!loadCompanion) return;
  const signs = ['scroll', 'keydown', 'pointerdown'];
  const start = (sign?: Event) => {
    if (sign instanceof KeyboardEvent && !isPlain(sign)) return;
    for (const name of signs) removeEventListener(name, start);
    loadCompanion!(site, sign).catch(console.warn);
  };
  if (scrollY > 0 || localStore.get('wuya.place') !== null) start();
  else for (const name of signs) addEventListener(name, start, {passive: true});
}

/** Tells whether a key may be one for reading. Keys of the browser, of the search and of a field say nothing of reading. */
function isPlain({ctrlKey, metaKey, altKey, key, target}: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || key === '/' || target instanceof HTMLInputElement);
}
