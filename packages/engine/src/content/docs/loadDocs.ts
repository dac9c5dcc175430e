import {existsSync} from 'node:fs';
import {readSiteText, readSiteTextOrProblem} from '../../config/textFile.ts';
import {basename, join, posix} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import type {DocsOptions} from '../../config/options/docs.ts';
import {stopOnLinkedFile} from '../../config/linkedOut.ts';
import {readCategories, translatedFoldersOf} from './translatedNotes.ts';
import {fileIn} from '../source/collection.ts';
import {splitOrderPrefix} from './numberPrefix.ts';
import type {Doc, DocRules} from './doc.ts';
import {loadTags} from './docTags.ts';
import {readDoc} from './keptDocs.ts';
import {resolveSidebars} from './sidebar.ts';
import {
  DEFAULT_SIDEBARS,
  type SidebarsConfig,
  whyNoSidebars,
} from '../../config/schema/sidebarConfig.ts';
import type {Sidebar} from './sidebarTree.ts';
import {readVersionTexts, translateSidebars} from './translatedSidebars.ts';
import {loadVersions} from './loadVersions.ts';
import {findNotesElsewhere, locateFolder} from './notesElsewhere.ts';
import {CURRENT_VERSION, type DocsVersion} from './version.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {jsonPlace} from '../../errors/findJsonFault.ts';
import type {Words} from '../../errors/language.ts';
import {createMatcher} from '../source/glob.ts';
import {isDiagnostic} from '../source/readSource.ts';
import {hasFormulas, readRulesOf} from '../source/readRules.ts';
import {scanFolder} from '../source/scan.ts';
import {createNoteTest} from './noteTest.ts';
import {openTranslated} from '../source/translated.ts';
import type {ResolvedTag, TagGroup} from '../tags/resolveTags.ts';
import type {Content, KnownDoc, LoadOptions} from '../content.ts';

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

/** A set of notes with sidebars, versions and tags of its own. Most sites have one, `default`. */
export interface DocsCollection {
  readonly options: DocsOptions;
  /** Newest first. */
  readonly versions: readonly VersionContent[];
}

/** Reads the notes of all collections. */
export function loadDocs(
  site: LoadedConfig,
  options: LoadOptions,
): {collections: readonly DocsCollection[]; diagnostics: readonly Diagnostic[]} {
  const loaded = site.config.docs.map((own) => loadCollection(site, own, options));
  if (options.memory) {
    options.memory.docs.clear();
    for (const {all} of loaded)
      for (const known of all) options.memory.docs.set(known.doc.source.path, known);
  }
  return {
    collections: loaded.map(({collection}) => collection),
    diagnostics: [
      ...loaded.flatMap((one) => one.diagnostics),
      ...(options.generated?.diagnostics ?? []),
    ],
  };
}

function loadCollection(
  site: LoadedConfig,
  own: DocsOptions,
  options: LoadOptions,
): {
  collection: DocsCollection;
  all: readonly KnownDoc[];
  diagnostics: readonly Diagnostic[];
} {
  const {versions, diagnostics} = loadVersions(site, own);
  const loaded = versions.map((version) => loadVersion(site, version, {...options, options: own}));
  return {
    collection: {options: own, versions: loaded.map(({content}) => content)},
    all: loaded.flatMap(({known}) => known),
    diagnostics: [...diagnostics, ...loaded.flatMap((one) => one.diagnostics)],
  };
}

