import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {setImmediate as takeTurn} from 'node:timers/promises';
import {append} from '../cache/append.ts';
import {runCodeOf} from '../errors/ownCode.ts';
import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {createDocumentPolicy} from '../output/deploy/contentSecurityPolicy.ts';
import {hasMarkdownCopy} from '@wuya/theme/head/pageTags';
import type {PageData, SidebarData, SiteData} from '@wuya/theme/types';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import {createPlaceFinder} from '../bundle/modules/thrownPlace.ts';
import {type Derived, derive, given, keyed} from '../cache/derived.ts';
import {findSwizzleFiles, findUnasked, plainNameOf} from '../config/docusaurus/theme/swizzles.ts';
import {isForeignConfig} from '../config/loadConfig.ts';
import {createAnalytics} from '../document/analytics.ts';
import {type DocumentAssets, renderDocument} from '../document/document.ts';
import {isNamedMeta} from '../document/metaTags.ts';
import {faviconHref} from '../document/faviconHref.ts';
import {printPayload} from '../document/payload.ts';
import {colourDrawnCode} from '../document/drawnCode.ts';
import type {Renderer} from '../document/renderer.ts';
import {type Stylesheets, stylesheetsOf} from '../document/stylesheets.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {thrownText} from '../errors/thrownText.ts';
import {stylesOf} from '../kinds/page/pageStyles.ts';
import {plainHtmlOf, shownHtmlOf, type SitePage} from '../kinds/page/resolvedPage.ts';
import {sidebarOf} from '../kinds/doc/sidebarData.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {createSiteHead} from '../output/machine/siteHead.ts';
import {renderMarkdownCopy} from '../output/machine/markdownCopy.ts';
import {documentPathOf} from '../routes/addressWriter.ts';
import {assetHref} from '../routes/assets.ts';
import {dataPathOf, markdownCopyPathOf} from '../routes/routeTable.ts';
import {softenFailedPages} from '../site/problems/foreignProblems.ts';
import type {Progress} from '../site/progress.ts';
import type {Site} from '../site/site.ts';
import {writeFallback} from './fallbackPages.ts';
import {markFailures, OutputFailure} from './outputFailure.ts';
import {renderProblem} from './renderProblem.ts';
import {createScripts, listScripts} from './scripts.ts';

/** Number of pages after which the event loop gets a turn, so that threads get their answers. */
const PAGES_A_TURN = 20;

interface RenderInput {
  readonly site: Site;
  readonly pages: readonly SitePage[];
  readonly bundle: Bundle;
  readonly output: OutputFolder;
  readonly progress: Progress;
}

/** Result of rendering. */
interface Rendered {
  readonly reusedPageCount: number;
  /** Pages that have files. */
  readonly pages: readonly SitePage[];
  readonly problems: readonly Diagnostic[];
}

/** Renders every page whose files are out of date: document, payload and Markdown copy. */
export async function renderPages(input: RenderInput): Promise<Rendered> {
  const {pages, progress} = input;
  const output = markFailures(input.output);
  const shared = sharedBy(input);
  const isForeign = isForeignConfig(input.site.loaded.file);
  const problems: Diagnostic[] = [];
  const failed = new Set<SitePage>();
  const findPlace = createPlaceFinder(input.site.dir);
  let reusedPageCount = 0;
  const write = async (page: SitePage): Promise<void> => {
    // All are checked, so that those that are up to date are kept.
    const stale = filesOf(page, shared, input).filter(
      ({path, content}) => !output.reuse(path, content.key),
    );
    if (stale.length === 0) reusedPageCount++;
    for (const {path, content} of stale) output.write(path, content.key, await content.get());
  };
  for (const [i, page] of pages.entries()) {
    try {
      await write(page);
    } catch (error) {
      if (error instanceof OutputFailure) throw error.cause;
      const shown = isForeign && (await writeFallback(page, error, {...shared, write, findPlace}));
      append(problems, shown || [renderProblem(page, error, {code: 'PG-002', findPlace})]);
      if (!shown) failed.add(page);
    }
    progress('render', i + 1, pages.length);
    if (i % PAGES_A_TURN === 0) await takeTurn();
  }
  append(problems, await findSwizzleProblems(input, shared, reusedPageCount));
  const rendered = pages.filter((page) => !failed.has(page));
  // When all fail, the cause is not in them.
  const isOfPages = isForeign && rendered.length > 0;
  return {
    reusedPageCount,
    pages: rendered,
    problems: isOfPages ? softenFailedPages(problems) : problems,
  };
}

