import {join} from 'node:path';
import type {TextSheet} from '@wuya/theme/head/textSheets';
import {pathToFileURL} from 'node:url';
import type {Cache} from '../../cache/cache.ts';
import {readSealed, writeSealed} from '../../cache/sealed.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {Renderer} from '../../document/renderer.ts';
import {
  type BundleInput,
  type BundlePlan,
  keyOfPlan,
  planBundle,
  readsSources,
} from '../plan/bundlePlan.ts';
import type {MissingPackage} from './missingImports.ts';
import {hasFile} from '../foreign/absences.ts';
import {findManifest} from '../modules/configModules.ts';
import {type JoinedSheet, joinStyles} from '../styles/joinStyles.ts';
import {hashFiles} from '../modules/sources.ts';

/** The client and the renderer of one site, built. */
export interface Bundle {
  /** Changes with anything in the client. */
  readonly hash: string;
  /** Changes with anything that renders documents: some of it is not in the client. */
  readonly serverHash: string;
  /** Output path of the client's entry: `assets/app-….js`. */
  readonly entryPath: string;
  /** Output paths of the stylesheets of every page. */
  readonly coreStylesheets: readonly string[];
  /** Output path → file, for everything the browser loads. */
  readonly files: ReadonlyMap<string, string>;
  /** Output paths of stylesheets by component: `pages/index.tsx`, `notFound`, `search`, `blog`. */
  readonly stylesheets: ReadonlyMap<string, readonly string[]>;
  /** Output paths of the stylesheets that texts need beside the core's. */
  readonly textStylesheets: Readonly<Partial<Record<TextSheet, string>>>;
  /** Stylesheets that hold several of the others. */
  readonly joinedStylesheets: readonly JoinedSheet[];
  /** The service worker for offline reading; undefined where the site has none. */
  readonly offline?: {
    /** Output path of the script that starts the worker. */
    readonly registerPath: string;
    /** The worker's code, absolute; not a file of the output as it is. */
    readonly workerFile: string;
    /** Output paths of the scripts and styles of the frame around every page. */
    readonly ownPaths: readonly string[];
  };
  readonly isReused: boolean;
  /** Imports of its modules that were not found. */
  readonly warnings: readonly Diagnostic[];
  /** Loads the server half, and React with it: only when a page must be rendered. */
  loadRenderer(): Promise<Renderer>;
}

/** Facts of a bundle that are kept beside its files. */
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
  readonly textStylesheets: Readonly<Partial<Record<TextSheet, string>>>;
  readonly joinedStylesheets?: readonly JoinedSheet[];
  readonly serverFile: string;
  /** File names of the worker's parts and of the frame. */
  readonly offline?: {
    readonly register: string;
    readonly worker: string;
    readonly own: readonly string[];
  };
  /** Imports of its modules that were not found. */
  readonly warnings: readonly Diagnostic[];
  /** The packages among these. @default none */
  readonly missing?: readonly MissingPackage[];
  /** The files of the site among these, relative to its folder. @default none */
  readonly missingFiles?: readonly string[];
}

/** What is kept of a bundle: its record, and the hash of each of its files, so that a damaged one is never published. */
interface KeptBundle {
  readonly record: BundleRecord;
  readonly hashes: readonly string[];
}

/** Makes a bundle into `dir`. @throws {ContentError} BD-001 */
export interface BundleMaker {
  (
    plan: BundlePlan,
    into: {readonly dir: string; readonly key: string; readonly cache: Cache},
  ): Promise<BundleRecord>;
  /** Frees memory that is kept for the next bundle. */
  end?(): void;
}

/** Builds the client, or reuses the last one when none of its inputs has changed. @throws {ContentError} BD-001 */
export async function buildBundle(
  input: BundleInput,
  {cache, make}: {readonly cache: Cache; readonly make: BundleMaker},
): Promise<Bundle> {
  const dir = join(cache.dir, 'bundle');
  const recordPath = join(dir, 'record.json');
  const plan = planBundle(input);
  const key = keyOfPlan(plan);
  const hashesOf = ({files, serverFile}: BundleRecord) =>
    [...files, serverFile].map((file) => hashFiles([join(dir, file)]));
  const kept = readSealed<KeptBundle>(recordPath);
  const known = kept?.record;
  const isReused =
    known?.key === key &&
    known.missing?.some(([name, file]) => findManifest(name, join(plan.dir, file))) !== true &&
    known.missingFiles?.some((path) => hasFile(join(plan.dir, path))) !== true &&
    !readsSources(plan) &&
    // What was left out may be bundled now: its modules are not among the inputs.
    known.warnings.every(({code}) => code !== 'THEME-305') &&
    known.modulesHash === hashFiles(known.modules) &&
    hashesOf(known).join() === kept?.hashes.join();
  const record = isReused ? known : joinStyles(await make(plan, {dir, key, cache}), dir);
  const hashes = isReused ? kept!.hashes : hashesOf(record);
  if (!isReused) writeSealed(recordPath, {record, hashes} satisfies KeptBundle);
  return {
    hash: record.hash,
    serverHash: hashes.at(-1)!,
    entryPath: record.entryPath,
    coreStylesheets: record.coreStylesheets,
    files: new Map(
      record.files
        .filter((file) => file !== `client/${record.offline?.worker}`)
        .map((file) => [file.replace(/^client\//, ''), join(dir, file)]),
    ),
    ...(record.offline && {
      offline: {
        registerPath: record.offline.register,
        workerFile: join(dir, 'client', record.offline.worker),
        ownPaths: record.offline.own,
      },
    }),
    stylesheets: new Map(Object.entries(record.stylesheets)),
    textStylesheets: record.textStylesheets,
    joinedStylesheets: record.joinedStylesheets ?? [],
    isReused,
    warnings: record.warnings,
    loadRenderer: async () =>
      (await import(
        `${pathToFileURL(join(dir, record.serverFile)).href}?${record.modulesHash}`
      )) as Renderer,
  };
}
