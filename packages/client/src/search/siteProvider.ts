import {site} from 'virtual:wuya/site';
import {createSearchProvider} from './provider.ts';

/** The search of this site: the page and the dialog share what was fetched. */
export const provider = createSearchProvider(`${site.baseUrl}search-index/`);

if (import.meta.hot) import.meta.hot.on('wuya:change', () => provider.forget());
