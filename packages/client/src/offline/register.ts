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
  const href = new URL(`${import.meta.env.BASE_URL}sw.js`, location.href).href;
  // None, or that of another language, has not seen this document.
  const isFirst = serviceWorker.controller?.scriptURL !== href;
  const start = async (): Promise<void> => {
    const registration = await serviceWorker.register(href, {updateViaCache: 'none'});
    const tell = (): void => {
      const {active, waiting, installing} = registration;
      const worker = active ?? waiting ?? installing;
      const loaded = performance.getEntriesByType('resource').map(({name}) => name);
      worker?.postMessage({pathname: location.pathname, loaded} satisfies ReadPage);
    };
    if (isFirst) {
      tell();
      addEventListener('wuya:listening', tell, {once: true}); // the code of its own may come later than the worker
    }
    document.addEventListener('wuya:shown', tell); // its document does not name the code of its own
  };
  start().catch(() => undefined); // the site is what it is without
}

if ('requestIdleCallback' in window) requestIdleCallback(register, {timeout: 2000});
else setTimeout(register, 1);