function loadVersion(
  site: LoadedConfig,
  written: DocsVersion,
  {options, isProduction, memory, generated}: LoadOptions & {readonly options: DocsOptions},
): {content: VersionContent; known: readonly KnownDoc[]; diagnostics: readonly Diagnostic[]} {
  const {dir, config} = site;
  const translated = readVersionTexts(dir, config, written);
  const version = {...written, label: translated.texts.get('version.label') ?? written.label};
  const {folder} = version;
  const isWanted = createNoteTest(options.include);
  const isUnwanted = createMatcher(options.exclude);
  const diagnostics: Diagnostic[] = [];
  const files = readRulesOf(site);
  const paths = scanFolder(
    join(dir, folder),
    (path) => /\.mdx?$/i.test(path) && isWanted(path) && !isUnwanted(path),
    {...files, report: (problem) => diagnostics.push(problem)},
  );
  if (paths.length === 0 && !diagnostics.some(({code}) => code === 'SRC-008')) {
    const other = folder === options.path ? findNotesElsewhere(site) : undefined;
    // Notes of a site that was moved here may come from elsewhere, such as a submodule: its other pages are there.
    const level = isForeignConfig(site.file) && {level: 'warning' as const};
    const place = locateFolder(site, options.path);
    diagnostics.push(
      createDiagnostic('SRC-003', {dir: folder, ...(other && {other})}, {...level, ...place}),
    );
  }
  const known = readDocs(site, {
    version,
    paths,
    options,
    memory,
    report: (problem) => diagnostics.push(problem),
  });
  const all = known.map(({doc}) => doc);
  const docs = isProduction ? all.filter((doc) => !doc.isDraft) : all;
  const draftIds = docs === all ? [] : all.filter(({isDraft}) => isDraft).map(({id}) => id);
  const {categories, diagnostics: ofCategories} = readCategories(site, version);
  const own = readSidebars(site, options, version);
  const {sidebars, diagnostics: ofSidebars} = resolveSidebars({
    config: docs.some((doc) => !doc.isUnlisted) ? own.config : {},
    docs,
    draftIds: new Set(draftIds),
    categories,
    generated: generated?.items.get(version.key),
    rules: {
      collapsible: options.sidebarCollapsible,
      collapsed: options.sidebarCollapsed,
      parsesNumberPrefixes: options.numberPrefixParser,
      isForeign: isForeignConfig(site.file),
      basePath: version.basePath,
      place: {file: own.file},
      readSource: () => readSiteText(dir, own.file),
    },
  });
  const tags = loadTags(files, docs, {options, version});
  return {
    content: {
      version,
      docs,
      draftIds,
      sidebars: translateSidebars(sidebars, translated.texts),
      tagGroups: tags.groups,
      tagsOf: new Map([...tags.tagsOf].map(([doc, list]) => [doc.id, list])),
      tagsPath: tags.path,
    },
    known,
    diagnostics: [
      ...diagnostics,
      ...all.flatMap((doc) => doc.diagnostics),
      ...duplicateIds(docs, site.foreign?.overwritesIds ? 'warning' : 'error'),
      ...ofCategories,
      ...own.diagnostics,
      ...ofSidebars,
      ...translated.diagnostics,
      ...tags.diagnostics,
    ],
  };
}

interface ReadInput {
  readonly version: DocsVersion;
  /** Relative to the folder of the version. */
  readonly paths: readonly string[];
  readonly options: DocsOptions;
  readonly memory: LoadOptions['memory'];
  report(problem: Diagnostic): void;
}

/** Returns the hash of everything besides its text that decides the facts of a note. It changes when versions come and go. */
const rulesOf = (site: LoadedConfig, options: DocsOptions, version: DocsVersion): DocRules => ({
  version: version.key,
  basePath: version.basePath,
  parsesNumberPrefixes: options.numberPrefixParser,
  isForeign: isForeignConfig(site.file),
  hasMath: hasFormulas(site),
});

