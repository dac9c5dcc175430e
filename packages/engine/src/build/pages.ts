import {join} from 'node:path';
import {runOwnCode} from '../errors/ownCode.ts';
import {type Bundle, buildBundle, type BundleMaker} from '../bundle/make/buildBundle.ts';
import {makeBundle as makeBundleHere} from '../bundle/make/makeBundle.ts';
import {hashOf} from '../cache/hash.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import type {ComponentPageMeta, ComponentPageSource} from '../content/pages/page.ts';
import {ContentError} from '../errors/contentError.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {createSiteContent} from '../kinds/componentPage.ts';
import type {ComponentLoader} from '../kinds/kind.ts';
import {notFoundRoute} from '../kinds/notFound.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';
import {compileComponentMarkdown, findComponentMarkdown} from '../site/componentMarkdown.ts';
import {openShareImages, type ShareImages} from '../output/share/shareImages.ts';
import {isFailedPage, softenFailedPages, softenForeign} from '../site/problems/foreignProblems.ts';
import type {Progress} from '../site/progress.ts';
import {listDocs} from '../content/docs/docLists.ts';
import {postListsOf} from '../site/postListsOf.ts';
import {mdxPathsOf} from '../site/signature.ts';
import type {Site} from '../site/site.ts';
import type {SitePageResult} from '../site/types.ts';

/** All pages of a site before they are rendered, and the bundle that renders them. */
export interface MadePages {
  readonly pages: readonly SitePage[];
  /** Undefined when bundling failed; the reason is among the problems. */
  readonly bundle: Bundle | undefined;
  /** Pictures for links to the pages; undefined where the site wants none. */
  readonly shareImages: ShareImages | undefined;
  /** Every problem found, sorted. */
  readonly problems: readonly Diagnostic[];
}

interface MakeOptions {
  readonly onProgress?: Progress | undefined;
  /** @default in this process */
  readonly makeBundle?: BundleMaker | undefined;
}

/** Compiles and resolves all pages of a site, bundles its code meanwhile, and collects what is wrong. */
export async function makePages(
  site: Site,
  {onProgress = () => undefined, makeBundle}: MakeOptions,
): Promise<MadePages> {
  const startBundle = (mdx: MdxModules) => bundleOrProblems(site, mdx, makeBundle);
  // The code of MDX pages is part of the bundle, which then has to wait for it.
  const componentMarkdown = isForeignConfig(site.loaded.file)
    ? await findComponentMarkdown(site.loaded)
    : [];
  const early =
    mdxPathsOf(site.model.content, site.loaded).length > 0 || componentMarkdown.length > 0
      ? undefined
      : startBundle({paths: [], modules: new Map<string, string>()});
  early?.catch(() => undefined); // its error is thrown below, even when it comes first
  const finishBundle = async (articles: Results): Promise<BundleResult> => {
    onProgress('bundle', 0, 0);
    const fromComponents = await compileComponentMarkdown(componentMarkdown, site);
    return early ?? startBundle(modulesOf(articles, fromComponents, site.loaded));
  };
  try {
    return await compilePages(site, onProgress, finishBundle);
  } catch (error) {
    // A bundler still running would write beside the next build, which may begin as soon as this one has ended.
    makeBundle?.end?.();
    await early?.catch(() => undefined);
    throw error;
  }
}

/** A bundle, or why there is none. */
interface BundleResult {
  readonly bundle: Bundle | undefined;
  readonly problems: readonly Diagnostic[];
}

/** Compiles and resolves all pages; `finishBundle` gives what their components need. */
async function compilePages(
  site: Site,
  onProgress: Progress,
  finishBundle: (articles: Results) => Promise<BundleResult>,
): Promise<MadePages> {
  await site.compileAll(onProgress);
  site.save(); // also when the site has errors: the next build fixes them
  const articles = await resolveAll(site, 'articles', loadLater);
  const bundled = await finishBundle(articles);
  const {bundle} = bundled;
  const others = bundle ? await resolveOthers(site, bundle) : new Map<string, SitePageResult>();
  site.save();
  const results = [
    ...site.model.table.routes.flatMap(
      ({permalink}) => articles.get(permalink) ?? others.get(permalink) ?? [],
    ),
    await site.resolve(notFoundRoute(site.config), loadLater),
  ];
  const shareImages = openShareImages(site);
  const problems = sortDiagnostics([
    ...(await site.problems(results))!,
    ...bundled.problems,
    ...(shareImages?.problems ?? []),
  ]);
  const sound = results.filter(({diagnostics}) => !isFailedPage(diagnostics));
  return {
    pages: sound.map(({resolved}) => shareImages?.mark(resolved) ?? resolved),
    bundle,
    shareImages,
    problems: isForeignConfig(site.loaded.file) ? softenFailedPages(problems) : problems,
  };
}

