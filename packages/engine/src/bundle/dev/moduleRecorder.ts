import {fileURLToPath} from 'node:url';
import type {DevEnvironment, Plugin} from 'vite';
import type {FetchResult} from 'vite/module-runner';
import type {Cache} from '../../cache/cache.ts';
import {hashOf} from '../../cache/hash.ts';
import {statOf} from '../../cache/statOf.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {collectReadFiles} from '../modules/readFiles.ts';
import {hashReadFiles, isSureHash} from '../modules/sources.ts';
import type {LoadModule} from '../theme/virtualModules.ts';
import {
  askedAs,
  findSource,
  type KeptModule,
  type KeptModules,
  keyOfModules,
  readKeptModules,
  readText,
  writeKeptModules,
} from './keptModules.ts';

/** Takes down the modules that Vite gives to what renders pages, so that the next start renders these pages without it. */
export interface ModuleRecorder {
  /** Plugins that take down what the modules are made of; before all others. */
  readonly plugins: readonly Plugin[];
  /** Takes down what an environment of Vite gives from here on. */
  follow(environment: DevEnvironment): void;
  /** Keeps what was given since the last time, beside what was kept before. */
  save(): void;
}

/** Where a source map begins in the code that Vite gives: what fails is loaded once more, with its map. */
const MAP = '\n//# sourceMappingSource=vite-generated';

interface RecorderInput {
  readonly cache: Pick<Cache, 'dir'>;
  /** Prints the generated modules as Vite gets them. */
  readonly print: LoadModule;
  /** Takes what keeps modules from being kept: the disk may be full. */
  report(error: unknown): void;
}

/** What is taken down of an environment of Vite. */
interface Followed {
  readonly environment: DevEnvironment;
  /** Time before it gave the first module, in ms. */
  readonly began: number;
  readonly key: string;
}

/** How much code of notes is kept: a start reads all of it. */
const MDX_CHARACTERS = 3_000_000;

/** Creates what takes down modules. */
export function createModuleRecorder(
  site: LoadedConfig,
  {cache, print, report}: RecorderInput,
): ModuleRecorder {
  const read = collectReadFiles({isStyled: true});
  /** Hashes of the texts that modules are made of, by their ids. */
  const texts = new Map<string, string>();
  const given = new Map<string, FetchResult>();
  let followed: Followed | undefined;
  let isSaved = true;
  const listen: Plugin = {
    name: 'wuya:record-modules',
    enforce: 'pre',
    applyToEnvironment: ({name}) => name !== 'client',
    transform: {order: 'pre', handler: (code, id) => void texts.set(id, hashOf(code))},
  };
  const toKept = (result: FetchResult, began: number): KeptModule | undefined => {
    if ('cache' in result) return undefined;
    if ('externalize' in result) {
      if (result.externalize.startsWith('file:')) read.add(fileURLToPath(result.externalize));
      return {given: result};
    }
    read.add(result.id);
    const plain = {given: {...result, code: withoutMap(result.code), invalidate: false}};
    const seen = texts.get(result.id);
    const source = seen === undefined ? undefined : findSource(result.id, seen, {print});
    if (source?.kind !== 'file') return source ? {...plain, source} : plain;
    const text = readText(source.name);
    if (text === undefined) return undefined;
    const hash = hashOf(text);
    // Another text where the file was saved meanwhile, and where a plugin made its own of it.
    if (hash !== seen && (statOf(source.name)?.ctimeMs ?? began) >= began) return undefined;
    return {...plain, source: {...source, hash}};
  };
  const keep = ({environment, began, key}: Followed): void => {
    const before = readKeptModules(cache, key);
    const fresh = [...given].map(([asked, result]) => [asked, toKept(result, began)] as const);
    const all = new Map<string, KeptModule | undefined>(Object.entries(before?.modules ?? {}));
    for (const [asked] of fresh) all.delete(asked); // the newest are the last
    const modules = withinBound([...all, ...fresh]);
    const own = new Set(Object.values(modules).flatMap(({source}) => source?.name ?? []));
    const watched = environment.pluginContainer.watchFiles;
    const beside = [...new Set([...read.list(), ...watched, ...(before?.beside ?? [])])]
      .filter((file) => !own.has(file))
      .sort();
    const besideHash = hashReadFiles(beside, began);
    // Of a file that was saved meanwhile it is unknown which text the modules are made of.
    if (!isSureHash(besideHash)) return;
    const builtins = environment.config.resolve.builtins.map(toPlain);
    writeKeptModules(cache, {key, builtins, modules, beside, besideHash});
  };
  return {
    plugins: [listen, ...read.plugins],
    follow(environment) {
      followed = {environment, began: Date.now(), key: keyOfModules(site)};
      const fetch = environment.fetchModule.bind(environment);
      environment.fetchModule = async (url, importer, options) => {
        const result = await fetch(url, importer, options);
        if ('cache' in result) return result;
        given.set(askedAs(url, importer), result);
        isSaved = false;
        return result;
      };
    },
    save() {
      if (isSaved || !followed) return;
      isSaved = true;
      try {
        keep(followed);
      } catch (error) {
        report(error);
      }
    },
  };
}

/** Leaves out modules that may not be kept, and those of notes that were asked for first where all are many. */
function withinBound(
  all: readonly (readonly [string, KeptModule | undefined])[],
): Readonly<Record<string, KeptModule>> {
  let room = MDX_CHARACTERS;
  const kept = all.toReversed().flatMap(([asked, module]) => {
    if (!module) return [];
    if (module.source?.kind === 'mdx')
      room -= (module.given as {readonly code: string}).code.length;
    return module.source?.kind === 'mdx' && room < 0 ? [] : [[asked, module] as const];
  });
  return Object.fromEntries(kept);
}

/** Writes a name or a pattern as the runner of modules reads it. */
const toPlain = (builtin: string | RegExp): KeptModules['builtins'][number] =>
  typeof builtin === 'string'
    ? {type: 'string', value: builtin}
    : {type: 'RegExp', source: builtin.source, flags: builtin.flags};

function withoutMap(code: string): string {
  const start = code.lastIndexOf(MAP);
  return start < 0 ? code : code.slice(0, start);
}
