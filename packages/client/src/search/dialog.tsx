import type {ReactNode} from 'react';
import {cutQuery} from '@wuya/theme/nav/query';
import {ThemeProvider} from '@wuya/theme';
import type {PageData, SiteData} from '@wuya/theme/types';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {keepLeft, type LeftDialog, readLeft} from './left.ts';
import {type FindFacets, SearchSession} from './SearchSession.tsx';
import {provider} from './siteProvider.ts';

// Where there is no Escape, the system's Back closes what is open.
const PHONE = '(pointer: coarse)';

/** The search dialog of a page. */
export interface SearchDialogControl {
  readonly isOpen: boolean;
  /** Shows it with a query, selected or to be written on, and the focus in its field before this returns: on a phone only then the keyboard comes. */
  open(query: string, isSelected: boolean): void;
  /** Shows it as it was left, or takes it away where the entry of the history knows of none. */
  follow(): void;
  close(): void;
  /** Fetches ahead what every search needs. */
  warm(): void;
}

/** Creates the search dialog of a site in a root of its own; nothing shows before it is opened. */
export function createSearchDialog(site: SiteData, findFacets: FindFacets): SearchDialogControl {
  const page: PageData = {
    kind: 'search',
    path: site.searchHref ?? site.baseUrl,
    head: {title: site.title, type: 'website'},
    htmlClass: '',
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = (node: ReactNode): void => flushSync(() => root.render(node));
  let isOpen = false;
  const hide = (): void => {
    if (!isOpen) return;
    isOpen = false;
    draw(null); // the focus goes back before a link leads it to a section, not after
  };
  const close = (): void => {
    if (!isOpen) return;
    hide();
    const {searchDialog} = readLeft();
    if (searchDialog?.isOwn) history.back();
    else if (searchDialog) keepLeft({searchDialog: undefined});
  };
  const show = (query: string, isSelected: boolean, left?: LeftDialog): void => {
    isOpen = true;
    draw(
      <ThemeProvider site={site} page={page} parts={{}}>
        <SearchSession
          initialQuery={cutQuery(query)}
          isSelected={isSelected}
          left={left}
          findFacets={findFacets}
          onClose={close}
          onLeave={hide}
        />
      </ThemeProvider>,
    );
  };
  return {
    get isOpen() {
      return isOpen;
    },
    open(query, isSelected) {
      if (isOpen) return;
      show(query, isSelected);
      if (matchMedia(PHONE).matches)
        history.pushState({...readLeft(), searchDialog: {isOwn: true}}, '');
    },
    follow() {
      const {searchDialog} = readLeft();
      if (!searchDialog) hide();
      else if (!isOpen) show(searchDialog.state?.query ?? '', false, searchDialog);
    },
    close,
    warm: () => provider.warm(),
  };
}
