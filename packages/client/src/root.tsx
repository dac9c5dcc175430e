import {App} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';
import {startTransition, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import type {View} from './view.ts';

/** The application in the page. */
export interface Root {
  /** Draws another view at once; when it returns, the view is in the document. */
  show(view: View): void;
}

/** Adopts the document: the same view draws the same DOM, so that nothing in it changes. */
export function mountRoot(container: Element, site: SiteData, initial: View): Root {
  let setView: ((view: View) => void) | undefined;
  let pending = initial;

  function Shell() {
    const [view, set] = useState(pending);
    useEffect(() => {
      setView = set;
      document.documentElement.dataset['hasHydrated'] = 'true';
      if (pending !== initial) set(pending);
    }, []);
    return <App site={site} {...view} />;
  }

  startTransition(() => {
    hydrateRoot(container, <Shell />);
  });
  return {
    show(view) {
      pending = view;
      if (setView) flushSync(() => setView!(view));
    },
  };
}
