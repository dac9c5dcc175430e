import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {readCategoryFiles} from '../docs/categoryFile.ts';
import {type Doc, parseDoc} from '../docs/doc.ts';
import {resolveSidebars} from '../docs/sidebar.ts';
import {DEFAULT_SIDEBARS, type SidebarsConfig} from '../docs/sidebarConfig.ts';
import type {Sidebar} from '../docs/sidebarTree.ts';
import {readSidebarTexts, translateSidebars} from '../docs/translatedSidebars.ts';
import {CURRENT_VERSION, type DocsVersion, parseVersionNames, resolveVersions} from '../docs/version.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {joinPath} from '../shared/pathname.ts';
import {createMatcher} from '../source/glob.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import {isExcluded, scanFolder} from '../source/scan.ts';
import type {SourceFile} from '../source/sourceFile.ts';
import {type ResolvedTag, resolveTags, type TagGroup} from '../tags/resolveTags.ts';
import {type DefinedTag, parseTagFile} from '../tags/tagFile.ts';
import type {LoadOptions} from './content.ts';

type DocsOptions = Exclude<SiteConfig['docs'], false>;

/** The notes of one version: read, placed in sidebars, gathered by tags. */
export interface VersionContent {
  readonly version: DocsVersion;
  readonly docs: readonly Doc[];
  /** Ids of drafts that were left out. */
  readonly draftIds: readonly string[];
  readonly sidebars: readonly Sidebar[];
  readonly tagGroups: readonly TagGroup<Doc>[];
  /** Tags of each doc, by its id. */
  readonly tagsOf: ReadonlyMap<string, readonly ResolvedTag[]>;
  /** Address of the page of all tags. */
  readonly tagsPath: string;
}

/** Levels of diagnostics by what an option says; `ignore` has none. */
const LEVELS = {throw: 'error', warn: 'warning', log: 'notice', ignore: undefined} as const;

/** Reads the notes of every version. */
export function loadDocs(site: LoadedConfig, options: LoadOptions): {versions: readonly VersionContent[]; diagnostics: readonly Diagnostic[]} {
  const {dir, config, file} = site;
  if (config.docs === false) return {versions: [], diagnostics: []};
  const place = {file: file.slice(dir.length + 1)};
  const read = readVersionNames(dir, config.docs.disableVersioning);
  const basePath = joinPath(config.baseUrl, config.docs.routeBasePath, '/');
  const {versions, diagnostics} = resolveVersions({names: read.names, options: config.docs, basePath, place});
  const loaded = versions.map((version) => loadVersion(site, config.docs as DocsOptions, version, options));
  if (options.memory) {
    options.memory.docs.clear();
    options.memory.dirty.clear();
    for (const {all} of loaded) for (const doc of all) options.memory.docs.set(doc.source.path, doc);
  }
  return {versions: loaded.map(({content}) => content), diagnostics: [...read.diagnostics, ...diagnostics, ...loaded.flatMap((one) => one.diagnostics)]};
}

/** Folders that notes, their translations and what describes them are read from, relative to the site. */
export function docsFolders(config: SiteConfig): readonly string[] {
  return config.docs === false ? [] : [config.docs.path, 'versioned_docs', 'versioned_sidebars', translationsOf(config.locale)];
}

function readVersionNames(dir: string, isDisabled: boolean): ReturnType<typeof parseVersionNames> {
  const path = join(dir, 'versions.json');
  return isDisabled || !existsSync(path) ? {names: [], diagnostics: []} : parseVersionNames(readFileSync(path, 'utf8'), 'versions.json');
}

