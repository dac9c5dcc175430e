import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {append} from '../cache/append.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, type DiagnosticLevel} from '../errors/diagnostic.ts';
import {jsonPlace} from '../errors/findJsonFault.ts';
import type {Words} from '../errors/language.ts';
import {placeOfReason} from '../errors/plainReason.ts';
import {ConfigFailure, toReason} from './configFailure.ts';
import {withoutStandIns} from './docusaurus/common/missingPackage.ts';
import type {DocsOptions} from './options/docs.ts';
import {readAll, type SidebarsConfig, whyNoSidebars} from './schema/sidebarConfig.ts';
import type {SiteConfig} from './siteConfig.ts';
import {readSiteText} from './textFile.ts';

/** Runs a file of sidebars. */
interface SidebarsRunner {
  (path: string): Promise<{
    readonly value: unknown;
    readonly dependencies: readonly string[];
    /** What is not there of what it imports. */
    readonly missing?: readonly string[];
  }>;
}

/** How the files of a site's sidebars are read. */
export interface SidebarsReading {
  readonly run: SidebarsRunner;
  /** Whether the site is made for Docusaurus, which builds one whose file is missing without sidebars. */
  readonly isForeign: boolean;
}

/** Puts the sidebars of the files that `sidebarPath` of the docs names into the config. */
export async function loadSidebars(
  dir: string,
  config: SiteConfig,
  reading: SidebarsReading,
): Promise<{
  config: SiteConfig;
  dependencies: readonly string[];
  warnings: readonly Diagnostic[];
}> {
  const docs: DocsOptions[] = [];
  const dependencies: string[] = [];
  const warnings: Diagnostic[] = [];
  for (const own of config.docs) {
    const loaded = await loadOwnSidebars(dir, own, reading);
    docs.push(loaded.docs);
    append(dependencies, loaded.dependencies);
    append(warnings, loaded.warnings);
  }
  return {config: {...config, docs}, dependencies, warnings};
}

async function loadOwnSidebars(
  dir: string,
  docs: DocsOptions,
  {run, isForeign}: SidebarsReading,
): Promise<{
  docs: DocsOptions;
  dependencies: readonly string[];
  warnings: readonly Diagnostic[];
}> {
  if (docs.sidebars !== undefined || docs.sidebarPath === undefined)
    return {docs, dependencies: [], warnings: []};
  const path = join(dir, docs.sidebarPath);
  const place = {file: docs.sidebarPath.replace(/^(?:\.\/)+/, '')};
  if (!existsSync(path) && !docs.includeCurrentVersion)
    return {docs, dependencies: [], warnings: []};
  if (!existsSync(path)) {
    const missing = (level: DiagnosticLevel): Diagnostic =>
      createDiagnostic('SB-047', {path: docs.sidebarPath!}, {level, place});
    if (!isForeign) throw new ContentError([missing('error')]);
    return {docs: {...docs, sidebars: {}}, dependencies: [], warnings: [missing('warning')]};
  }
  const text = readSiteText(dir, place.file);
  const isJson = place.file.endsWith('.json');
  const fail = (reason: string | Words, cause?: unknown) => {
    const thrownAt = isJson
      ? jsonPlace(place.file, text)
      : cause instanceof ConfigFailure
        ? cause.place
        : undefined;
    const at =
      thrownAt ??
      (typeof reason === 'string' ? placeOfReason(reason, {dir, file: place.file}) : place);
    return new ContentError([createDiagnostic('SB-048', {reason, isJson}, {place: at})], {cause});
  };
  const {
    value: written,
    dependencies,
    missing = [],
  } = await (isJson ? readJson(path, text) : run(path)).catch((cause: unknown) => {
    throw fail(toReason(cause), cause);
  });
  const value = missing.length > 0 ? withoutStandIns(written) : written;
  try {
    readAll(value);
  } catch (cause) {
    throw fail(toReason(cause), cause);
  }
  const reason = whyNoSidebars(value);
  if (reason) throw fail(reason);
  return {
    docs: {...docs, sidebarPath: place.file, sidebars: value as SidebarsConfig},
    dependencies,
    warnings: [...new Set(missing.map(toPackage))].map((name) =>
      name.startsWith('.')
        ? createDiagnostic('SB-050', {path: name}, {place})
        : createDiagnostic('BD-002', {name, count: 1}, {place}),
    ),
  };
}

/** Reads sidebars of JSON: the bundler takes a value that is no object for none at all. @throws what `JSON.parse` says */
async function readJson(path: string, text: string): ReturnType<SidebarsRunner> {
  return {value: JSON.parse(text), dependencies: [path]};
}

/** Names the package of a module: `pkg/lib/a` → `pkg`; files stay as they are. */
function toPackage(name: string): string {
  return name.startsWith('.') ? name : (/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}
