import type {Compiled} from '../article/compiled.ts';
import type {Route} from '../routes/routeTable.ts';
import type {SiteModel} from './model.ts';

interface ArticleSource {
  compile(route: Route): Promise<Compiled | undefined>;
  compileAll(): Promise<void>;
}

/** Compiles the articles that the links of a page ask something of. */
export class LinkedNotes {
  /** The state of the site whose articles are all compiled. */
  private whole: SiteModel | undefined;

  /** Takes over what is compiled of one state of the site for the next, whose notes are compiled too. */
  moveOn(from: SiteModel, to: SiteModel): void {
    if (this.whole === from) this.whole = to;
  }

  /**
   * Compiles what the page of a route says of others: notes that `[[links]]` name, and all where it says what leads to it.
   * @param shown addresses whose words it shows
   */
  async compileFor(
    {route, shown}: {readonly route: Route; readonly shown: readonly string[]},
    model: SiteModel,
    articles: ArticleSource,
  ): Promise<void> {
    for (const permalink of shown) {
      const other = model.table.byPermalink.get(permalink);
      if (other) await articles.compile(other);
    }
    if (model.context.config.markdown.wikiLinks) await compileNamed(route, model, articles);
    const needsAll = model.siteData.hasBacklinks || model.context.config.graph.notes;
    if (!needsAll || this.whole === model) return;
    await articles.compileAll();
    this.whole = model;
  }
}

/** Compiles the notes that an article names, and those that embedded ones name in turn. */
async function compileNamed(
  start: Route,
  {context, table}: SiteModel,
  articles: ArticleSource,
): Promise<void> {
  const seen = new Set<Route>();
  const visit = async (route: Route): Promise<void> => {
    if (seen.has(route)) return;
    seen.add(route);
    const references = (await articles.compile(route))?.markdown.references ?? [];
    for (const named of context.references.namedBy(references, route)) {
      const target = table.byPermalink.get(named);
      if (target) await visit(target);
    }
  };
  await visit(start);
}
