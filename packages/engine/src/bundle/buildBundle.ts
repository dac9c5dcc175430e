import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SiteData} from '@wuya/theme/types';
import type {Rolldown} from 'vite';
import type {Cache} from '../cache/cache.ts';
import {writeFileAtomic} from '../cache/files.ts';
import {hashOf} from '../cache/hash.ts';
import {pickOwnTexts} from '../config/translatedMessages.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import type {Renderer} from '../render/renderer.ts';
import {scanFolder} from '../source/scan.ts';
import {inlineTexts, pickComposedMessages} from './inlineTexts.ts';
import {clientDir, hashFiles, ownSources} from './sources.ts';
import {sourceOfId} from './strictPages.ts';
import {customStylesheets} from './customStyles.ts';

/** The client and the renderer of one site, built. */
export interface Bundle {
  /** Changes with anything in the client. */
  readonly hash: string;
  /** Output path of the client's entry: `assets/app-….js`. */
  readonly entryPath: string;
  /** Output paths of the stylesheets of every page. */
  readonly coreStylesheets: readonly string[];
  /** Output path → file, for everything the browser loads. */
  readonly files: ReadonlyMap<string, string>;
  /** Output paths of stylesheets by component: `pages/index.tsx`, `notFound`, `search`, `blog`. */
  readonly stylesheets: ReadonlyMap<string, readonly string[]>;
  readonly isReused: boolean;
  /** Loads the server half; costs React, so only when a page must be drawn. */
  loadRenderer(): Promise<Renderer>;
}

/** What is kept of a bundle beside its files. */
export interface BundleRecord {
  readonly key: string;
  /** The site's own modules in it and the hash of each. */
  readonly modules: readonly string[];
  readonly modulesHash: string;
  readonly hash: string;
  readonly entryPath: string;
  readonly coreStylesheets: readonly string[];
  readonly files: readonly string[];
  readonly stylesheets: Readonly<Record<string, readonly string[]>>;
  readonly serverFile: string;
}

export interface BundleInput {
  readonly site: LoadedConfig;
  readonly siteData: SiteData;
  /** Component pages, relative to the site. */
  readonly componentPaths: readonly string[];
  /** Strict pages, relative to the site, and the code of these and of what they take in. */
  readonly strict: {readonly paths: readonly string[]; readonly modules: ReadonlyMap<string, string>};
  readonly cache: Cache;
  readonly fingerprint: string;
}

/** Makes a bundle into `dir`. @throws {ContentError} BD-001 */
export interface BundleMaker {
  (input: BundleInput, dir: string, key: string): Promise<BundleRecord>;
}

