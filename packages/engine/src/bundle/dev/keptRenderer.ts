import {join} from 'node:path';
import type * as Runners from 'vite/module-runner';
import type {Cache} from '../../cache/cache.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {sourceOfId} from '../modules/mdxModules.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {clientDir, hashFiles} from '../modules/sources.ts';
import {prepareNode} from '../vite/prepareNode.ts';
import type {DevRenderer} from './devBundler.ts';
import {
  askedAs,
  isCurrentSource,
  type KeptModule,
  keyOfModules,
  readKeptModules,
  type SourceReading,
} from './keptModules.ts';

/** Renders pages with the modules that rendered them before: Vite, which made these, is not loaded. */
export interface KeptRenderer {
  /** Renders what {@link DevRenderer} does; where a module was not kept, or is another by now, `isWhole` tells so. */
  readonly renderer: Pick<DevRenderer, 'renderApp' | 'loadComponentPage'>;
  /** Tells whether all modules that were asked for were there. */
  isWhole(): boolean;
  /** Tells whether a change of a file may concern it; path absolute. */
  isMadeOf(path: string): boolean;
  /** Tells whether all that it is made of is as it was when it was opened. */
  isCurrent(): Promise<boolean>;
}

interface KeptInput extends SourceReading {
  readonly site: LoadedConfig;
  readonly cache: Pick<Cache, 'dir'>;
}

/** What the runner of modules asks for. */
interface Invocation {
  readonly name: string;
  readonly data: readonly string[];
}

/**
 * Makes `import.meta` of a module. What `resolve` takes is made when it is called: before Node 22.15 that is a thread, through which all
 * imports of the process pass from then on.
 */
function createImportMeta(
  path: string,
  {
    createDefaultImportMeta,
    createNodeImportMeta,
  }: Pick<typeof Runners, 'createDefaultImportMeta' | 'createNodeImportMeta'>,
): Runners.ModuleRunnerImportMeta {
  return {
    ...createDefaultImportMeta(path),
    main: false,
    resolve: (id, parent) => createNodeImportMeta(path).resolve(id, parent),
  };
}

/** Opens the renderer of the modules that were kept; undefined where there are none, or something beside them has changed. */
export async function openKeptRenderer(input: KeptInput): Promise<KeptRenderer | undefined> {
  const {site, cache} = input;
  const key = keyOfModules(site);
  const kept = readKeptModules(cache, key);
  if (!kept) return undefined;
  prepareNode({dir: site.dir, isForeign: isForeignConfig(site.file)});
  const runners = await import('vite/module-runner');
  const {ESModulesEvaluator, ModuleRunner} = runners;
  const used = new Map<string, KeptModule>();
  let isWhole = true;
  const give = async (url: string, importer: string | undefined): Promise<Runners.FetchResult> => {
    const asked = askedAs(url, importer);
    if (used.has(asked)) return {cache: true};
    const module = kept.modules[asked];
    const isCurrent = !module?.source || (await isCurrentSource(module.source, input));
    if (!module || !isCurrent) {
      isWhole = false;
      throw new Error(`${url} was not kept.`);
    }
    used.set(asked, module);
    return {...module.given};
  };
  const runner = new ModuleRunner(
    {
      transport: {
        async invoke(payload) {
          const {name, data: given} = (payload as {readonly data: Invocation}).data;
          try {
            return {
              result: name === 'getBuiltins' ? kept.builtins : await give(given[0]!, given[1]),
            };
          } catch (error) {
            return {error};
          }
        },
      },
      createImportMeta: (path) => createImportMeta(path, runners),
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );
  const renderer = await runner
    .import<DevRenderer>(join(clientDir, 'server.tsx'))
    .catch(() => undefined);
  if (!renderer || !isWhole) return undefined;
  const sourcesOf = () => [...used.values()].flatMap(({source}) => source ?? []);
  return {
    renderer,
    isWhole: () => isWhole,
    isMadeOf(path) {
      if (!/\.mdx?$/i.test(path)) return true;
      const id = toModuleId(path);
      return sourcesOf().some(({name}) => toModuleId(sourceOfId(name)) === id);
    },
    async isCurrent() {
      if (keyOfModules(site) !== key || hashFiles(kept.beside) !== kept.besideHash) return false;
      for (const source of sourcesOf()) if (!(await isCurrentSource(source, input))) return false;
      return true;
    },
  };
}
