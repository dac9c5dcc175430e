import {resolve} from 'node:path';
import {setImmediate as takeTurn} from 'node:timers/promises';
import type {SiteData} from '@wuya/theme/types';
import type {Compiled} from '../article/compiled.ts';
import type {Cache} from '../cache/cache.ts';
import {openSiteCache} from '../cache/siteCache.ts';
import {ENGINE_FINGERPRINT} from '../cache/fingerprint.ts';
import type {ContentMemory} from '../content/content.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {ContentError} from '../errors/contentError.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {kindOf, KINDS, type KindTable, sourceOf} from '../kinds/kinds.ts';
import type {ComponentLoader} from '../kinds/kind.ts';
import {toSitePage, withAddresses} from '../kinds/page/resolvedPage.ts';
import type {IndexedPage} from '../output/searchIndex/searchIndex.ts';
import type {Route} from '../routes/routeTable.ts';
import {Articles} from './articles.ts';
import {takeEdits} from './editedNotes.ts';
import type {ContentCompiler} from './compiler.ts';
import type {EditionLinks} from './editions.ts';
import type {SiteModel} from './model.ts';
import {openMemory, readModel, whileSaved} from './readModel.ts';
import {sayWhatIsLost} from './problems/lostConfig.ts';
import {softenForeign} from './problems/foreignProblems.ts';
import {LinkedNotes} from './linkedNotes.ts';
import {FoundProblems, type Problems} from './problems/foundProblems.ts';
import type {Progress} from './progress.ts';
import {NO_SIGNATURE, type Signature, signatureOf} from './signature.ts';
import {listIndexedPages} from './published.ts';
import {type Setup, findComponents, setUp, withMade} from './setup.ts';
import type {SiteChange, SiteOptions, SitePageResult} from './types.ts';
import {ShownFiles} from './shownFiles.ts';
import {Stamps} from './stamps.ts';
import {hashConfig, isShown, localPath, makesConfig, outsidePaths} from './watched.ts';

/**
 * Opens the site in a folder.
 * @throws {ContentError} when its configuration is wrong: nothing else can be known then
 */
export async function openSite(givenDir: string, options: SiteOptions): Promise<Site> {
  const dir = resolve(givenDir);
  const cache = openSiteCache(dir, options);
  const setup = await setUp(dir, cache, options);
  return new Site(setup, cache, options);
}

/**
 * A site: its configuration, content, routes, compiled articles and problems, and the cache that keeps them. A build
 * resolves all of its pages, a development server those that are requested.
 */
export class Site {
  readonly cache: Cache;
  readonly fingerprint = ENGINE_FINGERPRINT;
  /** Leads to the pages of the other languages; undefined for a site in one language. */
  editions: EditionLinks | undefined;
  private readonly isProduction: boolean;
  private readonly options: Pick<SiteOptions, 'articleCache' | 'pictureStore'>;
  private readonly kinds: KindTable;
  private readonly articles: Articles;
  private readonly memory: ContentMemory;
  private readonly stamps = new Stamps();
  private readonly linked = new LinkedNotes();
  private readonly found = new FoundProblems();
  private readonly files = new ShownFiles();
  private setup: Setup;
  private configHash: string;
  private configProblems: readonly Diagnostic[] = [];
  private current: SiteModel;
  private signature: Signature;

  constructor(setup: Setup, cache: Cache, options: SiteOptions) {
    const {isProduction, kinds = KINDS} = options;
    this.cache = cache;
    this.isProduction = isProduction;
    this.options = options;
    this.kinds = kinds;
    this.articles = new Articles(isProduction);
    this.setup = setup;
    this.configHash = setup.configHash;
    this.memory = openMemory(this.dir, cache, isProduction);
    [this.current, this.signature] = this.read();
  }

  /** The site's folder, absolute. */
  get dir(): string {
    return this.setup.loaded.dir;
  }

  get loaded(): LoadedConfig {
    return this.setup.loaded;
  }

  get config(): SiteConfig {
    return this.setup.loaded.config;
  }

