import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Blog} from '../blog/blog.ts';
import {loadBlog} from '../blog/loadBlog.ts';
import type {Post} from '../blog/post.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Doc} from '../docs/doc.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {type ComponentPageSource, type MarkdownPageSource, pagePathOf, parseMarkdownPage} from '../pages/page.ts';
import {joinPath} from '../shared/pathname.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import {isExcluded, scanFolder} from '../source/scan.ts';
import {docsFolders, loadDocs, type VersionContent} from './docs.ts';
import {type GitDates, type LastUpdate, readGitDates} from './gitDates.ts';

/** A file that is published as it is. */
export interface StaticFile {
  /** Path in the output, with `/`. */
  readonly path: string;
  readonly absolutePath: string;
}

/** Everything a site is made of, read but not compiled. */
export interface Content {
  /** Versions of the notes, newest first. */
  readonly versions: readonly VersionContent[];
  /** The notes of all versions. */
  readonly docs: readonly Doc[];
  readonly markdownPages: readonly MarkdownPageSource[];
  readonly componentPages: readonly ComponentPageSource[];
  readonly blog: Blog;
  readonly staticFiles: readonly StaticFile[];
  /** Last commit of each file, by its path; empty unless the site shows it. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Keeps what was read, so that a second look reads only files that changed. */
export interface ContentMemory {
  /** By path, relative to the site. */
  readonly docs: Map<string, Doc>;
  readonly posts: Map<string, Post>;
  /** Paths that must be read again. */
  readonly dirty: Set<string>;
}

export interface LoadOptions {
  /** Leave drafts out. */
  readonly isProduction: boolean;
  /** What `readLastUpdates` said. */
  readonly git: GitDates;
  readonly memory?: ContentMemory;
}

/** Asks git for the dates of the notes, if the site shows them. */
export async function readLastUpdates({dir, config}: LoadedConfig): Promise<GitDates> {
  const {docs} = config;
  if (docs === false || !(docs.showLastUpdateTime || docs.showLastUpdateAuthor)) return {lastUpdates: new Map(), diagnostics: []};
  return readGitDates(dir, docsFolders(config).filter((folder) => existsSync(join(dir, folder))));
}

/** Reads the whole site from disk: files, front matter, sidebars. Problems are collected, none is thrown. */
export function loadContent(site: LoadedConfig, options: LoadOptions): Content {
  const {blog, diagnostics: ofBlog} = loadBlog(site, options);
  const notes = loadDocs(site, options);
  const pages = loadPages(site, options);
  return {
    versions: notes.versions,
    docs: notes.versions.flatMap(({docs}) => docs),
    ...pages,
    blog,
    staticFiles: loadStaticFiles(site),
    lastUpdates: options.git.lastUpdates,
    diagnostics: [...notes.diagnostics, ...pages.diagnostics, ...ofBlog, ...options.git.diagnostics],
  };
}

function loadPages({dir, config}: LoadedConfig, {isProduction}: LoadOptions): Pick<Content, 'markdownPages' | 'componentPages' | 'diagnostics'> {
  const options = config.pages;
  if (options === false) return {markdownPages: [], componentPages: [], diagnostics: []};
  const basePath = joinPath(config.baseUrl, options.routeBasePath, '/');
  const diagnostics: Diagnostic[] = [];
  const markdownPages: MarkdownPageSource[] = [];
  const componentPages: ComponentPageSource[] = [];
  for (const path of scanFolder(join(dir, options.path), (p) => /\.(?:mdx?|[jt]sx?)$/i.test(p) && !p.endsWith('.d.ts') && !isExcluded(p))) {
    if (!/\.mdx?$/i.test(path)) {
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
