import {App} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';
import {startTransition, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {parts} from 'virtual:wuya/parts';
import {followCrashes} from './crashes.ts';
import type {View} from './view.ts';

/** The application in the page. */
export interface Root {
  /** Renders another view at once; when it returns, the view is in the document. */
  show(view: View): void;
}

/**
 * Puts the application into the page. With `adopts` the same view renders the same DOM, so that nothing in it changes;
 * without, what is there is replaced.
 */
// oxlint-disable-next-line max-params -- the names of an object's fields are bytes of the script that each page loads
export function mountRoot(
  container: Element,
  site: SiteData,
  initial: View,
  adopts: boolean,
): Root {
  let setView: ((view: View) => void) | undefined;
  let pending = initial;

  function Shell() {
    const [view, set] = useState(pending);
    useEffect(() => {
      setView = set;
      document.documentElement.dataset['hasHydrated'] = 'true';
      if (pending !== initial) set(pending);
    }, []);
    return <App site={site} parts={parts} {...view} />;
  }

  if (adopts && import.meta.hot)
    startTransition(() => void hydrateRoot(container, <Shell />, followCrashes(import.meta.hot!)));
  else if (adopts) startTransition(() => void hydrateRoot(container, <Shell />));
  else if (import.meta.hot)
    flushSync(() => createRoot(container, followCrashes(import.meta.hot!)).render(<Shell />));
  else flushSync(() => createRoot(container).render(<Shell />));
  return {
    show(view) {
      pending = view;
      if (setView) flushSync(() => setView!(view));
    },
  };
}
