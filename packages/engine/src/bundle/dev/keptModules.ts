import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {FetchResult} from 'vite/module-runner';
import type {Cache} from '../../cache/cache.ts';
import {isFile} from '../../cache/files.ts';
import {ENGINE_FINGERPRINT} from '../../cache/fingerprint.ts';
import {hashOf} from '../../cache/hash.ts';
import {readSealed, writeSealed} from '../../cache/sealed.ts';
import {statOf} from '../../cache/statOf.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {pickClientVariables} from '../plan/clientVariables.ts';
import {isMdxId, type LoadMdx, loadMdxModule} from '../modules/mdxModules.ts';
import {hashFiles} from '../modules/sources.ts';
import type {LoadModule} from '../theme/virtualModules.ts';
import {nameProcess} from '../vite/prepareNode.ts';

/** What the code of a module was made of, and the hash of that. */
export interface ModuleSource {
  readonly kind: 'generated' | 'mdx' | 'file';
  /** Id of a module that is generated or of Markdown, or the absolute path of a file. */
  readonly name: string;
  readonly hash: string;
}

/** A module as Vite gave it to what renders pages, or a package that Node loads. */
export interface KeptModule {
  readonly given: FetchResult;
  /** @default what the key of all modules names */
  readonly source?: ModuleSource;
}

/** The modules that rendered pages before. */
export interface KeptModules {
  readonly key: string;
  /** What the runner of modules asks for at its start. */
  readonly builtins: readonly unknown[];
  /** By what asks for them: {@link askedAs}. */
  readonly modules: Readonly<Record<string, KeptModule>>;
  /** Files besides their own that the code of the modules depends on, absolute. */
  readonly beside: readonly string[];
  readonly besideHash: string;
}

const pathIn = (cache: Pick<Cache, 'dir'>): string => join(cache.dir, 'modules.json');

/** Reads the modules that were kept for a key; undefined where something beside them has changed. */
export function readKeptModules(cache: Pick<Cache, 'dir'>, key: string): KeptModules | undefined {
  const kept = readSealed<KeptModules>(pathIn(cache));
  return kept?.key === key && hashFiles(kept.beside) === kept.besideHash ? kept : undefined;
}

/** Writes modules for the next start. */
export function writeKeptModules(cache: Pick<Cache, 'dir'>, kept: KeptModules): void {
  writeSealed(pathIn(cache), kept);
}

/** Names a request for a module: which package a name is depends on who asks. */
export const askedAs = (url: string, importer: string | undefined): string =>
  /^(?:[./]|file:)/.test(url) ? url : `${url} ${importer ?? ''}`;

/**
 * Hashes what the code of all modules of a site depends on: the engine and the bundler, the configuration, variables, what is installed,
 * names of the site's files, by which an import finds one, and the components of the theme's parts, by which the bundler chooses modules.
 */
export function keyOfModules(site: LoadedConfig): string {
  const {dir, config, file, dependencies} = site;
  const require = createRequire(import.meta.url);
  const versions = ['vite', 'react', 'react-dom'].map((name) =>
    require.resolve(`${name}/package.json`),
  );
  const parts = (isForeignConfig(file) ? ['src/theme'] : ['theme']).flatMap((folder) =>
    scanFolder(join(dir, folder), () => true).map((path) => join(dir, folder, path)),
  );
  const folders = ['src', 'components', 'theme', 'static', ...config.pages.map(({path}) => path)];
  return hashOf(
    ENGINE_FINGERPRINT,
    JSON.stringify([dir, nameProcess(), process.version, pickClientVariables(process.env)]),
    hashFiles([...versions, ...dependencies, ...parts]),
    hashFiles([...new Set(folders)].map((folder) => `${join(dir, folder)}/`)),
    listPackages(dir).join('\n'),
  );
}

/** Lists the packages that a folder finds; of those in a scope the scope counts. */
function listPackages(from: string): string[] {
  const folder = join(from, 'node_modules');
  const namesIn = (path: string): string[] =>
    statOf(path)?.isDirectory() ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
  const scoped = namesIn(folder).flatMap((name) =>
    name.startsWith('@') ? namesIn(join(folder, name)).map((one) => `${name}/${one}`) : name,
  );
  return [...scoped, ...(dirname(from) === from ? [] : listPackages(dirname(from)))];
}

/** What the sources of modules are asked of. */
export interface SourceReading {
  readonly dir: string;
  readonly print: LoadModule;
  readonly loadMdx: LoadMdx;
}

/** Finds what a module is made of. @param hash of the text that the bundler read; undefined where it is nothing that may change */
export function findSource(
  id: string,
  hash: string,
  {print}: Pick<SourceReading, 'print'>,
): ModuleSource | undefined {
  const name = id.replace(/^\0/, '');
  if (print(name, 'server') !== undefined) return {kind: 'generated', name, hash};
  if (isMdxId(id)) return {kind: 'mdx', name: id, hash};
  // `/a.svg?url`, `\0wuya:svg:/a.svg.js`
  const path = id.replace(/^\0[\w:-]+[:/](?=\/|\w:\/)/, '').replace(/\?.*$/, '');
  const file = [path, path.replace(/\.js$/, '')].find(isFile);
  return file === undefined ? undefined : {kind: 'file', name: file, hash};
}

/** Hashes what a module is made of, as it is by now; undefined where that is not there. */
export async function hashSource(
  {kind, name}: Pick<ModuleSource, 'kind' | 'name'>,
  reading: SourceReading,
): Promise<string | undefined> {
  const text =
    kind === 'generated'
      ? reading.print(name, 'server')
      : kind === 'mdx'
        ? await loadMdxModule(reading.dir, name, reading.loadMdx)
        : readText(name);
  return text === undefined ? undefined : hashOf(text);
}

/** Reads a text as the bundler does; undefined where there is none. */
export function readText(path: string): string | undefined {
  return isFile(path) ? readFileSync(path, 'utf8') : undefined;
}
