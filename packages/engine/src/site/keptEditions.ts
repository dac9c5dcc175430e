import {readdirSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {hashFiles} from '../bundle/modules/sources.ts';
import {hasViteOptions} from '../bundle/vite/viteOptions.ts';
import type {Cache} from '../cache/cache.ts';
import {ENGINE_FINGERPRINT} from '../cache/fingerprint.ts';
import {hashOf} from '../cache/hash.ts';
import {readSealed, writeSealed} from '../cache/sealed.ts';
import {statOf} from '../cache/statOf.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {SETTLED_MS} from '../content/docs/keptDocs.ts';
import {contentFolders} from '../content/source/readRules.ts';
import {scanFolder} from '../content/source/scan.ts';
import type {SiteModel} from './model.ts';
import type {WrittenEdition} from './editionPages.ts';

/** What is kept of the languages of a site that it opens later. */
interface KeptEditions {
  readonly key: string;
  /** Files that the configurations of all languages are made of, absolute. */
  readonly dependencies: readonly string[];
  readonly editions: readonly WrittenEdition[];
}

/** A language of a site. */
interface KnownSite {
  readonly cache: Pick<Cache, 'dir'>;
  readonly loaded: LoadedConfig;
  readonly model: Pick<SiteModel, 'content'>;
}

const pathIn = ({cache}: KnownSite): string => join(cache.dir, 'editions.json');

/** Returns what was kept of the other languages of a site; undefined where something that they are made of is another by now. */
export function readKeptEditions(main: KnownSite): readonly WrittenEdition[] | undefined {
  if (!isPlain(main.loaded)) return undefined;
  const kept = readSealed<KeptEditions>(pathIn(main));
  if (!kept) return undefined;
  const {key} = stateOf(main, kept.dependencies);
  return kept.key === key ? kept.editions : undefined;
}

/**
 * Keeps what is known of the other languages of a site for its next start. Where a file has changed since, or shortly before that, it
 * is unknown which text was read.
 * @param sites all languages, the default one first
 * @param readMs time at which they were as they are known
 */
export function keepEditions(
  sites: readonly [KnownSite, ...KnownSite[]],
  editions: readonly WrittenEdition[],
  readMs: number,
): void {
  const [main] = sites;
  const haveVite = new Set(sites.map(({loaded}) => hasViteOptions(loaded.config)));
  if (haveVite.size > 1 || !sites.every(({loaded}) => isPlain(loaded))) return;
  const dependencies = [...new Set(sites.flatMap(({loaded}) => loaded.dependencies))].sort();
  const {key, newestMs} = stateOf(main, dependencies);
  if (newestMs < readMs - SETTLED_MS) writeSealed(pathIn(main), {key, dependencies, editions});
}

/** Tells whether the pages of a site are those of its files: what its own code adds or makes of texts may be other each time. */
function isPlain({config, foreign}: LoadedConfig): boolean {
  const made = foreign?.pluginContent;
  const isAdded = made && (made.pages.length > 0 || made.givers.length > 0 || made.finish);
  return !config.followLinks && !foreign?.texts && !isAdded;
}

/** Hashes what the pages of all languages are made of, and tells when the newest of it changed. */
function stateOf(
  {loaded, model: {content}}: KnownSite,
  dependencies: readonly string[],
): {readonly key: string; readonly newestMs: number} {
  const {dir, config} = loaded;
  const files = listFiles(loaded);
  // That of the site changes with the cache.
  const folders = [...new Set(files.map(dirname))].filter((folder) => folder !== dir);
  const stats = files.map(statOf);
  const changes = [...stats, ...[...folders, ...dependencies].map(statOf)];
  const stamps = stats.map((stat) => stat && [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino]);
  return {
    key: hashOf(
      ENGINE_FINGERPRINT,
      JSON.stringify([dir, process.version, config, content.staticFiles.map(({path}) => path)]),
      hashFiles(dependencies),
      JSON.stringify([files, stamps]),
    ),
    newestMs: changes.reduce((ms, stat) => Math.max(ms, stat?.mtimeMs ?? 0, stat?.ctimeMs ?? 0), 0),
  };
}

/** Lists the files of notes, posts, pages, their translations and what describes them, and those beside the configuration; absolute. */
function listFiles({dir, config}: LoadedConfig): string[] {
  const isStatic = new Set(config.staticDirectories.map((folder) => resolve(dir, folder)));
  const below = [...contentFolders(config), 'i18n']
    .map((folder) => resolve(dir, folder))
    .filter((folder) => !isStatic.has(folder))
    .flatMap((folder) => scanFolder(folder).map((path) => join(folder, path)));
  const beside = readdirSync(dir, {withFileTypes: true}).filter((entry) => entry.isFile());
  return [...new Set([...below, ...beside.map(({name}) => join(dir, name))])].sort();
}
