import {join} from 'node:path';
import type {PageDiagnostic, PagePayload} from '@wuya/theme/types';
import {runOwnCode} from '../errors/ownCode.ts';
import {nameFromOutside} from '../cache/outside.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import type {Renderer} from '../document/renderer.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {createCardMaker} from '../kinds/doc/cards.ts';
import {moduleOf, resolveReferences} from '../kinds/page/article.ts';
import {createSiteContent} from '../kinds/componentPage.ts';
import type {DocRoute} from '../kinds/doc.ts';
import type {ComponentLoader} from '../kinds/kind.ts';
import {resolveNotFoundPage} from '../kinds/notFound.ts';
import {createPartFinder} from '../kinds/page/importedMarkdown.ts';
import {stylesOf} from '../kinds/page/pageStyles.ts';
import {shownHtmlOf} from '../kinds/page/resolvedPage.ts';
import {partialFilesOf, readPartial} from '../article/mdx/partials.ts';
import type {Route} from '../routes/routeTable.ts';
import {normalizePathname} from '@wuya/theme/pathname';
import {createMovedNoteFinder, type MovedNoteFinder} from '../site/problems/movedNotes.ts';
import type {Site} from '../site/site.ts';
import {messageLanguageOf} from '../errors/language.ts';

/** A page as the development server answers it. */
interface DevPage {
  readonly payload: PagePayload;
  readonly isFound: boolean;
  /** Names of the components whose stylesheets it needs. */
  readonly styles: readonly string[];
}

/** What pages are made with besides the site. */
type PageSources = Pick<Renderer, 'loadComponentPage'> & {
  /** Finds the note that was at an address. @default asks git each time */
  readonly findMoved?: MovedNoteFinder;
};

/** In development all clients are of one build. */
const DEV_APP = 'dev';

/**
 * Makes the page at a pathname as its files are, with its problems, or the not-found page. What was saved meanwhile is in it.
 * @throws {ChangedFile} where it was saved and the site has not read it yet
 */
export async function makeDevPage(
  site: Site,
  pathname: string,
  sources: PageSources,
): Promise<DevPage> {
  const {model} = site;
  const page = await makePage(site, pathname, sources).catch((error: unknown) => {
    if (!(error instanceof ChangedFile) || site.model === model) throw error;
    return undefined;
  });
  return page && site.model === model ? page : makeDevPage(site, pathname, sources);
}

async function makePage(
  site: Site,
  pathname: string,
  {findMoved = createMovedNoteFinder(), ...renderer}: PageSources,
): Promise<DevPage> {
  const route = findRoute(site, pathname);
  if (!route) {
    const {page} = resolveNotFoundPage(site.config, site.siteData);
    const errors = site.siteProblems.filter(({level}) => level === 'error');
    // The author has renamed the note that was at the address, and reads of it where it was.
    const old = new URL(normalizePathname(pathname), 'http://x').pathname;
    const problems = [...errors, ...(await findMoved(site, old))];
    return {
      isFound: false,
      styles: ['notFound'],
      payload: {app: DEV_APP, page, html: null, diagnostics: toPageDiagnostics(problems, site)},
    };
  }
  const {resolved, diagnostics} = await site.resolve(route, loaderOf(site, renderer));
  const all = sortDiagnostics([...problemsShownOn(site, route), ...diagnostics]);
  return {
    isFound: resolved.page.kind !== 'notFound',
    styles: stylesOf(resolved),
    payload: {
      app: DEV_APP,
      page: resolved.page,
      html: shownHtmlOf(resolved),
      // Not of component pages: their data may be other each time, and the client would load their document for ever.
      ...(resolved.staticHtml && {made: resolved.key}),
      ...(all.length > 0 && {diagnostics: toPageDiagnostics(all, site)}),
    },
  };
}

/** Lists the mistakes in the article of a page. Its code may fail because of them. */
export async function articleErrors(site: Site, pathname: string): Promise<readonly Diagnostic[]> {
  const route = findRoute(site, pathname);
  const article = route && (await site.compile(route));
  return article?.markdown.diagnostics.filter(({level}) => level === 'error') ?? [];
}

function findRoute({model: {table}}: Site, pathname: string): Route | undefined {
  const normal = normalizePathname(pathname);
  return (
    table.byPermalink.get(normal) ?? table.byPermalink.get(new URL(normal, 'http://x').pathname)
  );
}

/** Picks the problems that a page shows. What stops a build and has no page of its own shows on every page. */
function problemsShownOn({siteProblems, model: {table}}: Site, route: Route): Diagnostic[] {
  return siteProblems.filter(({place, level}) =>
    place && table.byFile.has(place.file) ? place.file === route.file : level === 'error',
  );
}

function loaderOf(site: Site, renderer: Pick<Renderer, 'loadComponentPage'>): ComponentLoader {
  return async ({path, component = path, permalink}) => {
    const {completeMeta} = await import('../article/js/layoutMeta.ts');
    return runOwnCode(component, async () => {
      const {meta, pageData, readLayout} = await renderer.loadComponentPage(path, permalink);
      return {
        meta: completeMeta(join(site.dir, component), meta, readLayout),
        data: (await pageData?.(createSiteContent(site.model.context))) ?? null,
      };
    });
  };
}

/** Returns the code of an MDX page, or of a partial of one, as it is on disk; undefined when there is no such file. */
export async function loadMdxCode(site: Site, local: string): Promise<string | undefined> {
  const {context, table} = site.model;
  const route = table.byFile.get(local) ?? table.byFile.get(nameFromOutside(site.dir, local));
  const path = route?.file ?? local;
  const source = readPartial(partialFilesOf(site.loaded), path);
  if (!source) return undefined;
  const article = await site.compiler.compile(source);
  const doc = route?.kind === 'doc' ? (route as DocRoute).doc : undefined;
  const {references} = context;
  const page = {file: path, permalink: route?.permalink ?? site.config.baseUrl};
  const resolved = resolveReferences(article, page, {
    references,
    makeCards: createCardMaker(context, doc),
  });
  const partOf = createPartFinder({
    compiled: article,
    partials: article.partials,
    page,
    references,
  });
  return moduleOf(article, resolved, {partOf});
}

/** Tells problems in the language of the page: its panel is read among the words of the site. */
function toPageDiagnostics(
  diagnostics: readonly Diagnostic[],
  {config}: Pick<Site, 'config'>,
): PageDiagnostic[] {
  const language = messageLanguageOf(config.locale);
  return diagnostics.map(({code, level, hint, place, ...text}) => ({
    code,
    level,
    message: text[language],
    ...(hint && {hint: hint[language]}),
    ...(place && {file: place.file}),
    ...(place?.line !== undefined && {line: place.line}),
    ...(place?.column !== undefined && {column: place.column}),
  }));
}
