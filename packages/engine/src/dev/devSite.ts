import {join, resolve} from 'node:path';
import type {PagePayload, PageDiagnostic, SiteData} from '@wuya/theme/types';
import {createPageContext, createSiteContent, createSiteModel, type SiteModel, stateDirOf} from '../build/site.ts';
import {createIndexedPages} from '../build/build.ts';
import {componentProblem} from '../build/prepare.ts';
import {createReadingTimes} from '../blog/readingTime.ts';
import {runConfig} from '../bundle/runConfig.ts';
import {findUnusedFiles} from '../check/orphans.ts';
import {type Cache, openCache} from '../cache/cache.ts';
import {engineFingerprint} from '../cache/fingerprint.ts';
import {type LoadedConfig, loadConfig, placeProblems} from '../config/loadConfig.ts';
import {type Compiled, type ContentCompiler, createContentCompiler} from '../content/compiler.ts';
import {type ContentMemory, loadContent, readLastUpdates} from '../content/content.ts';
import {listOwnItems} from '../content/ownNavItems.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import type {SidebarNode} from '../docs/sidebarTree.ts';
import {createModuleCode} from '../mdx/moduleCode.ts';
import {readPartial} from '../mdx/partials.ts';
import {createCardMaker, itemsBeside} from '../render/cards.ts';
import {createBlogRenderer, untruncated} from '../render/blogPages.ts';
import {resolveNavItems} from '../render/navItems.ts';
import {resolveComponentPage, resolveDoc, resolveMadePage, resolveMarkdownPage, resolveNotFoundPage, resolveReferences, resolveSearchPage} from '../render/pages.ts';
import {completeMeta} from '../pages/layoutMeta.ts';
import {createBrand} from '../render/brand.ts';
import {createSiteVersions} from '../render/pageVersion.ts';
import type {Renderer} from '../render/renderer.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {createSiteData} from '../render/siteData.ts';
import type {Route} from '../routes/routeTable.ts';
import {normalizePathname} from '../shared/pathname.ts';
import {createDevSearchIndex, type DevSearchIndex} from './searchIndex.ts';

/** A page as the development server answers it. */
export interface DevPage {
  readonly payload: PagePayload;
  readonly isFound: boolean;
}

/** A site that follows its files: structure at once, articles when they are asked for. */
export interface DevSite {
  readonly site: LoadedConfig;
  readonly siteData: SiteData;
  readonly model: SiteModel;
  readonly search: DevSearchIndex;
  /** The page at a pathname, or the not-found page. */
  page(pathname: string, renderer: Pick<Renderer, 'loadComponentPage'>): Promise<DevPage>;
  /** Reads changed files (paths relative to the site) and what was added or removed. True when anything changed. */
  refresh(changed: readonly string[]): boolean;
  /** The code of a strict page, or of Markdown that one takes in, as it stands on disk; path relative to the site. */
  strictCode(path: string): Promise<string | undefined>;
  /**
   * Every problem of the site, its articles compiled as far as they are not. Undefined when the site changed meanwhile,
   * or another call came: that one knows better.
   */
  diagnose(): Promise<readonly Diagnostic[] | undefined>;
  /** Keeps what was compiled for the next start. */
  close(): void;
}

/** In development all clients are of one build. */
const DEV_APP = 'dev';

