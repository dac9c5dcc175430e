import {join, resolve} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import {createReadingTimes} from '../blog/readingTime.ts';
import {type Bundle, buildBundle, type BundleMaker} from '../bundle/buildBundle.ts';
import {runConfig} from '../bundle/runConfig.ts';
import {type Cache, openCache} from '../cache/cache.ts';
import {engineFingerprint} from '../cache/fingerprint.ts';
import {hashOf} from '../cache/hash.ts';
import {findUnusedFiles} from '../check/orphans.ts';
import {type LoadedConfig, loadConfig, placeProblems} from '../config/loadConfig.ts';
import {type Compiled, type ContentCompiler, createContentCompiler} from '../content/compiler.ts';
import {loadContent, readLastUpdates} from '../content/content.ts';
import {listOwnItems} from '../content/ownNavItems.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {isStrict} from '../frontmatter/format.ts';
import {completeMeta} from '../pages/layoutMeta.ts';
import {createBrand} from '../render/brand.ts';
import {createBlogRenderer} from '../render/blogPages.ts';
import {resolveNavItems} from '../render/navItems.ts';
import {type ComponentPageMeta, resolveComponentPage, resolveDoc, resolveMadePage, resolveMarkdownPage} from '../render/pages.ts';
import {createSiteVersions} from '../render/pageVersion.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {createSiteData} from '../render/siteData.ts';
import {createPageContext, createSiteContent, createSiteModel, type SiteModel, stateDirOf} from './site.ts';

/** Steps of a build, for progress. `total` is 0 while it is not known. */
export interface Progress {
  (step: 'read' | 'compile' | 'bundle' | 'render' | 'write', done: number, total: number): void;
}