  get siteData(): SiteData {
    return this.current.siteData;
  }

  /** The site's structure, replaced when files change. */
  get model(): SiteModel {
    return this.current;
  }

  /** Compiles notes, and Markdown without an address: partials. */
  get compiler(): ContentCompiler {
    return this.setup.compiler;
  }

  get compiled(): readonly Compiled[] {
    return this.articles.all();
  }

  /** Folders and files whose changes belong to `refresh`: the site's folder and what it uses outside of it. */
  get watchedPaths(): readonly string[] {
    return [this.dir, ...outsidePaths(this.loaded)];
  }

  /** Routes that have an article. */
  get articleRoutes(): readonly Route[] {
    return this.current.table.routes.filter((route) => sourceOf(this.kinds, route) !== undefined);
  }

  /** Compiles the article of a route; undefined for pages without one. */
  async compile(route: Route): Promise<Compiled | undefined> {
    const source = sourceOf(this.kinds, route);
    return source && this.articles.compile(route, source, this.compiler);
  }

  /** Compiles the article of a route into the cache alone. */
  async compileAside(route: Route): Promise<void> {
    const source = sourceOf(this.kinds, route);
    if (source) await this.compiler.compile(source);
  }

  /** Compiles the article of a route if the cache has it. @returns false where it has not */
  async compileKnown(route: Route): Promise<boolean> {
    const source = sourceOf(this.kinds, route);
    return !source || this.articles.take(route, source, this.compiler);
  }

  async compileAll(onProgress: Progress = () => undefined): Promise<void> {
    const notes = this.articleRoutes.map((route) => [route, sourceOf(this.kinds, route)!] as const);
    const newCount = this.compiler.countNew(notes.map(([, {source}]) => source.path));
    const waitingLimit = this.setup.highlighter.expect(newCount);
    await this.articles.compileAll(notes, this, {waitingLimit, onProgress});
  }

  /** Makes the page of a route after compiling what it needs. @throws {ChangedFile} if the site changes meanwhile */
  async resolve(route: Route, loadComponent: ComponentLoader): Promise<SitePageResult> {
    const {current} = this;
    return this.resolveIn(current, route, loadComponent).catch((error: unknown) => {
      throw this.current === current ? error : new ChangedFile(route.file);
    });
  }

  private async resolveIn(current: SiteModel, route: Route, loadComponent: ComponentLoader) {
    const {context, assets, pictures, addresses} = current;
    const kind = kindOf(this.kinds, route);
    await this.compile(route);
    await this.linked.compileFor({route, shown: kind.shows?.(route, context) ?? []}, current, this);
    const result = await pictures.complete(() => kind.resolve(route, context, loadComponent));
    this.files.take(assets);
    const own = toSitePage(result.resolved, kind);
    const marked = this.editions?.mark(own, route, this) ?? own;
    return {...result, resolved: withAddresses(marked, addresses)};
  }

  /**
   * Finds every problem that is known without running components. Undefined when the site changed meanwhile.
   * @param results of pages that are resolved already. @default all with an article
   * @param pause awaited between two pages, for more urgent work; `false` stops. @default a turn of the event loop
   */
  async problems(
    results?: readonly Problems[],
    pause: () => Promise<unknown> = takeTurn,
  ): Promise<readonly Diagnostic[] | undefined> {
    const found = await this.found.find(this, {results, pause});
    return found && sortDiagnostics([...this.siteProblems, ...softenForeign(found, this.loaded)]);
  }

  /** Problems that concern no single page, or the configuration. */
  get siteProblems(): readonly Diagnostic[] {
    return [...this.configProblems, ...softenForeign(this.current.diagnostics, this.loaded)];
  }

  /** Lists the pages that search finds. Their articles are compiled. */
  published(): IndexedPage[] {
    return listIndexedPages(this.current, this.kinds);
  }

  /** Reads changed files, absolute or relative to the site. A wrong configuration leaves the last good one. */
  async refresh(paths: readonly string[]): Promise<SiteChange> {
    const own = paths.map((path) => resolve(this.dir, path));
    return this.stamps.takeNew(own, (changed) => this.take(changed));
  }

