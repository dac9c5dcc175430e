import type {PagePayload} from '@wuya/theme/types';
import {findRoute} from './findRoute.ts';
import {PageNotFoundError, payloadHref, type PageStore} from '../page/pageStore.ts';

/** Finds the page that an address means, although it may not be a route as it is. */
interface PageFinder {
  /** The route; undefined when there is none. */
  findOtherRoute(pathname: string): Promise<string | undefined>;
  /** The page, or the not-found page. Rejects where the site has the page and its data does not come. */
  loadPage(pathname: string): Promise<PagePayload>;
}

/** Creates the finder of pages by address. It is not in the first script: only navigation needs it. */
export function createPageFinder(
  {payloads, routeLists}: Pick<PageStore, 'payloads' | 'routeLists'>,
  baseUrl: string,
): PageFinder {
  const findOtherRoute = async (pathname: string): Promise<string | undefined> =>
    findRoute(pathname, await routeLists.get(`${baseUrl}routes.json`));
  return {
    findOtherRoute,
    async loadPage(pathname) {
      const href = payloadHref(pathname);
      let missing: PageNotFoundError | undefined;
      try {
        if (!pathname.endsWith('.html')) return await payloads.get(href);
      } catch (error) {
        if (!(error instanceof PageNotFoundError)) throw error;
        missing = error;
      }
      const route = await findOtherRoute(pathname); // a page may have just this suffix in its address
      if (route === undefined) return payloads.get(`${baseUrl}404.json`);
      if (missing && payloadHref(route) === href) throw missing; // its document may be there without its data
      return payloads.get(payloadHref(route));
    },
  };
}