/** Opens a site for development. @throws {ContentError} when its config is wrong */
export async function openDevSite(givenDir: string): Promise<DevSite> {
  const dir = resolve(givenDir);
  const cache: Cache = openCache(join(stateDirOf(dir), 'cache'));
  const site = await loadConfig(dir, cache, runConfig);
  let siteData: SiteData;
  const compiler: ContentCompiler = createContentCompiler(site, cache, engineFingerprint());
  const memory: ContentMemory = {docs: new Map(), posts: new Map(), dirty: new Set()};
  const compiled = new Map<string, {readonly hash: string; readonly result: Compiled}>();
  let diagnosing = 0;
  const git = await readLastUpdates(site);
  const load = (): SiteModel => {
    const content = loadContent(site, {isProduction: false, git, memory});
    const navbar = resolveNavItems(site.config, content.versions, listOwnItems(dir));
    const brand = createBrand(site);
    siteData = createSiteData(site.config, navbar.items, createSiteVersions(content.versions), brand.html);
    const loaded = createSiteModel(site, siteData, content, (permalink) => compiled.get(permalink)?.result);
    return {...loaded, diagnostics: [...placeProblems([...site.notices, ...navbar.problems, ...brand.problems], site.file), ...loaded.diagnostics]};
  };
  let model = load();
  let signature = signatureOf(model);

  const contextOf = () => createPageContext(site.config, siteData, model, (permalink) => compiled.get(permalink)?.result);

  const compileRoute = async (route: Route): Promise<Compiled | undefined> => {
    const source = route.kind === 'doc' ? route.doc : route.kind === 'post' ? route.post : route.kind === 'markdownPage' ? route.page : undefined;
    if (!source) return undefined;
    const known = compiled.get(route.permalink);
    // A partial may have changed.
    if (known?.hash === source.source.hash && !known.result.partials?.length && !known.result.hasParts) return known.result;
    const result = await compiler.compile(source);
    compiled.set(route.permalink, {hash: source.source.hash, result});
    return result;
  };

  const readingTimes = createReadingTimes(site.config.locale, cache);
  const createEssays = () => createBlogRenderer({context: contextOf(), readingTimes, compiledAt: (permalink) => compiled.get(permalink)!.result});

  /** Notes whose first words stand on a page made for a category or a tag. */
  const shownBy = (route: Route): Route[] => {
    const docsOf = (items: readonly SidebarNode[], version: string) => items.flatMap((item) => ('docId' in item && model.indexes.get(version)!.byId.get(item.docId!)) || []);
    const docs =
      route.kind === 'doc' ? docsOf(itemsBeside(route.doc, model.indexes.get(route.doc.version)!), route.doc.version) : route.kind === 'tag' ? route.group.items : route.kind === 'category' ? docsOf(route.source.category.items, route.source.version) : [];
    return docs.flatMap(({permalink}) => model.table.byPermalink.get(permalink) ?? []);
  };

  const resolveRoute = async (route: Route, renderer: Pick<Renderer, 'loadComponentPage'>): Promise<{resolved: ResolvedPage; diagnostics: readonly Diagnostic[]}> => {
    const context = contextOf();
    const article = await compileRoute(route);
    switch (route.kind) {
      case 'doc':
        if (article!.markdown.references.some(({kind}) => kind === 'cards')) for (const shown of shownBy(route)) await compileRoute(shown);
        return resolveDoc(route.doc, article!, context);
      case 'post':
        return createEssays().post(route.post, article!);
      case 'blog':
        for (const shown of route.view.kind === 'list' ? route.view.posts : []) await compileRoute(model.table.byPermalink.get(shown.permalink)!);
        return {resolved: createEssays().view(route.view), diagnostics: []};
      case 'markdownPage':
        return resolveMarkdownPage(route.page, article!, context);
      case 'category':
      case 'tagList':
      case 'tag':
        for (const shown of shownBy(route)) await compileRoute(shown);
        return {resolved: resolveMadePage(route, context)!, diagnostics: []};
      case 'search':
        return {resolved: resolveSearchPage(site.config, siteData)!, diagnostics: []};
      case 'componentPage':
        try {
          const {meta, pageData} = await renderer.loadComponentPage(route.page.path, route.permalink);
          const data = (await pageData?.(createSiteContent(siteData, model))) ?? null;
          return {resolved: resolveComponentPage(route.page, completeMeta(join(dir, route.page.path), meta), data, site.config), diagnostics: []};
        } catch (error) {
          return {resolved: resolveNotFoundPage(site.config, siteData), diagnostics: [componentProblem(error, route.permalink, route.page.path)]};
        }
    }
  };

  const search = createDevSearchIndex(site.config.locale, async () => {
    for (const route of model.table.routes) await compileRoute(route);
    return createIndexedPages(site, siteData, model, new Map([...compiled].map(([permalink, {result}]) => [permalink, result])));
  });

  return {
    site,
    get siteData() {
      return siteData;
    },
    search,
    get model() {
      return model;
    },
    async page(pathname, renderer) {
      const route = model.table.byPermalink.get(normalizePathname(pathname)) ?? model.table.byPermalink.get(new URL(normalizePathname(pathname), 'http://x').pathname);
      if (!route) {
        const {page} = resolveNotFoundPage(site.config, siteData);
        const errors = model.diagnostics.filter(({level}) => level === 'error');
        return {isFound: false, payload: {app: DEV_APP, page, html: null, diagnostics: toPageDiagnostics(errors)}};
      }
      const {resolved, diagnostics} = await resolveRoute(route, renderer);
      // What stops a build and has no page of its own shows on every page.
      const own = model.diagnostics.filter(({place, level}) => (place && model.table.byFile.has(place.file) ? place.file === route.file : level === 'error'));
      const all = sortDiagnostics([...own, ...diagnostics]);
      return {
        isFound: resolved.page.kind !== 'notFound',
        payload: {app: DEV_APP, page: resolved.page, html: resolved.html?.() ?? null, ...(all.length > 0 && {diagnostics: toPageDiagnostics(all)})},
      };
    },
    refresh(changed) {
      for (const path of changed) memory.dirty.add(path);
      const loaded = load();
      const next = signatureOf(loaded);
      if (next === signature) return false;
      // Only then: who is looking at the model must not take it for another one.
      model = loaded;
      signature = next;
      return true;
    },
    close: () => compiler.save(),
    async strictCode(path) {
      const source = readPartial(dir, path);
      if (!source) return undefined;
      const article = await compiler.compile(source);
      const route = model.table.byFile.get(path);
      const makeCards = createCardMaker(contextOf(), route?.kind === 'doc' ? route.doc : undefined);
      const {attributes} = resolveReferences(article, {file: path, permalink: route?.permalink ?? site.config.baseUrl}, model.references, makeCards);
      return createModuleCode(article.markdown, attributes);
    },
    async diagnose() {
      const turn = ++diagnosing;
      const found: Diagnostic[] = [];
      const routes = model.table.routes;
      for (const route of routes) await letOthersRun(() => compileRoute(route));
      if (turn !== diagnosing || routes !== model.table.routes) return undefined;
      for (const route of routes) {
        const article = compiled.get(route.permalink)?.result;
        if (article) found.push(...(route.kind === 'post' ? untruncated(route.post, article, site.config) : []), ...article.markdown.diagnostics, ...resolveReferences(article, route, model.references).diagnostics);
      }
      const unused = findUnusedFiles(site, model.content, new Set(model.assets.used.keys()));
      return sortDiagnostics([...model.diagnostics, ...found, ...unused]);
    },
  };
}

