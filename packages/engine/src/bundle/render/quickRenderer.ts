import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {PageData} from '@wuya/theme/types';
import type {Rolldown} from 'vite';
import type {Cache} from '../../cache/cache.ts';
import {removeFolder, writeNamed} from '../../cache/files.ts';
import {ENGINE_FINGERPRINT} from '../../cache/fingerprint.ts';
import {hashOf} from '../../cache/hash.ts';
import {readSealed, writeSealed} from '../../cache/sealed.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {scanFolder} from '../../content/source/scan.ts';
import type {DevRenderer} from '../dev/devBundler.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {productionConfig, serverEnvironment} from '../vite/productionConfig.ts';
import {collectReadFiles} from '../modules/readFiles.ts';
import {fillReadyRenderer} from './readyRenderer.ts';
import {hashFiles, hashReadFiles, isSiteModule, isSureHash} from '../modules/sources.ts';
import {printModules, type VirtualInput} from '../theme/virtualModules.ts';
import {hasViteOptions} from '../vite/viteOptions.ts';

/** Renders the pages that the theme alone renders, bundled into one file: 0.1 CPU s to load, where 250 single modules cost 2. */
export interface QuickRenderer {
  readonly renderApp: DevRenderer['renderApp'];
  /** Tells whether it is made of a file; path absolute. */
  isMadeOf(path: string): boolean;
  /** Tells whether the code of the site in it is as it was when it was opened, and nothing else replaces the theme's. */
  isCurrent(): boolean;
}

interface QuickRendererInput {
  readonly site: LoadedConfig;
  readonly modules: VirtualInput;
  readonly cache: Cache;
}

interface RendererRecord {
  readonly key: string;
  /** All modules in it, absolute, and the hash of their texts. */
  readonly modules: readonly string[];
  readonly modulesHash: string;
  /** Hash of the bundle; null where it cannot stand for the single modules. */
  readonly fileHash: string | null;
}

/** Tells whether a page is rendered by code of the site: a component, or a note that is one. */
export function isDrawnByOwnCode(page: PageData): boolean {
  return page.kind === 'component' || ('module' in page && page.module !== undefined);
}

/**
 * Opens the quick renderer of a site, made when what it is made of has changed. Undefined where its HTML could differ from
 * that of the single modules, which the browser gets: there code of the site imports files, whose addresses are not the same.
 */
export async function openQuickRenderer(
  input: QuickRendererInput,
): Promise<QuickRenderer | undefined> {
  const {site, cache} = input;
  // Their components come from many places, and their pages import files.
  if (isForeignConfig(site.file)) return undefined;
  const dir = join(cache.dir, 'renderer');
  const recordPath = join(dir, 'record.json');
  // Pages of own code are rendered by the single modules.
  const modules: VirtualInput = {
    ...input.modules,
    componentPaths: () => [],
    mdxPaths: () => [],
  };
  const printed = printModules(modules).server;
  const key = keyOfRenderer(site, printed);
  const file = join(dir, `renderer-${key}.mjs`);
  const known = readSealed<RendererRecord>(recordPath);
  const isKnown =
    known?.key === key &&
    known.modulesHash === hashFiles(known.modules) &&
    (known.fileHash === null || known.fileHash === hashFiles([file]));
  const record = isKnown ? known : await makeRecord({site, modules, printed, key, dir, file});
  if (!isKnown) writeSealed(recordPath, record);
  if (record.fileHash === null) return undefined;
  const {renderApp} = (await import(
    `${pathToFileURL(file).href}?${record.modulesHash}`
  )) as DevRenderer;
  const made = new Set(record.modules.map(toModuleId));
  const stateOf = (): string =>
    hashOf(
      scanFolder(join(site.dir, 'theme')).join('\n'),
      hashFiles(record.modules.filter(isSiteModule)),
    );
  const opened = stateOf();
  return {
    renderApp,
    isMadeOf: (path) => made.has(toModuleId(path)),
    isCurrent: () => opened === stateOf(),
  };
}

/** Hashes what a quick renderer is made from before its modules are read: a file in `theme` may replace one of the theme's. */
export function keyOfRenderer(
  {dir, config, dependencies}: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies'>,
  printed: Readonly<Record<string, string>>,
): string {
  return hashOf(
    ENGINE_FINGERPRINT,
    dir,
    JSON.stringify([printed, scanFolder(join(dir, 'theme'))]),
    hasViteOptions(config) ? hashFiles(dependencies) : '',
  );
}

interface BundlingInput {
  readonly site: LoadedConfig;
  readonly modules: VirtualInput;
  /** Code of the generated modules, by id. */
  readonly printed: Readonly<{[id: string]: string}>;
  /** Path of the bundle. */
  readonly file: string;
}

async function makeRecord({
  key,
  dir,
  ...input
}: BundlingInput & {readonly key: string; readonly dir: string}): Promise<RendererRecord> {
  removeFolder(dir);
  mkdirSync(dir, {recursive: true});
  const {file} = input;
  const ready = fillReadyRenderer(input.site, input.modules.site());
  if (ready) {
    const {code, modules} = ready;
    writeNamed(file, code);
    return {key, modules, modulesHash: hashFiles(modules), fileHash: hashFiles([file])};
  }
  const began = Date.now();
  const paths = await bundleServer(input);
  const isWhole = paths?.every(isCode) ?? false;
  const read = isWhole ? paths! : [];
  const modulesHash = hashReadFiles(read, began);
  const isUsable = isWhole && isSureHash(modulesHash);
  return {key, modules: read, modulesHash, fileHash: isUsable ? hashFiles([file]) : null};
}

/** Bundles what renders pages into a file. @returns the paths of its modules, or undefined when it cannot be bundled */
async function bundleServer({
  site,
  modules,
  printed,
  file,
}: BundlingInput): Promise<readonly string[] | undefined> {
  const [{createBuilder}, {createViteConfig}] = await Promise.all([
    import('vite'),
    import('../vite/viteConfig.ts'),
  ]);
  const base = createViteConfig({
    dir: site.dir,
    isForeign: false,
    baseUrl: site.config.baseUrl,
    vite: site.config.vite,
    stylesheets: modules.stylesheets,
    loadModule: (id) => printed[id],
    loadMdx: () => undefined,
  });
  const read = collectReadFiles({isStyled: false});
  try {
    const builder = await createBuilder({
      ...productionConfig(base), // silent: what is wrong is said where the single modules are loaded
      plugins: [...read.plugins, ...(base.plugins ?? [])],
      environments: {ssr: serverEnvironment(file)},
      builder: {},
    });
    const {output} = (await builder.build(builder.environments['ssr']!)) as Rolldown.RolldownOutput;
    const kept = output
      .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      .filter((id) => !id.includes('\0'));
    return [...new Set([...kept, ...read.list()])];
  } catch {
    return undefined;
  }
}

/** Returns false for a module of the site that may hold an address: a picture, a stylesheet with names of its own. */
const isCode = (id: string): boolean =>
  !isSiteModule(id) || /(?<!\.module)\.(?:[cm]?[jt]sx?|json|css)$/.test(id);