/** Reads the notes of a version, translations in place of originals. */
function readDocs(
  site: LoadedConfig,
  {version, paths, options, memory, report}: ReadInput,
): KnownDoc[] {
  const {folder} = version;
  const notes = openTranslated(readRulesOf(site), folder, translatedFoldersOf(site, version));
  const rules = rulesOf(site, options, version);
  const printed = JSON.stringify(rules);
  return paths.flatMap((path): KnownDoc[] => {
    const own = `${notes.folderOf(path)}/${path}`;
    const known = memory?.docs.get(own);
    if (known?.rules === printed && !memory?.dirty.has(own)) return [known];
    const note = {path: own, rules, read: () => notes.read(path)};
    const doc = memory && !site.foreign?.texts ? memory.kept.read(note) : readDoc(note);
    if (!isDiagnostic(doc)) return [{doc, rules: printed}];
    report(doc);
    return [];
  });
}

/** Reads a note again, or its translation. @returns undefined when it cannot be read */
export function readDocAgain(
  site: LoadedConfig,
  {version: key, source: {path, contentPath}}: Doc,
  {collections}: Content,
): Doc | undefined {
  for (const {options, versions} of collections) {
    const version = versions.find((one) => one.version.key === key)?.version;
    if (!version) continue;
    const [known] = readDocs(site, {
      version,
      paths: [contentPath],
      options,
      memory: undefined,
      report: () => undefined,
    });
    return known?.doc.source.path === path ? known.doc : undefined;
  }
  return undefined;
}

/**
 * Reads the sidebars of a version. Those of `current` are in the config, those of a frozen version in a file of its
 * own.
 */
export function readSidebars(
  site: LoadedConfig,
  options: DocsOptions,
  version: DocsVersion,
): {config: SidebarsConfig; file: string; diagnostics: readonly Diagnostic[]} {
  const {dir, file: configFile} = site;
  if (version.name === CURRENT_VERSION) {
    const file =
      options.sidebars !== false && options.sidebarPath !== undefined
        ? options.sidebarPath
        : basename(configFile);
    return {
      config: options.sidebars === false ? {} : (options.sidebars ?? DEFAULT_SIDEBARS),
      file,
      diagnostics: [],
    };
  }
  const file = `${fileIn(version.collection, 'versioned_sidebars')}/version-${version.name}-sidebars.json`;
  if (!existsSync(join(dir, file))) return {config: {}, file, diagnostics: []};
  stopOnLinkedFile(file, {dir, followLinks: site.config.followLinks});
  const fail = (diagnostic: Diagnostic) => ({config: {}, file, diagnostics: [diagnostic]});
  const text = readSiteTextOrProblem(dir, file);
  if (typeof text !== 'string') return fail(text);
  const wrong = (reason: string | Words) =>
    fail(createDiagnostic('SB-048', {reason, isJson: true}, {place: jsonPlace(file, text)}));
  try {
    // As Docusaurus wrote ids and names of sidebars until version 2.
    const value: unknown = JSON.parse(text.replaceAll(`"version-${version.name}/`, '"'));
    const reason = whyNoSidebars(value);
    return reason ? wrong(reason) : {config: value as SidebarsConfig, file, diagnostics: []};
  } catch (error) {
    return wrong((error as Error).message);
  }
}

/** `5_reader.md` beside `1_reader.md` → `reader-5.md`; nothing for files that more than their number tells apart. */
function nameAfterNumber({path}: Doc['source'], {path: other}: Doc['source']): {name?: string} {
  const {order, name} = splitOrderPrefix(posix.basename(path));
  const isTwin =
    order !== undefined &&
    posix.dirname(path) === posix.dirname(other) &&
    splitOrderPrefix(posix.basename(other)).name === name;
  return isTwin ? {name: name.replace(/(?=\.mdx?$)/i, `-${order}`)} : {};
}

function duplicateIds(docs: readonly Doc[], level: 'error' | 'warning'): Diagnostic[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const other = first.get(doc.id);
    if (!other) first.set(doc.id, doc);
    return other
      ? [
          createDiagnostic(
            'ID-020',
            {id: doc.id, other: other.source.path, ...nameAfterNumber(doc.source, other.source)},
            {level, place: {file: doc.source.path, line: 1, column: 1}},
          ),
        ]
      : [];
  });
}