/** Changes with every file that a page or sidebar is made from. */
function signatureOf({content, diagnostics, sidebarFiles, table}: SiteModel): string {
  return JSON.stringify([
    content.docs.map(({source}) => [source.path, source.hash]),
    content.blog.posts.map(({source, authors}) => [source.path, source.hash, authors]),
    content.blog.tags.map(({items: _items, ...tag}) => tag),
    content.markdownPages.map(({source}) => [source.path, source.hash]),
    content.componentPages.map(({path}) => path),
    content.staticFiles.map(({path}) => path),
    [...sidebarFiles.keys()],
    table.routes.map(({permalink}) => permalink),
    content.versions.map(({tagGroups}) => tagGroups.map(({label, description}) => [label, description])),
    diagnostics,
  ]);
}

/** Waits for `step`, and for the requests that came meanwhile: a large site is diagnosed beside the work of the server. */
async function letOthersRun(step: () => Promise<unknown>): Promise<void> {
  await step();
  await new Promise((done) => setImmediate(done));
}

function toPageDiagnostics(diagnostics: readonly Diagnostic[]): PageDiagnostic[] {
  return diagnostics.map(({code, level, zh, hint, place}) => ({
    code,
    level,
    message: zh,
    ...(hint && {hint: hint.zh}),
    ...(place && {file: place.file}),
    ...(place?.line !== undefined && {line: place.line}),
    ...(place?.column !== undefined && {column: place.column}),
  }));
}
