import {existsSync, readFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {fromDocusaurus} from './docusaurus/fromDocusaurus.ts';
import {locateOption} from './locate.ts';
import {readTranslatedMessages} from './translatedMessages.ts';
import type {SidebarsConfig} from '../docs/sidebarConfig.ts';
import {printValue} from './schema.ts';
import {type ConfigProblem, resolveConfig, type SiteConfig} from './siteConfig.ts';

/** The first that is there counts: a folder brought from Docusaurus can have both. */
const CONFIG_NAMES = ['wuya.config.ts', 'wuya.config.mts', 'wuya.config.js', 'wuya.config.mjs', ...['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`)];

export interface LoadedConfig {
  /** The site's folder, absolute. */
  readonly dir: string;
  readonly file: string;
  readonly config: SiteConfig;
  /** What of a foreign configuration has no effect. */
  readonly notices: readonly ConfigProblem[];
  /** Files whose change means the config must be loaded again, absolute. */
  readonly dependencies: readonly string[];
}

/** True for the configuration of another generator. */
export function isForeignConfig(file: string): boolean {
  return basename(file).startsWith('docusaurus.config.');
}

/** Runs a config file; returns its default export and the files it was made of. */
export interface ConfigRunner {
  (file: string, cache: Cache): Promise<{value: unknown; dependencies: readonly string[]}>;
}

/**
 * Loads and checks the config of the site in `dir`.
 * @throws {ContentError} when there is none, it cannot be run, or an option is wrong (all problems together)
 */
export async function loadConfig(dir: string, cache: Cache, run: ConfigRunner): Promise<LoadedConfig> {
  const root = resolve(dir);
  const file = CONFIG_NAMES.map((name) => join(root, name)).find((path) => existsSync(path));
  if (!file) throw new ContentError([createDiagnostic('CFG-000', {dir})]);
  const {value, dependencies} = await runOrExplain(file, cache, run);
  const {value: own, notices} = isForeignConfig(file) ? fromDocusaurus(value, root) : {value, notices: []};
  const {config, problems} = resolveConfig(own);
  if (problems.length) throw new ContentError(sortDiagnostics(placeProblems(problems, file)));
  const withSidebars = await loadSidebars(root, config, (path) => run(path, cache));
  const translated = readTranslatedMessages(root, config.locale);
  return {
    dir: root,
    file,
    config: {...withSidebars.config, messages: {...translated.messages, ...config.messages}},
    notices,
    dependencies: [...dependencies, ...withSidebars.dependencies, ...translated.files],
  };
}

/** Puts the sidebars of the file that `docs.sidebarPath` names into the config. */
async function loadSidebars(dir: string, config: SiteConfig, run: (path: string) => ReturnType<ConfigRunner>): Promise<{config: SiteConfig; dependencies: readonly string[]}> {
  const {docs} = config;
  if (docs === false || docs.sidebars !== undefined || docs.sidebarPath === undefined) return {config, dependencies: []};
  const path = join(dir, docs.sidebarPath);
  const place = {file: docs.sidebarPath};
  if (!existsSync(path)) throw new ContentError([createDiagnostic('SB-047', {path: docs.sidebarPath}, {place})]);
  const fail = (reason: string, cause?: unknown) => new ContentError([createDiagnostic('SB-048', {reason}, {place})], {cause});
  const {value, dependencies} = await run(path).catch((cause: unknown) => {
    throw fail(cause instanceof Error ? cause.message : String(cause), cause);
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fail(`expected an object, got ${printValue(value)}`);
  return {config: {...config, docs: {...docs, sidebars: value as SidebarsConfig}}, dependencies};
}

async function runOrExplain(file: string, cache: Cache, run: ConfigRunner): ReturnType<ConfigRunner> {
  try {
    return await run(file, cache);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const at = /:(\d+):(\d+)/.exec(reason);
    const place = {file: basename(file), ...(at && {line: Number(at[1]), column: Number(at[2])})};
    throw new ContentError([createDiagnostic('CFG-005', {reason}, {place})], {cause});
  }
}

/** Problems of a configuration with the line and column of their options in its file. */
export function placeProblems(problems: readonly ConfigProblem[], file: string): Diagnostic[] {
  if (problems.length === 0) return [];
  const source = readFileSync(file, 'utf8');
  return problems.map(({option, diagnostic}) => ({
    ...diagnostic,
    place: {file: basename(file), ...locateOption(source, option)},
  }));
}
