// Between a page and its worker no origin is to be named.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type {ReadPage} from './answers.ts';

/** Part of `navigator` that not every browser has. */
interface Saving {
  readonly connection?: {readonly saveData?: boolean};
}

/** Starts the worker that keeps the site, once the page is there, and tells it which pages are read in this document. */
function register(): void {
  const {serviceWorker, connection} = navigator as Navigator & Saving;
  // None where the site is not served safely; and keeping costs data.
  if (!serviceWorker || connection?.saveData) return;
  const tell = (loaded: readonly string[]): void => {
    const {pathname} = location;
    void serviceWorker.ready.then(({active}) =>
      active?.postMessage({pathname, loaded} satisfies ReadPage),
    );
  };
  const isFirst = !serviceWorker.controller; // it has not seen this document
  serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`, {updateViaCache: 'none'})
    .then(() => isFirst && tell(performance.getEntriesByType('resource').map(({name}) => name)))
    .catch(() => undefined); // the site is what it is without
  document.addEventListener('wuya:shown', () => tell([])); // it saw what was loaded for that
}

if ('requestIdleCallback' in window) requestIdleCallback(register, {timeout: 2000});
else setTimeout(register, 1);
