import {loadNothing, type PageResult} from '../../kinds/kind.ts';
import type {Site} from '../site.ts';

/** What is wrong with a page. */
export type Problems = Pick<PageResult, 'diagnostics'>;

/**
 * Resolves all pages with an article for what is wrong with them. Undefined when the site changed meanwhile.
 * @param pause between two pages; `false` stops the work
 */
export async function resolveArticles(
  site: Site,
  pause: () => Promise<unknown>,
): Promise<Problems[] | undefined> {
  const {model} = site;
  const results: Problems[] = [];
  // First all are compiled, so that links to headings can be checked.
  for (const step of ['compile', 'resolve'] as const) {
    for (const route of site.articleRoutes) {
      if ((await pause()) === false || model !== site.model) return undefined;
      if (step === 'compile') await site.compile(route);
      else results.push({diagnostics: (await site.resolve(route, loadNothing)).diagnostics});
    }
  }
  return results;
}
