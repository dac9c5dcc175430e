import {readFileSync, rmSync} from 'node:fs';
import {basename, dirname, isAbsolute, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Plugin} from 'rolldown';
import {ENGINE_FINGERPRINT} from '../../cache/fingerprint.ts';
import {hashOf} from '../../cache/hash.ts';
import {writeIfOther} from '../../cache/files.ts';
import {readSealed, writeSealed} from '../../cache/sealed.ts';
import {type ConfigRunner, isForeignConfig} from '../../config/loadConfig.ts';
import {givenTo} from '../../config/docusaurus/common/missingPackage.ts';
import {runOwnCode} from '../../errors/ownCode.ts';
import {WorkingFolder} from '../../cache/workingFolder.ts';
import {startFolderOf} from '../../config/workingFolder.ts';
import {ENGINE} from '../engineFiles.ts';
import {restoreBuiltIns} from './builtIns.ts';
import {takeCommonJsNames} from './commonJsNames.ts';
import {toConfigFailure} from './configFailure.ts';
import {findManifest, isOwnModule, isTakenAlong} from '../modules/configModules.ts';
import {refuseDeepModule} from './deepModules.ts';
import {foreignConfig, isAskedFor, isStillMissing, importingFileOf} from './foreignConfig.ts';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {toPlainConfig} from './plainConfig.ts';
import {isPackageId} from '../modules/moduleId.ts';
import {readModules} from '../modules/readFiles.ts';
import {hashFiles} from '../modules/sources.ts';
import {declareName} from './undeclaredNames.ts';
import {untilUnchanged} from './untilUnchanged.ts';

interface ConfigRecord {
  readonly dependencies: readonly string[];
  /** Packages that stand-ins took the place of, and files in sidebars. */
  readonly missing: readonly string[];
  readonly hash: string;
  /** The engine that made the code, which imports it: its address and its hash, as another version may be in its place. */
  readonly engine: string;
  readonly code: string;
  /** Whether the code has the lines of the configuration. */
  readonly isPlain?: boolean;
}

/** A configuration and the texts that it was made of, by file. */
interface ReadConfig {
  readonly value: ConfigRecord;
  readonly texts: ReadonlyMap<string, string>;
}

const ENGINE_MARK = `${ENGINE} ${ENGINE_FINGERPRINT}`;

/**
 * Runs a TypeScript config: bundled with the files it imports, packages left to Node. The bundled text is kept, so
 * that an unchanged config costs no bundler; one that is plain JavaScript and imports the engine alone never does. One of another generator runs in its own folder, as that generator is started there.
 */
export const runConfig: ConfigRunner = async (file, cache, options) => {
  const isForeign = options?.isForeign ?? isForeignConfig(file);
  const recordPath = join(cache.dir, 'config', `${hashOf(file)}.json`);
  const known = readSealed<ConfigRecord>(recordPath);
  const modulePathOf = ({code}: ConfigRecord) =>
    join(cache.dir, 'config', `${hashOf(file, code)}.mjs`);
  const attempt = async (record: ConfigRecord): Promise<Attempt> => {
    const modulePath = modulePathOf(record);
    writeIfOther(modulePath, record.code);
    try {
      const given = options?.isForeign === true ? [BUILD] : [];
      const run = () =>
        evaluate(modulePath, {isCalled: options?.isCalled ?? true, given, ...options});
      // One that only names values ends by itself: watching it would cost a thread.
      const mayLoop = !record.isPlain || /\b(?:for|while|await)\b/.test(record.code);
      const made = await untilIdle(mayLoop ? runOwnCode(basename(file), run) : run(), file);
      return {record, made};
    } catch (error) {
      const code = isForeign
        ? (takeCommonJsNames(record.code, error) ?? declareName(record.code, error))
        : undefined;
      if (code !== undefined) return attempt({...record, code});
      const {dependencies, missing, isPlain = false} = record;
      const failed = {file, modulePath, isPlain, dependencies, missing, engine: ENGINE};
      throw await toConfigFailure(error, failed);
    } finally {
      restoreBuiltIns();
    }
  };
  const runRecord = async (first: ConfigRecord): ReturnType<ConfigRunner> => {
    const {record, made} = isForeign
      ? await new WorkingFolder(options?.folder ?? startFolderOf(file)).run(() => attempt(first))
      : await attempt(first);
    if (record !== known) {
      writeSealed(recordPath, record);
      // Only after the new one is known: each edit of a configuration would leave a file.
      if (known && known.code !== record.code) rmSync(modulePathOf(known), {force: true});
    }
    return {
      ...made,
      dependencies: record.dependencies,
      missing: record.missing,
      asksForLanguage: isForeign && record.code.includes('DOCUSAURUS_CURRENT_LOCALE'),
    };
  };
  if (known && isCurrent(known, file)) return runRecord(known);
  return runRecord(
    await untilUnchanged(
      async () =>
        (isForeign ? undefined : readPlainConfig(file)) ?? (await bundleConfig(file, isForeign)),
    ),
  );
};

/** What tools that are built on Vite hand to a configuration that is a function. */
const BUILD = {command: 'build', mode: 'production', env: 'production', isPreview: false};

interface Evaluation {
  /** Whether a function that the module exports is called for its value. */
  readonly isCalled: boolean;
  /** What it is called with. */
  readonly given: readonly unknown[];
  /** For which its modules run once more. */
  readonly language?: string;
}

