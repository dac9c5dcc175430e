import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {PageData, SiteData} from '@wuya/theme/types';
import type {Bundle, BundleMaker} from '../bundle/buildBundle.ts';
import {hashOf} from '../cache/hash.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Compiled} from '../content/compiler.ts';
import {type CommitResult, openOutput, type Output} from '../emit/output.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {blogTitleOf} from '../render/blogPages.ts';
import {needsOwnIndex} from '../config/options/search.ts';
import {createPolicy} from '../deploy/contentSecurityPolicy.ts';
import {createHeaderRules, renderHeaders} from '../deploy/headers.ts';
import {renderNginx} from '../deploy/nginx.ts';
import {precompress} from '../deploy/precompress.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createSiteHead} from '../readers/siteHead.ts';
import {emitFeeds} from '../readers/emitFeeds.ts';
import {emitReaders} from '../readers/emitReaders.ts';
import {hasTwin, renderTwin} from '../readers/twin.ts';
import {absoluteUrl} from '../render/docPage.ts';
import {createPageRecords} from '../records/records.ts';
import {emitSearchIndex, type IndexedPage} from '../records/searchIndex.ts';
import {createBaseUrlBanner} from '../render/baseUrlBanner.ts';
import {renderDocument} from '../render/document.ts';
import {createInlineScript} from '../render/inlineScript.ts';
import {resolveNotFoundPage, resolveSearchPage} from '../render/pages.ts';
import {printPayload} from '../render/payload.ts';
import type {Renderer} from '../render/renderer.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {assetHref} from '../routes/assets.ts';
import {renderRedirect} from '../routes/redirects.ts';
import {twinPathOf} from '../routes/routeTable.ts';
import {emitMermaid} from './emitMermaid.ts';
import {type Progress, prepareSite} from './prepare.ts';
import {sidebarOf, type SiteModel, stateDirOf} from './site.ts';

export interface BuildOptions {
  /** Folder of the site. */
  readonly dir: string;
  /** Output folder; default `dist` in the site. */
  readonly outDir?: string | undefined;
  readonly onProgress?: Progress;
  /** Default: in this process. */
  readonly makeBundle?: BundleMaker;
}