type Results = ReadonlyMap<string, SitePageResult>;

/** Resolves the pages with an article, or all others; by address. */
async function resolveAll(
  site: Site,
  which: 'articles' | 'others',
  loadComponent: ComponentLoader,
): Promise<Results> {
  const articles = new Set(site.articleRoutes);
  const results = new Map<string, SitePageResult>();
  for (const route of site.model.table.routes)
    if (articles.has(route) === (which === 'articles'))
      results.set(route.permalink, await site.resolve(route, loadComponent));
  return results;
}

const loadLater: ComponentLoader = () => {
  throw new Error('component pages are resolved after bundling');
};

interface MdxModules {
  readonly paths: readonly string[];
  readonly modules: ReadonlyMap<string, string>;
}

/** Collects the modules of pages. A page whose code is wrong is left out: the bundler would report it again, and hide what is wrong with the others. */
function modulesOf(
  articles: Results,
  others: MdxModules['modules'],
  loaded: LoadedConfig,
): MdxModules {
  const sound = [...articles.values()].filter(
    ({diagnostics}) =>
      !softenForeign(
        diagnostics.filter(({code}) => code.startsWith('MD-')),
        loaded,
      ).some(({level}) => level === 'error'),
  );
  return {
    paths: sound.flatMap(({resolved: {page}}) =>
      page.kind !== 'component' && 'module' in page && page.module !== undefined
        ? [page.module]
        : [],
    ),
    modules: new Map([...sound.flatMap(({modules}) => [...(modules ?? [])]), ...others]),
  };
}

async function bundleOrProblems(
  site: Site,
  mdx: MdxModules,
  makeBundle: BundleMaker = makeBundleHere,
): Promise<BundleResult> {
  const {loaded, siteData, model, cache, fingerprint} = site;
  const componentPaths = model.content.componentPages.map(({path}) => path);
  try {
    const bundle = await buildBundle(
      {
        site: loaded,
        siteData,
        componentPaths,
        mdx,
        fingerprint,
        postLists: (takesFiles) => postListsOf(site, takesFiles),
        docLists: (describes) => listDocs(model.content.collections, describes),
      },
      {cache, make: makeBundle},
    );
    return {bundle, problems: bundle.warnings};
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {bundle: undefined, problems: error.diagnostics};
  }
}

interface ComponentFacts {
  readonly meta: ComponentPageMeta;
  readonly data: unknown;
}

interface ComponentRecord {
  readonly key: string;
  readonly facts: Readonly<Record<string, ComponentFacts>>;
}

/** Resolves the other pages. Component pages are asked for titles and data; unchanged code and notes give the answers of the last build. */
async function resolveOthers(site: Site, bundle: Bundle): Promise<Results> {
  const siteContent = createSiteContent(site.model.context);
  const {componentPages} = site.model.content;
  const key = hashOf(
    bundle.serverHash,
    JSON.stringify(siteContent),
    JSON.stringify(componentPages),
  );
  const known = site.cache.read<ComponentRecord>('components', 'last');
  if (known?.key === key) return resolveAll(site, 'others', async ({path}) => known.facts[path]!);
  const facts: Record<string, ComponentFacts> = {};
  const load = async ({
    path,
    component = path,
    permalink,
  }: ComponentPageSource): Promise<ComponentFacts> => {
    const renderer = await bundle.loadRenderer();
    const {completeMeta} = await import('../article/js/layoutMeta.ts');
    const ask = async (): Promise<ComponentFacts> => {
      const {meta, pageData, readLayout} = await renderer.loadComponentPage(path, permalink);
      return {
        meta: completeMeta(join(site.dir, component), meta, readLayout),
        data: (await pageData?.(siteContent)) ?? null,
      };
    };
    const found = await runOwnCode(component, ask);
    facts[path] = found;
    return found;
  };
  const results = await resolveAll(site, 'others', load);
  // One that failed is asked again.
  if (componentPages.every(({path}) => path in facts))
    site.cache.write('components', 'last', {key, facts} satisfies ComponentRecord);
  return results;
}