interface Made {
  readonly value: unknown;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** What a configuration gave, and the code that Node could run. */
interface Attempt {
  readonly record: ConfigRecord;
  readonly made: Made;
}

/**
 * Gives what a module exports. Where a function of a package that is not installed made it, `export default extend({…})`, it is
 * what that was given.
 */
async function evaluate(
  modulePath: string,
  {isCalled, given, language}: Evaluation,
): Promise<Made> {
  const query = language === undefined ? '' : `?${encodeURIComponent(language)}`;
  const address = pathToFileURL(modulePath).href + query;
  const exports = (await import(address)) as Record<string, unknown>;
  const exported = givenTo(exports['default']) ?? exports['default'];
  if (!isCalled) return {value: exported, exports};
  if (typeof exported !== 'function') return {value: await exported, exports};
  const made = await (exported as (...given: readonly unknown[]) => unknown)(...given);
  return {value: givenTo(made) ?? made, exports};
}

/** Reads a configuration that needs no bundler, which takes 40 MB and 0.1 CPU s; undefined for others. */
function readPlainConfig(file: string): ReadConfig | undefined {
  const text = readFileSync(file, 'utf8');
  refuseDeepModule(file, {id: file, code: text});
  const code = toPlainConfig(text, ENGINE);
  if (code === undefined) return undefined;
  const value = {
    dependencies: [file],
    missing: [],
    hash: hashFiles([file]),
    engine: ENGINE_MARK,
    code,
    isPlain: true,
  };
  return {value, texts: new Map([[file, text]])};
}

/**
 * Waits for a promise as long as anything can still settle it: Node would end without a word.
 * @throws {ContentError} CFG-013
 */
function untilIdle<T>(promise: Promise<T>, file: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void =>
      reject(new ContentError([createDiagnostic('CFG-013', {}, {place: {file: basename(file)}})]));
    process.once('beforeExit', fail);
    promise.then(resolve, reject).finally(() => process.off('beforeExit', fail));
  });
}

/** Returns true while engine and files are as they were, and none of the missing packages was installed since. */
function isCurrent({hash, engine, dependencies, missing}: ConfigRecord, file: string): boolean {
  return (
    engine === ENGINE_MARK &&
    hash === hashFiles(dependencies) &&
    (missing as ConfigRecord['missing'] | undefined)?.every((id) => isStillMissing(id, file)) ===
      true
  );
}

async function bundleConfig(file: string, isForeign: boolean): Promise<ReadConfig> {
  const {rolldown} = await import('rolldown');
  const missing = new Set<string>();
  const read = new Set<string>();
  const texts = new Map<string, string>();
  let refused: unknown;
  const bundle = await rolldown({
    input: file,
    tsconfig: false, // it may extend a package that is not installed
    // Docusaurus reads a name that a module does not export as undefined.
    shimMissingExports: isForeign,
    platform: 'node',
    logLevel: 'silent',
    external: (id, importer) =>
      importer !== undefined &&
      isPackageId(id) &&
      id !== '@wuya/engine' &&
      !(isForeign && isAskedFor(id, importingFileOf(importer, file))) &&
      !isTakenAlong(id, importer, file),
    plugins: [
      {
        name: 'wuya:engine',
        resolveId: (id) => (id === '@wuya/engine' ? {id: ENGINE, external: true} : undefined),
      },
      takeTexts((id, text) => {
        texts.set(id, text);
        try {
          refuseDeepModule(file, {id, code: text});
          return undefined;
        } catch (error) {
          refused ??= error; // the bundler would put it into words of its own
          return '';
        }
      }),
      ownPlaces,
      readModules((id) => read.add(id)),
      ...(isForeign ? [foreignConfig(file, missing)] : []),
    ],
  });
  try {
    const {output} = await bundle.generate({format: 'esm', codeSplitting: false});
    if (refused !== undefined) throw refused;
    const packages = output
      .flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
      .flatMap((id) => findManifest(id, file) ?? []);
    const dependencies = [
      ...new Set([file, ...[...read].filter((id) => isAbsolute(id)), ...packages]),
    ].sort();
    const value = {
      dependencies,
      missing: [...missing].sort(),
      hash: hashFiles(dependencies),
      engine: ENGINE_MARK,
      code: output[0].code,
    };
    return {value, texts};
  } finally {
    await bundle.close();
  }
}

/** Makes a plugin that hands over the texts of modules as they were read, and takes what is to be read in place of one. */
const takeTexts = (take: (id: string, text: string) => string | undefined): Plugin => ({
  name: 'wuya:take-texts',
  transform: {
    order: 'pre',
    handler(code, id) {
      return isAbsolute(id) ? take(id, code) : undefined;
    },
  },
});

/** What modules say of themselves: bundled, they are in the cache. */
const ownPlaces: Plugin = {
  name: 'wuya:own-places',
  transform(code, id) {
    if (!isOwnModule(id) || !code.includes('import.meta.')) return undefined;
    const places = {url: pathToFileURL(id).href, dirname: dirname(id), filename: id};
    return code.replace(
      /\bimport\.meta\.(url|dirname|filename)\b/g,
      (_, name: keyof typeof places) => JSON.stringify(places[name]),
    );
  },
};