  private async take(changed: readonly string[]): Promise<SiteChange> {
    if (changed.length === 0) return 'nothing';
    for (const path of changed) this.memory.dirty.add(localPath(this.dir, path));
    const isBroken = this.configProblems.length > 0;
    if (changed.some((path) => makesConfig(path, this.loaded, isBroken))) {
      const change = await this.refreshConfig();
      if (change !== 'nothing') return change;
    }
    if (!this.isProduction && (await this.takeEdits(changed))) return 'pages';
    const {loaded, files, articles} = this;
    const isUsed = changed.some((path) => isShown(path, loaded, {files, articles}));
    this.setup = await withMade(this.setup);
    const [next, signature] = this.read();
    const areModulesSame = signature.modules === this.signature.modules;
    if (areModulesSame && !isUsed && signature.pages === this.signature.pages)
      return this.found.forgetLate();
    this.put(next, signature); // only then: `problems` compares the model by identity
    this.articles.keep(new Set(next.table.byPermalink.keys()));
    return areModulesSame ? 'pages' : 'modules';
  }

  private async refreshConfig(): Promise<SiteChange> {
    // A change is reported several times; loading modules again while a page is rendered would give two of each.
    const hash = hashConfig(this.loaded, await findComponents(this.loaded));
    if (hash === this.configHash && this.configProblems.length === 0) return 'nothing';
    try {
      const {highlighter, loaded} = this.setup;
      const {articleCache} = this.options;
      const view = {locale: loaded.config.locale, highlighter, articleCache};
      this.setup = await setUp(this.dir, this.cache, {...view, madeOf: loaded.dependencies});
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.configHash = hash;
      this.configProblems = sayWhatIsLost(error.diagnostics, this.loaded);
      this.put({...this.current}, this.signature);
      return 'pages';
    }
    this.configProblems = [];
    this.configHash = this.setup.configHash;
    this.memory.docs.clear();
    this.memory.posts.clear();
    this.articles.keep();
    this.put(...this.read());
    return 'config';
  }

  /** Takes edits that change words only. @returns false where more may have changed */
  private async takeEdits(paths: readonly string[]): Promise<boolean> {
    const {current: model, memory, articles, setup} = this;
    const edits = await takeEdits(paths, {...setup, model, memory, articles});
    if (!edits) return false;
    this.linked.moveOn(model, edits.model);
    this.put(edits.model, {...this.signature, pages: ''}, edits.touched); // a state that was never read as a whole
    return true;
  }

  /** @param touched addresses whose problems may have changed. @default all */
  private put(model: SiteModel, signature: Signature, touched?: readonly string[]): void {
    [this.current, this.signature] = [model, signature];
    this.found.forget(touched);
  }

  /** Reads a state. A build reads its files once and needs no signature. */
  private read(): readonly [SiteModel, Signature] {
    const {setup, kinds, isProduction, options, articles, memory} = this;
    return whileSaved(memory, () => {
      const model = readModel(setup, {...options, kinds, isProduction, articles, memory}, this);
      return [model, isProduction ? NO_SIGNATURE : signatureOf(model, this.loaded)];
    });
  }

  /** Keeps what was read of the notes for the next run. */
  saveNotes(): void {
    this.memory.kept.save();
  }

  /** Keeps what was read and compiled for the next run. */
  save(): void {
    this.saveNotes();
    this.options.pictureStore?.save();
    this.compiler.save();
    this.setup.readingTimes.finish();
  }

  /** Like `save`, and evicts what this build did not use. Call at the end of a full build. @param used notes of all languages */
  finish(used: ReadonlySet<string>): void {
    this.options.pictureStore?.finish();
    this.compiler.finish(used);
    this.setup.readingTimes.finish();
  }

  /** Closes the cache's files. Nothing can be read from the site afterwards. */
  close(): void {
    this.save();
    this.options.pictureStore?.close();
    this.cache.close();
  }
}