/** Names the components of the site that took the place of parts of the theme and could not be rendered. */
async function findSwizzleProblems(
  {site: {dir, loaded}, pages}: RenderInput,
  {renderer}: Shared,
  reusedPageCount: number,
): Promise<Diagnostic[]> {
  const givenComponents = loaded.foreign?.givenComponents ?? {};
  const hasOwn = existsSync(join(dir, 'src/theme')) || Object.keys(givenComponents).length > 0;
  if (!hasOwn || reusedPageCount === pages.length) return [];
  const found = (await (await renderer.get()).listSwizzleProblems?.()) ?? [];
  const files =
    found.length > 0 ? findSwizzleFiles(dir, givenComponents) : new Map<string, string>();
  const names = found.map(({name}) => name);
  const unasked = findUnasked(names, {dir, files});
  const missed = found.filter(({name}) => !unasked.includes(name));
  return missed.map(({name, ...fault}) => {
    const component = plainNameOf(name);
    const place = {file: files.get(name) ?? 'src/theme'};
    if ('loss' in fault)
      return createDiagnostic('THEME-306', {component, loss: fault.loss}, {place});
    const reason = thrownText(fault.reason);
    return createDiagnostic('THEME-305', {component, reason}, {place});
  });
}

/** The inputs that all pages share. */
interface Shared {
  /** Hash of the client. */
  readonly app: Derived<string>;
  readonly site: Derived<SiteData>;
  readonly assets: Derived<Omit<DocumentAssets, 'app' | 'stylesheets'>>;
  /** The stylesheets of a bundle with those of a page's own components, by the names of these. */
  sheetsFor(names: readonly string[]): Derived<Stylesheets>;
  /** Loads React, so it is imported when the first page is rendered. */
  readonly renderer: Derived<Promise<Renderer>>;
}

function sharedBy({site, bundle}: RenderInput): Shared {
  const {config, siteData, model, loaded} = site;
  const isForeign = isForeignConfig(loaded.file);
  const scripts = createScripts(config, siteData, bundle);
  const {bodyHtml} = createAnalytics(config);
  return {
    app: given(bundle.hash),
    site: given(siteData),
    assets: given({
      ...scripts,
      policy: createDocumentPolicy(config, listScripts(scripts)),
      favicon: faviconHref(config),
      ...createSiteHead({config, siteData, content: model.content, isForeign}),
      siteMetas: config.headTags.filter(isNamedMeta),
      ...(bodyHtml !== '' && {bodyHtml}),
    }),
    sheetsFor: createSheets(bundle),
    renderer: derive('renderer', {load: keyed(bundle.serverHash, () => bundle.loadRenderer)}, load),
  };
}

/** Loads the renderer, which colours the code that components render. */
async function load({
  load: loadRenderer,
}: {
  readonly load: Bundle['loadRenderer'];
}): Promise<Renderer> {
  const renderer = await loadRenderer();
  const highlighter = createLazyHighlighter();
  return {
    ...renderer,
    renderApp: async (input) => {
      const drawn = await runCodeOf(input.page, () => renderer.renderApp(input));
      return colourDrawnCode(drawn, highlighter);
    },
  };
}

interface PageFile {
  readonly path: string;
  readonly content: Derived<string | Promise<string>>;
}

