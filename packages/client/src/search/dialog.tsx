import {ThemeProvider} from '@wuya/theme';
import type {PageData, SiteData} from '@wuya/theme/types';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {SearchSession} from './SearchSession.tsx';
import {provider} from './siteProvider.ts';

/** The search dialog of a page. */
export interface SearchDialogControl {
  readonly isOpen: boolean;
  /** Shows it with a query, selected or to be written on, and the focus in its field before this returns: on a phone only then the keyboard comes. */
  open(query: string, isSelected: boolean): void;
  close(): void;
  /** Fetches ahead what every search needs. */
  warm(): void;
}

export function createSearchDialog(site: SiteData): SearchDialogControl {
  const page: PageData = {kind: 'search', path: site.searchHref ?? site.baseUrl, head: {title: site.title, type: 'website'}, htmlClass: ''};
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let isOpen = false;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    root.render(null);
  };
  addEventListener('popstate', close); // Back leads away from under it
  return {
    get isOpen() {
      return isOpen;
    },
    open(query, isSelected) {
      if (isOpen) return;
      isOpen = true;
      flushSync(() =>
        root.render(
          <ThemeProvider site={site} page={page} parts={{}}>
            <SearchSession initialQuery={query} isSelected={isSelected} onClose={close} />
          </ThemeProvider>,
        ),
      );
    },
    close,
    warm: () => provider.warm(),
  };
}
