import {join} from 'node:path';
import type * as Runners from 'vite/module-runner';
import type {Cache} from '../../cache/cache.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {sourceOfId} from '../modules/mdxModules.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {clientDir, hashFiles} from '../modules/sources.ts';
import {prepareNode} from '../vite/prepareNode.ts';
import type {DevRenderer} from './devBundler.ts';
import {createImportMeta} from './importMeta.ts';
import {
  askedAs,
  findSource,
  hashSource,
  keyOfModules,
  type ModuleSource,
  readKeptModules,
  type SourceReading,
} from './keptModules.ts';

/** Renders pages with the modules that rendered them before. Vite, which made these, is asked for those that differ alone. */
export interface KeptRenderer {
  /** Loads the modules as they are by now. */
  load(): Promise<DevRenderer>;
  /** Tells whether a change of a file may concern it; path absolute. */
  isMadeOf(path: string): boolean;
  /**
   * Looks whether its modules are as they were, and loads those that differ once it is asked. @returns false where which modules there
   * are may be another, or what is beside them
   */
  renew(): Promise<boolean>;
}

interface KeptInput extends SourceReading {
  readonly site: LoadedConfig;
  readonly cache: Pick<Cache, 'dir'>;
  /** Asks Vite for a module. */
  fetch(url: string, importer: string | undefined): Promise<Runners.FetchResult>;
}

/** What the runner of modules asks for. */
interface Invocation {
  readonly name: string;
  readonly data: readonly [url: string, importer?: string];
}

/** Opens the renderer of the modules that were kept; undefined where there are none, or something beside them has changed. */
export async function openKeptRenderer(input: KeptInput): Promise<KeptRenderer | undefined> {
  const {site, cache} = input;
  const key = keyOfModules(site);
  const kept = readKeptModules(cache, key);
  if (!kept) return undefined;
  prepareNode({dir: site.dir, isForeign: isForeignConfig(site.file)});
  const runners = await import('vite/module-runner');
  /** What the modules that are loaded are made of; undefined where that is unknown. */
  let used = new Map<string, ModuleSource | undefined>();
  let loaded: Promise<DevRenderer> | undefined;
  const loadAll = async (): Promise<DevRenderer> => {
    const own = (used = new Map<string, ModuleSource | undefined>());
    const give = async (url: string, importer?: string): Promise<Runners.FetchResult> => {
      const asked = askedAs(url, importer);
      const module = kept.modules[asked];
      const source = module?.source;
      const hash = source && (await hashSource(source, input));
      if (source) own.set(asked, {...source, hash: hash ?? ''});
      if (module && hash === source?.hash) return {...module.given};
      const result = await input.fetch(url, importer);
      if (!source && 'id' in result) own.set(asked, await sourceNow(result.id));
      return result;
    };
    const runner = createRunner(runners, {builtins: kept.builtins, give});
    return runner.import<DevRenderer>(join(clientDir, 'server.tsx'));
  };
  const sourceNow = async (id: string): Promise<ModuleSource | undefined> => {
    const source = findSource(id, '', input);
    return source && {...source, hash: (await hashSource(source, input)) ?? ''};
  };
  const hasOther = async (): Promise<boolean> => {
    for (const source of used.values())
      if (source && (await hashSource(source, input)) !== source.hash) return true;
    return false;
  };
  const sources = (): ModuleSource[] => [...used.values()].filter((one) => one !== undefined);
  return {
    load: () => (loaded ??= loadAll()),
    isMadeOf(path) {
      if (!/\.mdx?$/i.test(path)) return true;
      const id = toModuleId(path);
      return sources().some(({name}) => toModuleId(sourceOfId(name)) === id);
    },
    async renew() {
      if (keyOfModules(site) !== key || hashFiles(kept.beside) !== kept.besideHash) return false;
      const hasFailed = await loaded?.then(
        () => false,
        () => true,
      );
      if (hasFailed || (await hasOther())) loaded = undefined;
      return true;
    },
  };
}

/** Creates what runs modules as Vite does, each once. @param from where it gets them */
function createRunner(
  {ESModulesEvaluator, ModuleRunner, ...runners}: typeof Runners,
  from: {
    readonly builtins: readonly unknown[];
    give(url: string, importer?: string): Promise<Runners.FetchResult>;
  },
): Runners.ModuleRunner {
  const given = new Set<string>();
  const answer = async ({name, data: [url, importer]}: Invocation): Promise<unknown> => {
    if (name === 'getBuiltins') return from.builtins;
    const asked = askedAs(url, importer);
    if (given.has(asked)) return {cache: true};
    const result = await from.give(url, importer);
    given.add(asked);
    return result;
  };
  return new ModuleRunner(
    {
      transport: {
        invoke: (payload) =>
          answer((payload as {readonly data: Invocation}).data).then(
            (result) => ({result}),
            (error: unknown) => ({error}),
          ),
      },
      createImportMeta: (path) => createImportMeta(path, runners),
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );
}