export interface BuildResult extends CommitResult {
  readonly pageCount: number;
  /** Articles taken from the cache. */
  readonly reusedArticleCount: number;
  /** Pages whose files were kept without drawing them. */
  readonly reusedPageCount: number;
  readonly isBundleReused: boolean;
  readonly outDir: string;
  /** Warnings and notices, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site into static files. Until everything is made the last good output stands.
 * @throws {ContentError} with all errors, and all warnings, of the site
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const progress = options.onProgress ?? (() => undefined);
  const prepared = await prepareSite(options.dir, progress, options.makeBundle);
  stopOnErrors(prepared.diagnostics);
  const {dir, site, siteData, model, compiledAt, compiler, cache, fingerprint, articles, componentPages} = prepared;
  const bundle = prepared.bundle!;
  const diagnostics: Diagnostic[] = [...prepared.diagnostics];
  const outDir = options.outDir === undefined ? join(dir, 'dist') : resolve(options.outDir);
  const output = openOutput(outDir, join(stateDirOf(dir), 'output', hashOf(outDir)));
  const searchPage = resolveSearchPage(site.config, siteData);
  const pages = [
    ...articles,
    ...componentPages,
    ...prepared.blogPages,
    ...(searchPage ? [searchPage] : []),
    resolveNotFoundPage(site.config, siteData),
  ];
  const {reusedPageCount, problems} = await renderPages({pages, site, siteData, model, bundle, output, progress});
  diagnostics.push(...problems);
  stopOnErrors(diagnostics);
  emitShared({model, bundle, output});
  emitMermaid(dir, compiledAt.values(), output);
  for (const redirect of model.redirects) {
    const html = renderRedirect(redirect, site.config);
    output.write(redirect.outputPath, hashOf(html), html);
  }
  const staticPaths = new Set(model.content.staticFiles.map(({path}) => path));
  const latest = model.content.versions.find(({version}) => version.isLast)?.version.name ?? 'current';
  emitReaders({config: site.config, siteData, pages, staticPaths, latest, output});
  await emitFeeds({config: site.config, siteData, blog: model.content.blog, pages: new Map(pages.map((page) => [page.page.path, page])), output});
  if (needsOwnIndex(site.config.search.provider)) {
    await emitSearchIndex({pages: createIndexedPages(site, siteData, model, compiledAt), locale: site.config.locale, maxFiles: site.config.search.maxFiles, output, cache, fingerprint});
  }
  emitDeployFiles(site.config, siteData, bundle, staticPaths, output);
  await precompress(output, site.config.deploy.precompress);
  progress('write', 0, 0);
  const result = output.commit();
  compiler.finish();
  return {
    ...result,
    pageCount: pages.length,
    reusedArticleCount: compiler.reusedCount,
    reusedPageCount,
    isBundleReused: bundle.isReused,
    outDir,
    diagnostics: sortDiagnostics(diagnostics),
  };
}

/** Pages that search finds: notes, posts and Markdown pages that are published and listed. */
export function createIndexedPages(site: LoadedConfig, siteData: SiteData, model: SiteModel, compiledAt: ReadonlyMap<string, Compiled>): IndexedPage[] {
  const language = site.config.locale;
  return model.table.routes.flatMap((route): IndexedPage[] => {
    const compiled = compiledAt.get(route.permalink);
    const source = route.kind === 'doc' ? route.doc : route.kind === 'post' ? route.post : route.kind === 'markdownPage' ? route.page : undefined;
    if (!compiled || !source || source.isUnlisted || source.isDraft) return [];
    const doc = route.kind === 'doc' ? route.doc : undefined;
    const index = doc && model.indexes.get(doc.version)!;
    // A reader is in one version; where the site tells of none that is the last.
    if (index && siteData.versions.length === 0 && !index.content.version.isLast) return [];
    const sidebar = doc && index!.placementOf(doc.id)?.sidebar.name;
    const section = route.kind === 'post' ? blogTitleOf(site.config, siteData.messages) : (siteData.sections.find(({id}) => id === sidebar)?.label ?? siteData.title);
    const page = {url: route.permalink, section, title: source.title || siteData.title, lead: source.frontMatter.description, language, version: doc?.version};
    return [{key: hashOf(JSON.stringify(page), compiled.key), records: () => createPageRecords(page, compiled.markdown)}];
  });
}

function stopOnErrors(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.some(({level}) => level === 'error')) throw new ContentError(sortDiagnostics(diagnostics));
}

