import {loadNothing, type PageResult} from '../../kinds/kind.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {Site} from '../site.ts';
import {findLateProblems} from './lateProblems.ts';

/** Problems of a page. */
export type Problems = Pick<PageResult, 'diagnostics'>;

type ProblemSite = Pick<Site, 'articleRoutes' | 'compile' | 'resolve' | 'model' | 'loaded'>;

/** Problems of the pages of a site: each page is checked once, until an edit changes it. */
export class FoundProblems {
  private readonly pages = new Map<string, readonly Diagnostic[]>();
  private late: readonly Diagnostic[] | undefined;

  /**
   * Finds what is wrong with the pages that are not known, and what is known once all are resolved. Undefined when the site
   * changed meanwhile.
   * @param results of pages that are resolved already. @default all with an article
   * @param pause between two pages; `false` stops the work
   */
  async find(
    site: ProblemSite,
    {results, pause}: {results: readonly Problems[] | undefined; pause(): Promise<unknown>},
  ): Promise<readonly Diagnostic[] | undefined> {
    const {model} = site;
    const pages = results ?? (await this.resolve(site, pause));
    if (!pages) return undefined;
    const late = this.late ?? (await findLateProblems(site.loaded, model));
    if (model !== site.model) return undefined;
    this.late = late;
    return [...pages.flatMap(({diagnostics}) => diagnostics), ...late];
  }

  private async resolve(
    site: ProblemSite,
    pause: () => Promise<unknown>,
  ): Promise<Problems[] | undefined> {
    const {model} = site;
    const routes = site.articleRoutes;
    const unknown = routes.filter(({permalink}) => !this.pages.has(permalink));
    // First all are compiled, so that links to headings can be checked.
    for (const step of ['compile', 'resolve'] as const) {
      for (const route of unknown) {
        if ((await pause()) === false || model !== site.model) return undefined;
        if (step === 'compile') {
          await site.compile(route);
          continue;
        }
        const {diagnostics} = await site.resolve(route, loadNothing);
        if (model !== site.model) return undefined;
        this.pages.set(route.permalink, diagnostics);
      }
    }
    return routes.map(({permalink}) => ({diagnostics: this.pages.get(permalink)!}));
  }

  /** Forgets the pages at some addresses; without these, all, and what is known once all are resolved. */
  forget(permalinks?: readonly string[]): void {
    for (const permalink of permalinks ?? []) this.pages.delete(permalink);
    if (permalinks) return;
    this.pages.clear();
    this.late = undefined;
  }

  /** Forgets what is known once all pages are resolved: which files nothing uses, what is wrong with components. */
  forgetLate(): 'problems' {
    this.late = undefined;
    return 'problems';
  }
}
