import '@wuya/theme/wuya-rare.css';
import '@wuya/theme/wuya-pictures.css';
import '@wuya/theme/wuya-text.css';
import '@wuya/theme/wuya-docs.css';
import '@wuya/theme/core.css';
import type {PagePayload, SidebarData, SiteData} from '@wuya/theme/types';
import {site as builtSite} from 'virtual:wuya/site';
import {createPromiseCache} from '../page/cache.ts';
import {startCompanion} from '../companion.ts';
import {mountRoot} from '../page/root.tsx';
import {startSearch} from '../search/startSearch.ts';
import {loadView} from '../page/view.ts';
import {fetchFile, placed, startFiles} from './files.ts';
import {nameDocuments} from './links.ts';

/** Returns what the site's pages share, with the document of the search page as its address: the search writes into the address bar. */
function siteOf(app: Element): SiteData {
  const {searchHref} = builtSite;
  return {
    brandHtml: app.querySelector('.brand')?.innerHTML ?? '',
    ...builtSite,
    searchHref: searchHref && `${searchHref}index.html`,
  };
}

/** Brings a page of a portable site to life. Every link loads its document, so nothing here opens another page. */
async function boot(): Promise<void> {
  startFiles();
  delete document.documentElement.dataset['cold']; // there is no other address to look for the page at
  const app = document.getElementById('App')!;
  const site = siteOf(app);
  const embedded = JSON.parse(
    placed(document.querySelector('script#Wuya-page')!.textContent!),
  ) as PagePayload;
  const html = 'module' in embedded.page ? null : (app.querySelector('.prose')?.innerHTML ?? null);
  const sidebars = createPromiseCache<SidebarData>(
    async (href) => (await (await fetchFile(href)).json()) as SidebarData,
    1,
  );
  const view = await loadView(
    {...embedded, html},
    {sidebars, adopted: app.querySelector('.side')?.innerHTML},
  );
  mountRoot(app, site, view, true);
  nameDocuments(document.body);
  startSearch(site);
  startCompanion(site);
  // The document's inline script then repeats what the reader pressed before.
  dispatchEvent(new Event('wuya:listening'));
}

boot().catch((error: unknown) => {
  // The document reads as it is.
  console.warn(error);
});
