import {join} from 'node:path';
import {TEXT_SHEETS, type TextSheet} from '@wuya/theme/head/textSheets';
import {PAGE_COMPONENTS} from '../../kinds/page/components.ts';
import type {Rolldown} from 'vite';
import {hashOf} from '../../cache/hash.ts';
import type {BundleRecord} from './buildBundle.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {clientDir, hashReadFiles, isOwnSource, isSiteModule} from '../modules/sources.ts';
import {sourceOfId} from '../modules/mdxModules.ts';

/** Entries of a site that is kept for readers without a network: what starts the service worker, and the worker. */
export const OFFLINE_ENTRIES = {
  offline: join(clientDir, 'offline/register.ts'),
  offlineWorker: join(clientDir, 'offline/worker.ts'),
};

/** Names the files of the worker, and those of the frame around every page: code and styles of no page of the site's own. */
function toOffline(
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly Rolldown.OutputAsset[],
): NonNullable<BundleRecord['offline']> {
  const fileOf = (name: string) =>
    chunks.find((chunk) => chunk.isEntry && chunk.name === name)!.fileName;
  const worker = fileOf('offlineWorker');
  const own = new Set(
    chunks.filter(
      ({moduleIds, fileName}) =>
        fileName !== worker &&
        moduleIds.some((id) => isOwnSource(id)) &&
        !moduleIds.some((id) => isSiteModule(id.replace(/\?.*$/, ''))),
    ),
  );
  // What these import has none of our sources where the bundler made it, such as its own helpers.
  for (const {imports} of own)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) own.add(chunk);
  const isFrame = (name: string) => name.endsWith('.js') || /\/wuya-\w+-[^/]+\.css$/.test(name);
  return {
    register: fileOf('offline'),
    worker,
    own: [
      ...[...own].flatMap(({fileName, viteMetadata}) => [
        fileName,
        ...(viteMetadata?.importedCss ?? []),
      ]),
      // The search's worker and its parts, and the styles of texts.
      ...assets.map(({fileName}) => fileName).filter(isFrame),
    ],
  };
}

/** Lists what a build of client and server wrote. */
export function toRecord({
  client,
  plan,
  key,
  serverFile,
  modules,
  began,
}: {
  client: Rolldown.RolldownOutput;
  plan: BundlePlan;
  key: string;
  serverFile: string;
  /** Files of the site that both are made of, sorted. */
  modules: readonly string[];
  /** Time before the first of them was read, in ms. */
  began: number;
}): Omit<BundleRecord, 'warnings' | 'missing' | 'missingFiles'> {
  const chunks = client.output.filter(
    (part): part is Rolldown.OutputChunk => part.type === 'chunk',
  );
  const assets = client.output.filter(
    (part): part is Rolldown.OutputAsset => part.type === 'asset',
  );
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'app')!;
  const cssOf = (chunk: Rolldown.OutputChunk): string[] => [
    ...(chunk.viteMetadata?.importedCss ?? []),
  ];
  const entryCss = new Set(cssOf(entry));
  const nameOf = createNames(plan);
  const allCss = createStyleFinder(chunks, cssOf);
  const stylesheets: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const name = chunk.facadeModuleId && nameOf(chunk.facadeModuleId);
    if (name) stylesheets[name] = allCss(chunk).filter((file) => !entryCss.has(file));
  }
  const files = [...chunks, ...assets].map((part) => part.fileName).sort();
  return {
    key,
    modules,
    modulesHash: hashReadFiles(modules, began),
    hash: hashOf(...files).slice(0, 12),
    entryPath: entry.fileName,
    coreStylesheets: [...entryCss].sort(),
    files: files.map((file) => `client/${file}`),
    stylesheets,
    textStylesheets: findTextSheets(assets),
    serverFile,
    ...(plan.isOffline && {offline: toOffline(chunks, assets)}),
  };
}

/** Finds the sheets of texts; a portable client has them in the one of every page. */
function findTextSheets(
  assets: readonly Rolldown.OutputAsset[],
): Partial<Record<TextSheet, string>> {
  const entries = TEXT_SHEETS.flatMap((name) => {
    const found = assets.find(({names}) => names.includes(`wuya-${name}.css`));
    return found ? [[name, found.fileName] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Creates the function that finds the name under which a page asks for the styles of its component. */
function createNames({
  dir,
  componentPaths,
  mdxPaths,
}: BundlePlan): (id: string) => string | undefined {
  const paths = new Map(
    [...componentPaths, ...mdxPaths].map((path) => [toModuleId(join(dir, path)), path]),
  );
  const own = Object.entries(PAGE_COMPONENTS);
  return (id) => {
    const file = toModuleId(sourceOfId(id));
    return own.find(([, path]) => file.endsWith(path))?.[0] ?? paths.get(file);
  };
}

type StylesOf = (chunk: Rolldown.OutputChunk) => string[];

/** Creates what lists the stylesheets of a chunk, those of what it imports first. @param cssOf its own alone */
function createStyleFinder(chunks: readonly Rolldown.OutputChunk[], cssOf: StylesOf): StylesOf {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (first) => {
    const seen = new Set<string>();
    const listFrom: StylesOf = (chunk) => {
      if (seen.has(chunk.fileName)) return [];
      seen.add(chunk.fileName);
      const below = chunk.imports.flatMap((name) => {
        const imported = byFile.get(name);
        return imported ? listFrom(imported) : [];
      });
      return [...new Set([...below, ...cssOf(chunk)])];
    };
    return listFrom(first);
  };
}