/** Builds the client, or takes the last one when nothing it is made of has changed. @throws {ContentError} BD-001 */
export async function buildBundle(input: BundleInput, make: BundleMaker = makeBundle): Promise<Bundle> {
  const dir = join(input.cache.dir, 'bundle');
  const recordPath = join(dir, 'record.json');
  const overrides = ['theme'].map((name) => join(input.site.dir, name)).filter((path) => existsSync(path));
  const key = hashOf(
    input.fingerprint,
    hashFiles(ownSources()),
    JSON.stringify([input.siteData, input.componentPaths, input.strict.paths, [...input.strict.modules], overrides, input.site.config.vite, input.site.config.search.provider, customStylesheets(input.site)]),
  );
  const known = readRecord(recordPath);
  const isReused =
    known?.key === key && known.modulesHash === hashFiles(known.modules) && [...known.files, known.serverFile].every((file) => existsSync(join(dir, file)));
  const record = isReused ? known : await make(input, dir, key);
  if (!isReused) writeFileAtomic(recordPath, JSON.stringify(record));
  return {
    hash: record.hash,
    entryPath: record.entryPath,
    coreStylesheets: record.coreStylesheets,
    files: new Map(record.files.map((file) => [file.replace(/^client\//, ''), join(dir, file)])),
    stylesheets: new Map(Object.entries(record.stylesheets)),
    isReused,
    loadRenderer: async () => (await import(`${pathToFileURL(join(dir, record.serverFile)).href}?${record.modulesHash}`)) as Renderer,
  };
}

function readRecord(path: string): BundleRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BundleRecord;
  } catch {
    return undefined;
  }
}

/** Makes a bundle in this process. */
export const makeBundle: BundleMaker = async (input, dir, key) => {
  const {createBuilder} = await import('vite');
  const {createViteConfig} = await import('./viteConfig.ts');
  rmSync(dir, {recursive: true, force: true});
  const sources = [...ownSources(), ...siteSources(input.site)];
  const siteData = {...input.siteData, messages: pickComposedMessages(input.siteData.messages, sources)};
  const ownTexts = pickOwnTexts(input.site.config.messages);
  const themeTexts = Object.fromEntries(Object.entries(input.siteData.messages).filter(([id]) => !Object.hasOwn(ownTexts, id)));
  const virtual = {
    dir: input.site.dir,
    site: () => siteData,
    componentPaths: () => input.componentPaths,
    strictPaths: () => input.strict.paths,
    loadStrict: (path: string) => input.strict.modules.get(path),
    search: () => input.site.config.search,
    stylesheets: () => customStylesheets(input.site),
    ownTexts: () => ownTexts,
  };
  const base = createViteConfig(input.site, virtual);
  const serverName = `server-${key}.mjs`;
  try {
    const builder = await createBuilder({
      ...base,
      mode: 'production',
      logLevel: 'silent', // what is wrong is in the error
      plugins: [inlineTexts(themeTexts), ...(base.plugins ?? [])],
      // Said outright: with another NODE_ENV in the shell Vite would take React's development build.
      define: {...base.define, 'process.env.NODE_ENV': '"production"'},
      oxc: {...base.oxc, jsx: {runtime: 'automatic', development: false}},
      environments: {
        client: {
          build: {
            outDir: join(dir, 'client'),
            assetsDir: 'assets',
            assetsInlineLimit: 0,
            manifest: false,
            modulePreload: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: {app: join(clientDir, 'index.tsx')},
              output: {
                entryFileNames: 'assets/[name]-[hash].js',
                chunkFileNames: 'assets/[name]-[hash].js',
                assetFileNames: 'assets/[name]-[hash][extname]',
                codeSplitting: {groups: [{name: createChunkNames({core: join(clientDir, 'index.tsx'), opener: join(clientDir, 'opener.ts')})}]},
              },
            },
          },
        },
        ssr: {
          consumer: 'server',
          resolve: {noExternal: true},
          build: {
            outDir: join(dir, 'server'),
            ssr: true,
            emitAssets: false,
            assetsInlineLimit: 0, // the same addresses as in the browser
            minify: false,
            reportCompressedSize: false,
            rolldownOptions: {input: join(clientDir, 'server.tsx'), output: {entryFileNames: serverName, codeSplitting: false}},
          },
        },
      },
      builder: {},
    });
    const client = (await builder.build(builder.environments['client']!)) as Rolldown.RolldownOutput;
    const server = (await builder.build(builder.environments['ssr']!)) as Rolldown.RolldownOutput;
    return toRecord({client, server, input, key, serverFile: `server/${serverName}`});
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw toDiagnostic(cause, input.site.dir);
  }
};

/**
 * Name of the chunk of a module: one chunk for all that the entry imports at once, another for what the opener adds to it.
 * Left to itself the bundler cuts what lazy chunks share into chunks of their own, and the same code costs more bytes
 * (Rolldown 1.2, measured 3 KB of 70) and, one after the other, more round trips.
 */
function createChunkNames(entries: Readonly<Record<string, string>>): (id: string, context: {getModuleInfo(id: string): {readonly importedIds: readonly string[]} | null}) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    if (!names) {
      names = new Map();
      for (const [name, entry] of Object.entries(entries)) {
        const own = new Set([entry]);
        for (const known of own) {
          if (names.has(known)) continue;
          names.set(known, name);
          for (const next of context.getModuleInfo(known)?.importedIds ?? []) own.add(next);
        }
      }
    }
    return names.get(id) ?? null;
  };
}