function loadVersion({dir, file, config}: LoadedConfig, options: DocsOptions, version: DocsVersion, {isProduction, memory}: LoadOptions): {content: VersionContent; all: readonly Doc[]; diagnostics: readonly Diagnostic[]} {
  const {folder} = version;
  const isWanted = options.include ? createMatcher(options.include) : () => true;
  const isUnwanted = createMatcher(options.exclude);
  const paths = scanFolder(join(dir, folder), (path) => /\.mdx?$/i.test(path) && !isExcluded(path) && isWanted(path) && !isUnwanted(path));
  const diagnostics: Diagnostic[] = paths.length === 0 ? [createDiagnostic('SRC-003', {dir: folder})] : [];
  const rules = {version: version.name, basePath: version.basePath, parsesNumberPrefixes: options.numberPrefixParser};
  const translatedNotes = translatedFolder(config.locale, version.name);
  const hasTranslations = existsSync(join(dir, translatedNotes));
  const all: Doc[] = [];
  for (const path of paths) {
    const isTranslated = hasTranslations && existsSync(join(dir, translatedNotes, path));
    const known = memory?.docs.get(`${isTranslated ? translatedNotes : folder}/${path}`);
    if (known && !memory?.dirty.has(known.source.path)) {
      all.push(known);
      continue;
    }
    const source = readNote(dir, folder, path, isTranslated ? translatedNotes : undefined);
    if (isDiagnostic(source)) diagnostics.push(source);
    else all.push(parseDoc(source, rules));
  }
  const docs = isProduction ? all.filter((doc) => !doc.isDraft) : all;
  const draftIds = all.filter((doc) => !docs.includes(doc)).map((doc) => doc.id);
  const {categories, diagnostics: ofCategories} = readCategoryFiles(join(dir, folder), folder);
  const written = readSidebars(dir, file, options, version);
  const {sidebars, diagnostics: ofSidebars} = resolveSidebars({
    config: docs.some((doc) => !doc.isUnlisted) ? written.config : {},
    docs,
    draftIds: new Set(draftIds),
    categories,
    rules: {collapsible: options.sidebarCollapsible, collapsed: options.sidebarCollapsed, parsesNumberPrefixes: options.numberPrefixParser, basePath: version.basePath, place: {file: written.file}, readSource: () => readFileSync(join(dir, written.file), 'utf8')},
  });
  const translated = readSidebarTexts(dir, config.locale, version.name);
  const tags = loadTags(dir, options, version, docs);
  return {
    content: {version, docs, draftIds, sidebars: translateSidebars(sidebars, translated.texts), tagGroups: tags.groups, tagsOf: new Map([...tags.tagsOf].map(([doc, own]) => [doc.id, own])), tagsPath: tags.path},
    all,
    diagnostics: [
      ...diagnostics,
      ...all.flatMap((doc) => doc.diagnostics),
      ...duplicateIds(docs),
      ...ofCategories,
      ...written.diagnostics,
      ...ofSidebars,
      ...translated.diagnostics,
      ...tags.diagnostics,
    ],
  };
}

function readNote(dir: string, folder: string, path: string, translated: string | undefined): SourceFile | Diagnostic {
  if (translated === undefined) return readSource(dir, folder, path);
  const source = readSource(dir, translated, path);
  return isDiagnostic(source) ? source : {...source, originalPath: `${folder}/${path}`};
}

/** Sidebars of `current` are in the config; those of a version that was set aside in a file of their own. */
function readSidebars(dir: string, configFile: string, options: DocsOptions, version: DocsVersion): {config: SidebarsConfig; file: string; diagnostics: readonly Diagnostic[]} {
  if (version.name === CURRENT_VERSION) {
    const file = options.sidebars !== false && options.sidebarPath !== undefined ? options.sidebarPath : configFile.slice(dir.length + 1);
    return {config: options.sidebars === false ? {} : (options.sidebars ?? DEFAULT_SIDEBARS), file, diagnostics: []};
  }
  const file = `versioned_sidebars/version-${version.name}-sidebars.json`;
  if (!existsSync(join(dir, file))) return {config: {}, file, diagnostics: []};
  try {
    return {config: JSON.parse(readFileSync(join(dir, file), 'utf8')) as SidebarsConfig, file, diagnostics: []};
  } catch (error) {
    return {config: {}, file, diagnostics: [createDiagnostic('SB-048', {reason: (error as Error).message}, {place: {file}})]};
  }
}

function loadTags(dir: string, options: DocsOptions, {folder, basePath}: DocsVersion, docs: readonly Doc[]) {
  const path = joinPath(basePath, options.tagsBasePath, '/');
  const file = options.tags === false ? undefined : `${folder}/${options.tags}`;
  const {tags: defined, diagnostics} = file !== undefined && existsSync(join(dir, file)) ? parseTagFile(readFileSync(join(dir, file), 'utf8'), file) : {tags: undefined as ReadonlyMap<string, DefinedTag> | undefined, diagnostics: []};
  const index = resolveTags({
    items: docs.flatMap((doc) => {
      const {tags} = doc.frontMatter;
      return tags?.length ? [{item: doc, tags, isUnlisted: doc.isUnlisted, place: {file: doc.source.path, line: doc.keyLines.get('tags') ?? 1, column: 1}}] : [];
    }),
    basePath: path,
    defined,
    inlineLevel: LEVELS[options.onInlineTags],
  });
  return {...index, path, diagnostics: [...diagnostics, ...index.diagnostics]};
}

function duplicateIds(docs: readonly Doc[]): Diagnostic[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const other = first.get(doc.id);
    if (!other) first.set(doc.id, doc);
    return other ? [createDiagnostic('ID-020', {id: doc.id, other: other.source.path}, {place: {file: doc.source.path, line: 1, column: 1}})] : [];
  });
}

/** Folder of the translations of all notes into a language. */
function translationsOf(locale: string): string {
  return `i18n/${locale}/docusaurus-plugin-content-docs`;
}

function translatedFolder(locale: string, version: string): string {
  return `${translationsOf(locale)}/${version === CURRENT_VERSION ? CURRENT_VERSION : `version-${version}`}`;
}
