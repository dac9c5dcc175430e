import {join} from 'node:path';
import {PAGE_COMPONENTS} from '../kinds/components.ts';
import type {Rolldown} from 'vite';
import {hashOf} from '../cache/hash.ts';
import type {BundleRecord} from './buildBundle.ts';
import type {BundlePlan} from './bundlePlan.ts';
import {toModuleId} from './moduleId.ts';
import {hashFiles, isSiteModule} from './sources.ts';
import {sourceOfId} from './strictPages.ts';

/** Lists what a build of client and server wrote. */
export function toRecord({
  client,
  server,
  plan,
  key,
  serverFile,
}: {
  client: Rolldown.RolldownOutput;
  server: Rolldown.RolldownOutput;
  plan: BundlePlan;
  key: string;
  serverFile: string;
}): Omit<BundleRecord, 'warnings'> {
  const chunks = client.output.filter(
    (part): part is Rolldown.OutputChunk => part.type === 'chunk',
  );
  const assets = client.output.filter(
    (part): part is Rolldown.OutputAsset => part.type === 'asset',
  );
  const entry = chunks.find((chunk) => chunk.isEntry)!;
  const cssOf = (chunk: Rolldown.OutputChunk): string[] => [
    ...(chunk.viteMetadata?.importedCss ?? []),
  ];
  const entryCss = new Set(cssOf(entry));
  const stylesheets: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const name = chunk.facadeModuleId && componentNameOf(chunk.facadeModuleId, plan);
    if (name)
      stylesheets[name] = allCss(chunk, chunks, cssOf).filter((file) => !entryCss.has(file));
  }
  const modules = [...chunks, ...server.output]
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    .map((id) => id.replace(/\?.*$/, ''))
    .filter((id) => !id.includes('\0') && isSiteModule(id));
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

/** Name under which a page asks for the styles of its component. */
function componentNameOf(moduleId: string, plan: BundlePlan): string | undefined {
  const own = Object.entries(PAGE_COMPONENTS).find(([, path]) =>
    toModuleId(moduleId).endsWith(path),
  );
  if (own) return own[0];
  const file = toModuleId(sourceOfId(moduleId));
  return [...plan.componentPaths, ...plan.mdxPaths].find(
    (path) => file === toModuleId(join(plan.dir, path)),
  );
}

function allCss(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  cssOf: (chunk: Rolldown.OutputChunk) => string[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports
    .flatMap((name) => chunks.filter((c) => c.fileName === name))
    .flatMap((c) => allCss(c, chunks, cssOf, seen));
  return [...new Set([...below, ...cssOf(chunk)])];
}