/** A site read, compiled and resolved: all that can be known of it before a page is drawn. */
export interface PreparedSite {
  /** The site's folder, absolute. */
  readonly dir: string;
  readonly site: LoadedConfig;
  readonly siteData: SiteData;
  readonly model: SiteModel;
  readonly compiler: ContentCompiler;
  /** Compiled articles by permalink. */
  readonly compiledAt: ReadonlyMap<string, Compiled>;
  readonly cache: Cache;
  readonly fingerprint: string;
  /** Undefined when bundling failed; the reason is among the diagnostics. */
  readonly bundle: Bundle | undefined;
  /** Pages of notes, of categories and of tags, and single pages in Markdown. */
  readonly articles: readonly ResolvedPage[];
  readonly componentPages: readonly ResolvedPage[];
  /** Lists of posts and the other pages that are made from posts. */
  readonly blogPages: readonly ResolvedPage[];
  /** Every problem found, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads and compiles a whole site and collects what is wrong with it.
 * @throws {ContentError} when the config is wrong: nothing else can be known then
 */
export async function prepareSite(givenDir: string, progress: Progress, makeBundle?: BundleMaker): Promise<PreparedSite> {
  const dir = resolve(givenDir);
  const cache = openCache(join(stateDirOf(dir), 'cache'));
  progress('read', 0, 0);
  const site = await loadConfig(dir, cache, runConfig);
  const fingerprint = engineFingerprint();
  const content = loadContent(site, {isProduction: true, git: await readLastUpdates(site)});
  const navbar = resolveNavItems(site.config, content.versions, listOwnItems(dir));
  const brand = createBrand(site);
  const siteData = createSiteData(site.config, navbar.items, createSiteVersions(content.versions), brand.html);
  const componentPaths = content.componentPages.map(({path}) => path);
  const startBundle = (strict: Parameters<typeof buildBundle>[0]['strict']) =>
    buildBundle({site, siteData, componentPaths, strict, cache, fingerprint}, makeBundle).then(
      (bundle) => ({bundle}),
      (error: unknown) => ({error}),
    );
  const sources = [...content.docs, ...content.markdownPages, ...content.blog.posts];
  const hasStrict = sources.some(isStrict);
  // The code of strict pages is part of the bundle, which then has to wait for it.
  const early = hasStrict ? undefined : startBundle({paths: [], modules: new Map()});

  const compiler = createContentCompiler(site, cache, fingerprint);
  const compiledAt = new Map<string, Compiled>();
  for (const [i, source] of sources.entries()) {
    compiledAt.set(source.permalink, await compiler.compile(source));
    progress('compile', i + 1, sources.length);
  }
  compiler.save(); // also when the site has errors: the next build mends them
  const model = createSiteModel(site, siteData, content, (permalink) => compiledAt.get(permalink));
  const context = createPageContext(site.config, siteData, model, (permalink) => compiledAt.get(permalink));
  const readingTimes = createReadingTimes(site.config.locale, cache);
  const essays = createBlogRenderer({context, readingTimes, compiledAt: (permalink) => compiledAt.get(permalink)!});
  const articles = model.table.routes.flatMap((route) => {
    const compiled = compiledAt.get(route.permalink);
    if (!compiled) return [];
    if (route.kind === 'post') return [essays.post(route.post, compiled)];
    if (route.kind === 'doc') return [resolveDoc(route.doc, compiled, context)];
    return route.kind === 'markdownPage' ? [resolveMarkdownPage(route.page, compiled, context)] : [];
  });
  const diagnostics: Diagnostic[] = [...placeProblems([...site.notices, ...navbar.problems, ...brand.problems], site.file), ...model.diagnostics, ...articles.flatMap((article) => article.diagnostics), ...findUnusedFiles(site, content, new Set(model.assets.used.keys()))];
  const blogPages = model.table.routes.flatMap((route) => (route.kind === 'blog' ? [essays.view(route.view)] : []));
  readingTimes.finish();
  progress('bundle', 0, 0);
  // A page whose code is wrong would be reported again by the bundler, and hide what is wrong with the others.
  const strict = articles.filter((article) => !article.diagnostics.some(({level, code}) => level === 'error' && code.startsWith('MD-')));
  const strictPaths = strict.flatMap(({resolved: {page}}) => ('module' in page && page.module !== undefined ? [page.module] : []));
  const bundled = await (early ?? startBundle({paths: strictPaths, modules: new Map(strict.flatMap(({modules}) => [...(modules ?? [])]))}));
  const bundle = 'bundle' in bundled ? bundled.bundle : undefined;
  const components = bundle ? await resolveComponents(site, siteData, model, bundle, cache) : {pages: [], diagnostics: []};
  if ('error' in bundled) {
    if (!(bundled.error instanceof ContentError)) throw bundled.error;
    diagnostics.push(...bundled.error.diagnostics);
  }
  return {
    dir,
    site,
    siteData,
    model,
    compiler,
    compiledAt,
    cache,
    fingerprint,
    bundle,
    articles: [...articles.map(({resolved}) => resolved), ...model.table.routes.flatMap((route) => resolveMadePage(route, context) ?? [])],
    componentPages: components.pages,
    blogPages,
    diagnostics: sortDiagnostics([...diagnostics, ...components.diagnostics]),
  };
}

interface ComponentRecord {
  readonly key: string;
  readonly values: readonly {readonly path: string; readonly meta: ComponentPageMeta; readonly data: unknown}[];
}

/** Asks component pages for their titles and data; unchanged code and notes give the answers of the last build. */
async function resolveComponents(
  site: LoadedConfig,
  siteData: SiteData,
  model: SiteModel,
  bundle: Bundle,
  cache: Cache,
): Promise<{pages: readonly ResolvedPage[]; diagnostics: readonly Diagnostic[]}> {
  const siteContent = createSiteContent(siteData, model);
  const sources = model.table.routes.flatMap((route) => (route.kind === 'componentPage' ? [route.page] : []));
  const key = hashOf(bundle.hash, JSON.stringify(siteContent), JSON.stringify(sources));
  const diagnostics: Diagnostic[] = [];
  const known = cache.read<ComponentRecord>('components', 'last');
  let values = known?.key === key ? known.values : undefined;
  if (!values) {
    const renderer = await bundle.loadRenderer();
    const made: {path: string; meta: ComponentPageMeta; data: unknown}[] = [];
    for (const {path, permalink} of sources) {
      try {
        const {meta, pageData} = await renderer.loadComponentPage(path, permalink);
        made.push({path, meta: completeMeta(join(site.dir, path), meta), data: (await pageData?.(siteContent)) ?? null});
      } catch (error) {
        diagnostics.push(componentProblem(error, permalink, path));
      }
    }
    values = made;
    if (diagnostics.length === 0) cache.write('components', 'last', {key, values: made} satisfies ComponentRecord);
  }
  const byPath = new Map(values.map((value) => [value.path, value]));
  const pages = sources.flatMap((source) => {
    const value = byPath.get(source.path);
    return value ? [resolveComponentPage(source, value.meta, value.data, site.config)] : [];
  });
  return {pages, diagnostics};
}

/** PG-001 for a page without default export, PG-002 for any other failure of its code. */
export function componentProblem(error: unknown, route: string, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const place = {file, line: 1, column: 1};
  return /no default export/.test(reason) ? createDiagnostic('PG-001', {route}, {place}) : createDiagnostic('PG-002', {route, reason}, {place});
}