/** Files of the site that may ask for texts. */
function siteSources({dir, config}: LoadedConfig): string[] {
  const folders = ['theme', 'src', 'components', ...(config.pages === false ? [] : [config.pages.path])].map((name) => join(dir, name));
  return folders.flatMap((folder) => scanFolder(folder, (path) => /\.[jt]sx?$/.test(path)).map((path) => join(folder, path)));
}

function toDiagnostic(cause: unknown, dir: string): ContentError {
  const error = cause as {message?: string; id?: string; loc?: {file?: string; line?: number; column?: number}};
  const text = (error.message ?? String(cause)).replace(/\u001B\[[\d;]*m/g, '');
  const at = /\[ (.+):(\d+):(\d+) \]/.exec(text); // the frame of a code excerpt: ╭─[ ../site/pages/a.tsx:3:1 ]
  const path = error.loc?.file ?? error.id ?? at?.[1];
  const source = path && sourceOfId(resolve(path));
  const file = source && relative(dir, source);
  // The code of a strict page has lines of its own.
  const line = source !== undefined && /\.mdx?$/.test(source) ? 0 : (error.loc?.line ?? Number(at?.[2] ?? 0));
  const column = error.loc?.column ?? Number(at?.[3] ?? 0);
  const place = file ? {place: {file, ...(line && {line, column})}} : {};
  return new ContentError([createDiagnostic('BD-001', {reason: text.trim()}, place)], {cause});
}

function toRecord({client, server, input, key, serverFile}: {client: Rolldown.RolldownOutput; server: Rolldown.RolldownOutput; input: BundleInput; key: string; serverFile: string}): BundleRecord {
  const chunks = client.output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  const assets = client.output.filter((part): part is Rolldown.OutputAsset => part.type === 'asset');
  const entry = chunks.find((chunk) => chunk.isEntry)!;
  const cssOf = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];
  const entryCss = new Set(cssOf(entry));
  const stylesheets: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const name = chunk.facadeModuleId && componentNameOf(chunk.facadeModuleId, input);
    if (name) stylesheets[name] = allCss(chunk, chunks, cssOf).filter((file) => !entryCss.has(file));
  }
  const modules = [...chunks, ...server.output]
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    .map((id) => id.replace(/\?.*$/, ''))
    .filter((id) => id.startsWith(input.site.dir) && !id.includes('/node_modules/') && !id.includes('\0'));
  const unique = [...new Set(modules)].sort();
  const files = [...chunks, ...assets].map((part) => part.fileName).sort();
  return {
    key,
    modules: unique,
    modulesHash: hashFiles(unique),
    hash: hashOf(...files).slice(0, 12),
    entryPath: entry.fileName,
    coreStylesheets: [...entryCss].sort(),
    files: files.map((file) => `client/${file}`),
    stylesheets,
    serverFile,
  };
}

const OWN_COMPONENTS: Readonly<Record<string, string>> = {
  '/pages/NotFoundPage.tsx': 'notFound',
  '/pages/BlogPage.tsx': 'blog',
  '/pages/ListPage.tsx': 'list',
  '/search/SearchScreen.tsx': 'search',
};

/** Name under which a page asks for the styles of its component. */
function componentNameOf(moduleId: string, input: BundleInput): string | undefined {
  const own = Object.keys(OWN_COMPONENTS).find((path) => moduleId.endsWith(path));
  if (own !== undefined) return OWN_COMPONENTS[own];
  const file = sourceOfId(moduleId);
  return [...input.componentPaths, ...input.strict.paths].find((path) => file === join(input.site.dir, path));
}

function allCss(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[], cssOf: (chunk: Rolldown.OutputChunk) => string[], seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((name) => chunks.filter((c) => c.fileName === name)).flatMap((c) => allCss(c, chunks, cssOf, seen));
  return [...new Set([...below, ...cssOf(chunk)])];
}
