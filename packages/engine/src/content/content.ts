import {join} from 'node:path';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {readCategoryFiles} from '../docs/categoryFile.ts';
import {type Doc, parseDoc} from '../docs/doc.ts';
import {resolveSidebars, type Sidebar} from '../docs/sidebar.ts';
import {DEFAULT_SIDEBARS} from '../docs/sidebarConfig.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {type ComponentPageSource, type MarkdownPageSource, pagePathOf, parseMarkdownPage} from '../pages/page.ts';
import {joinPath} from '../shared/pathname.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import {isExcluded, scanFolder} from '../source/scan.ts';

/** A file that is published as it is. */
export interface StaticFile {
  /** Path in the output, with `/`. */
  readonly path: string;
  readonly absolutePath: string;
}

/** Everything a site is made of, read but not compiled. */
export interface Content {
  readonly docs: readonly Doc[];
  /** Ids of drafts that were left out. */
  readonly draftIds: readonly string[];
  readonly markdownPages: readonly MarkdownPageSource[];
  readonly componentPages: readonly ComponentPageSource[];
  readonly sidebars: readonly Sidebar[];
  readonly staticFiles: readonly StaticFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Keeps what was read, so that a second look reads only files that changed. */
export interface ContentMemory {
  /** By path, relative to the site. */
  readonly docs: Map<string, Doc>;
  /** Paths that must be read again. */
  readonly dirty: Set<string>;
}

export interface LoadOptions {
  /** Leave drafts out. */
  readonly isProduction: boolean;
  readonly memory?: ContentMemory;
}

/** Reads the whole site from disk: files, front matter, sidebars. Problems are collected, none is thrown. */
export function loadContent(site: LoadedConfig, options: LoadOptions): Content {
  const notes = loadDocs(site, options);
  const pages = loadPages(site, options);
  return {
    ...notes,
    ...pages,
    staticFiles: loadStaticFiles(site),
    diagnostics: [...notes.diagnostics, ...pages.diagnostics, ...reportUnbuilt(site)],
  };
}

/** Files that a later version will build: named, so that nobody looks for them in vain. */
function reportUnbuilt({dir, config}: LoadedConfig): Diagnostic[] {
  const report = (folder: string, kind: string, accepts: (path: string) => boolean) =>
    scanFolder(join(dir, folder), (path) => accepts(path) && !isExcluded(path)).map((path) =>
      createDiagnostic('SRC-004', {kind}, {place: {file: `${folder}/${path}`}}),
    );
  const isMdx = (path: string) => path.endsWith('.mdx');
  return [
    ...(config.docs === false ? [] : report(config.docs.path, 'MDX', isMdx)),
    ...(config.pages === false ? [] : report(config.pages.path, 'MDX', isMdx)),
    ...(config.blog === false ? [] : report(config.blog.path, 'blog', (path) => /\.mdx?$/.test(path))),
  ];
}

function loadDocs({dir, file, config}: LoadedConfig, {isProduction, memory}: LoadOptions): Pick<Content, 'docs' | 'draftIds' | 'sidebars' | 'diagnostics'> {
  const options = config.docs;
  if (options === false) return {docs: [], draftIds: [], sidebars: [], diagnostics: []};
  const notesDir = join(dir, options.path);
  const diagnostics: Diagnostic[] = [];
  const paths = scanFolder(notesDir, (path) => /\.md$/i.test(path) && !isExcluded(path) && !options.exclude.some((x) => path === x || path.startsWith(x.endsWith('/') ? x : `${x}/`)));
  if (paths.length === 0) diagnostics.push(createDiagnostic('SRC-003', {dir: options.path}));
  const rules = {basePath: joinPath(config.baseUrl, options.routeBasePath, '/'), parsesNumberPrefixes: options.numberPrefixParser};
  const docs: Doc[] = [];
  for (const path of paths) {
    const known = memory?.docs.get(`${options.path}/${path}`);
    if (known && !memory?.dirty.has(known.source.path)) {
      docs.push(known);
      continue;
    }
    const source = readSource(dir, options.path, path);
    if (isDiagnostic(source)) diagnostics.push(source);
    else docs.push(parseDoc(source, rules));
  }
  if (memory) remember(memory, docs);
  const published = isProduction ? docs.filter((doc) => !doc.isDraft) : docs;
  const {categories, diagnostics: ofCategories} = readCategoryFiles(notesDir, options.path);
  const shown = published.filter((doc) => !doc.isUnlisted);
  const sidebarRules = {
    collapsible: options.sidebarCollapsible,
    collapsed: options.sidebarCollapsed,
    parsesNumberPrefixes: options.numberPrefixParser,
    place: {file: file.slice(dir.length + 1)},
  };
  const hiddenIds = new Set(docs.filter((doc) => !shown.includes(doc)).map((doc) => doc.id));
  const sidebarsConfig = options.sidebars === false || shown.length === 0 ? {} : (options.sidebars ?? DEFAULT_SIDEBARS);
  const {sidebars, diagnostics: ofSidebars} = resolveSidebars({config: sidebarsConfig, docs: shown, hiddenIds, categories, rules: sidebarRules});
  return {
    docs: published,
    draftIds: docs.filter((doc) => !published.includes(doc)).map((doc) => doc.id),
    sidebars,
    diagnostics: [...diagnostics, ...docs.flatMap((doc) => doc.diagnostics), ...duplicateIds(published), ...ofCategories, ...ofSidebars],
  };
}

function remember({docs, dirty}: ContentMemory, read: readonly Doc[]): void {
  docs.clear();
  dirty.clear();
  for (const doc of read) docs.set(doc.source.path, doc);
}

function duplicateIds(docs: readonly Doc[]): Diagnostic[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const other = first.get(doc.id);
    if (!other) first.set(doc.id, doc);
    return other ? [createDiagnostic('ID-020', {id: doc.id, other: other.source.path}, {place: {file: doc.source.path, line: 1, column: 1}})] : [];
  });
}

function loadPages({dir, config}: LoadedConfig, {isProduction}: LoadOptions): Pick<Content, 'markdownPages' | 'componentPages' | 'diagnostics'> {
  const options = config.pages;
  if (options === false) return {markdownPages: [], componentPages: [], diagnostics: []};
  const basePath = joinPath(config.baseUrl, options.routeBasePath, '/');
  const diagnostics: Diagnostic[] = [];
  const markdownPages: MarkdownPageSource[] = [];
  const componentPages: ComponentPageSource[] = [];
  for (const path of scanFolder(join(dir, options.path), (p) => /\.(?:md|[jt]sx?)$/i.test(p) && !p.endsWith('.d.ts') && !isExcluded(p))) {
    if (!/\.md$/i.test(path)) {
      componentPages.push({kind: 'componentPage', path: `${options.path}/${path}`, permalink: joinPath(basePath, pagePathOf(path))});
      continue;
    }
    const source = readSource(dir, options.path, path);
    if (isDiagnostic(source)) diagnostics.push(source);
    else {
      const page = parseMarkdownPage(source, basePath);
      diagnostics.push(...page.diagnostics);
      if (!isProduction || !page.isDraft) markdownPages.push(page);
    }
  }
  return {markdownPages, componentPages, diagnostics};
}

function loadStaticFiles({dir, config}: LoadedConfig): StaticFile[] {
  const files = new Map<string, StaticFile>();
  for (const folder of config.staticDirectories) {
    for (const path of scanFolder(join(dir, folder))) {
      if (!files.has(path)) files.set(path, {path, absolutePath: join(dir, folder, path)});
    }
  }
  return [...files.values()];
}