async function renderPages(input: {
  pages: readonly ResolvedPage[];
  site: LoadedConfig;
  siteData: SiteData;
  model: SiteModel;
  bundle: Bundle;
  output: Output;
  progress: Progress;
}): Promise<{reusedPageCount: number; problems: readonly Diagnostic[]}> {
  const {pages, site, siteData, model, bundle, output, progress} = input;
  const {baseUrl, favicon, themeConfig: {image}} = site.config;
  const {script, homeScript} = createScripts(site.config, siteData, bundle);
  const assets = {
    app: bundle.hash,
    script,
    homeScript,
    favicon: favicon === undefined ? null : baseUrl + favicon.replace(/^\//, ''),
    image: image === undefined ? undefined : absoluteUrl(site.config, image),
    headHtml: createSiteHead({config: site.config, siteData, content: model.content}),
    hasTwins: true,
  };
  const sharedKey = hashOf(bundle.hash, script, JSON.stringify([assets.favicon, assets.image, assets.headHtml, site.config.locale, homeScript]));
  const problems: Diagnostic[] = [];
  let renderer: Renderer | undefined;
  let reusedPageCount = 0;
  for (const [i, {page, html, outputPath, key}] of pages.entries()) {
    const payloadPath = outputPath.replace(/\.html$/, '.json');
    const fullKey = hashOf(sharedKey, key);
    const twinPath = twinPathOf(outputPath);
    const twinKey = html ? key : fullKey; // without an article the twin is made from what the components draw
    const isTwinKept = !hasTwin(page) || output.reuse(twinPath, twinKey);
    if (output.reuse(outputPath, fullKey) && output.reuse(payloadPath, fullKey) && isTwinKept) {
      reusedPageCount++;
    } else {
      renderer ??= await bundle.loadRenderer();
      const article = html?.() ?? null;
      try {
        const body = await renderer.renderApp({page, html: article, sidebar: sidebarOf(model, siteData, page)});
        const own = stylesOf(page).flatMap((name) => bundle.stylesheets.get(name) ?? []);
        const stylesheets = [...bundle.coreStylesheets, ...own].map((path) => assetHref(baseUrl, path));
        output.write(outputPath, fullKey, renderDocument(siteData, page, body, {...assets, stylesheets}));
        output.write(payloadPath, fullKey, printPayload({app: bundle.hash, page, html: article}));
        if (!isTwinKept) output.write(twinPath, twinKey, renderTwin(page, article, body));
      } catch (error) {
        const file = ('module' in page && page.module) || page.path;
        problems.push(createDiagnostic('PG-002', {route: page.path, reason: error instanceof Error ? error.message : String(error)}, {place: {file}}));
      }
    }
    progress('render', i + 1, pages.length);
  }
  return {reusedPageCount, problems};
}

/** Names under which the bundle keeps the styles of a page's own components. */
function stylesOf(page: PageData): string[] {
  const module = 'module' in page && page.module !== undefined ? [page.module] : [];
  if (page.kind !== 'blog' && module.length > 0) return module;
  return [page.kind === 'tag' || page.kind === 'tagList' || ('cards' in page && page.cards) ? 'list' : page.kind, ...module];
}

/** What stands in documents as script: in each, and in that of the home page alone. */
function createScripts(config: SiteConfig, siteData: SiteData, bundle: Bundle): {readonly script: string; readonly homeScript: string | null} {
  return {script: createInlineScript(siteData, assetHref(config.baseUrl, bundle.entryPath)), homeScript: config.baseUrlIssueBanner ? createBaseUrlBanner(siteData) : null};
}

/** Files that hosts read. */
function emitDeployFiles(config: SiteConfig, siteData: SiteData, bundle: Bundle, staticPaths: ReadonlySet<string>, output: Output): void {
  const {script, homeScript} = createScripts(config, siteData, bundle);
  const rules = createHeaderRules(config.baseUrl, createPolicy(config, [script, ...(homeScript === null ? [] : [homeScript])]));
  const files = {...(config.deploy.headers && {_headers: renderHeaders(rules)}), ...(config.deploy.nginx && {'nginx.conf': renderNginx(config.baseUrl, rules)})};
  for (const [path, text] of Object.entries(files)) if (!staticPaths.has(path)) output.write(path, hashOf(text), text);
}

/** Files that belong to no single page. */
function emitShared({model, bundle, output}: {model: SiteModel; bundle: Bundle; output: Output}): void {
  for (const {path, json} of model.sidebarFiles.values()) output.write(path, hashOf(json), json);
  for (const [path, file] of bundle.files) {
    const content = readFileSync(file);
    output.write(path, hashOf(content), content);
  }
  for (const {path, absolutePath} of model.assets.used.values()) output.copy(path, absolutePath);
  for (const {path, absolutePath} of model.content.staticFiles) output.copy(path, absolutePath);
  const routes = JSON.stringify(model.table.routes.map(({permalink}) => permalink));
  output.write('routes.json', hashOf(routes), routes);
}