/** Lists the files of a page. What each is made from is in its inputs, which make its key. */
function filesOf(
  sitePage: SitePage,
  {app, site, assets, sheetsFor, renderer}: Shared,
  {site: {config, siteData, model}}: Pick<RenderInput, 'site'>,
): PageFile[] {
  const {outputPath} = sitePage;
  const page = keyed(sitePage.key, () => sitePage.page);
  const article = keyed(sitePage.key, () => plainHtmlOf(sitePage));
  const html = keyed(sitePage.key, () => shownHtmlOf(sitePage, article.get));
  // The address of a sidebar's file has the hash of its content.
  const sidebarUrl = 'sidebar' in sitePage.page ? (sitePage.page.sidebar?.url ?? '') : '';
  const sidebar = keyed(sidebarUrl, () => sidebarOf(model.sidebarFiles, siteData, sitePage.page));
  const sheets = sheetsFor(stylesOf(sitePage));
  const body = derive('body', {renderer, page, html, sidebar}, renderBody);
  const stylesheets = derive('stylesheets', {site, page, sheets, body}, chooseStylesheets);
  const documentInputs = {app, site, assets, stylesheets, page, body};
  const copy =
    sitePage.html && sitePage.page.kind !== 'home'
      ? derive('copy', {page, html: article}, renderCopy)
      : derive('copy', {page, body}, renderDrawnCopy);
  return [
    {
      path: documentPathOf(outputPath, config),
      content: derive('document', documentInputs, renderPageDocument),
    },
    {
      path: dataPathOf(outputPath),
      content: derive('payload', {app, page, html}, printPayload),
    },
    ...(hasMarkdownCopy(sitePage.page)
      ? [{path: markdownCopyPathOf(outputPath), content: copy}]
      : []),
  ];
}

async function renderBody({
  renderer,
  ...input
}: {
  readonly renderer: Promise<Renderer>;
  readonly page: PageData;
  readonly html: string | null;
  readonly sidebar: SidebarData | null;
}): Promise<string> {
  return (await renderer).renderApp(input);
}

async function renderPageDocument({
  site,
  page,
  body,
  app,
  assets,
  stylesheets,
}: {
  readonly app: string;
  readonly site: SiteData;
  readonly assets: Omit<DocumentAssets, 'app' | 'stylesheets'>;
  readonly stylesheets: Promise<DocumentAssets['stylesheets']>;
  readonly page: PageData;
  readonly body: Promise<string>;
}): Promise<string> {
  const rendered = {page, drawn: await body};
  return renderDocument(site, rendered, {app, ...assets, stylesheets: await stylesheets});
}

async function chooseStylesheets({
  site,
  page,
  sheets,
  body,
}: {
  readonly site: SiteData;
  readonly page: PageData;
  readonly sheets: Stylesheets;
  readonly body: Promise<string>;
}): Promise<DocumentAssets['stylesheets']> {
  return stylesheetsOf(sheets, await body, page.htmlClass).map(({path, of}) => ({
    href: assetHref(site.baseUrl, path),
    ...(of && {of: of.map((one) => posix.basename(one))}),
  }));
}

function renderCopy({page, html}: {readonly page: PageData; readonly html: string | null}): string {
  return renderMarkdownCopy(page, html, '');
}

/** Makes the Markdown copy of a page without an article from what its components render. */
async function renderDrawnCopy({
  page,
  body,
}: {
  readonly page: PageData;
  readonly body: Promise<string>;
}): Promise<string> {
  return renderMarkdownCopy(page, null, await body);
}

/** Creates what lists the stylesheets of a page, once for all pages with the same components: thousands share one list. */
function createSheets(bundle: Bundle): Shared['sheetsFor'] {
  const {coreStylesheets: core, textStylesheets: text, joinedStylesheets: joined} = bundle;
  const known = new Map<string, Derived<Stylesheets>>();
  return (names) => {
    const id = names.join('\0');
    const found = known.get(id);
    if (found) return found;
    const own = names.flatMap((name) => bundle.stylesheets.get(name) ?? []);
    const sheets = given({core, text, joined, own});
    known.set(id, sheets);
    return sheets;
  };
}
