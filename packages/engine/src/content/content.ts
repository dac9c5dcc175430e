import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Blog, DatedPost} from './blog/blog.ts';
import {loadBlogs} from './blog/loadBlog.ts';
import type {Post} from './blog/post.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import type {Doc} from './docs/doc.ts';
import type {KeptDocs} from './docs/keptDocs.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {loadPages} from './pages/loadPages.ts';
import type {ComponentPageSource, MarkdownPageSource} from './pages/page.ts';
import {readRulesOf} from './source/readRules.ts';
import {scanFolder} from './source/scan.ts';
import {docsFolders, foldersOf} from './source/collection.ts';
import type {PostOrders} from './blog/postOrder.ts';
import type {GeneratedSidebars} from './docs/generatedSidebars.ts';
import {type DocsCollection, loadDocs, type VersionContent} from './docs/loadDocs.ts';
import {type HostRedirects, readHostRedirects} from './hostRedirects.ts';
import {type GitDates, type LastUpdate, readGitDates} from './gitDates.ts';

/** A file that is published as it is. */
interface StaticFile {
  /** Path in the output, with `/`. */
  readonly path: string;
  /** Path below the site, with `/`: `static/a.txt`. */
  readonly file: string;
  readonly absolutePath: string;
}

/** Everything a site is made of, read but not compiled. */
export interface Content {
  readonly collections: readonly DocsCollection[];
  /** Versions of the notes of all collections, in each newest first. */
  readonly versions: readonly VersionContent[];
  /** The notes of all versions. */
  readonly docs: readonly Doc[];
  readonly markdownPages: readonly MarkdownPageSource[];
  readonly componentPages: readonly ComponentPageSource[];
  /** Blogs that have posts. */
  readonly blogs: readonly Blog[];
  /** The posts of all blogs. */
  readonly posts: readonly DatedPost[];
  readonly staticFiles: readonly StaticFile[];
  /** What the host leads elsewhere. @default nothing */
  readonly hostRedirects?: HostRedirects;
  /** Last commit of each file, by its path; empty unless the site shows it. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A note with the rules it was read by: once a site has its first version, the same files are read by other rules. */
export interface KnownDoc {
  readonly doc: Doc;
  readonly rules: string;
}

/** Keeps what was read, so that the next time only files that changed are read. */
export interface ContentMemory {
  /** By path, relative to the site. */
  readonly docs: Map<string, KnownDoc>;
  readonly posts: Map<string, Post>;
  /** Paths that must be read again. */
  readonly dirty: Set<string>;
  /** What earlier runs have read. */
  readonly kept: KeptDocs;
}

export interface LoadOptions {
  /** Leave drafts out. */
  readonly isProduction: boolean;
  /** The result of `readLastUpdates`. */
  readonly git: GitDates;
  readonly memory?: ContentMemory;
  /** Results of functions of the site for folders. */
  readonly generated?: GeneratedSidebars;
  /** Orders of posts that functions of the site make. */
  readonly ordered?: PostOrders;
}

/** Asks git for the dates of the notes, posts and single pages, if the site or its sitemap shows them. */
export async function readLastUpdates({dir, config, foreign}: LoadedConfig): Promise<GitDates> {
  const isWanted = foreign?.sitemap.asksGit ? () => true : showsUpdates;
  const folders = [
    ...(config.docs.some(isWanted) ? docsFolders(config) : []),
    ...config.blog.filter(isWanted).flatMap((own) => foldersOf(config, own, 'blog')),
    ...config.pages.filter(isWanted).flatMap((own) => foldersOf(config, own, 'pages')),
  ];
  if (folders.length === 0) return {lastUpdates: new Map(), diagnostics: []};
  return readGitDates(
    dir,
    folders.filter((folder) => existsSync(join(dir, folder))),
  );
}

interface UpdateOptions {
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

function showsUpdates({showLastUpdateTime, showLastUpdateAuthor}: UpdateOptions): boolean {
  return showLastUpdateTime || showLastUpdateAuthor;
}

/** Picks the parts of a commit that a collection, a blog or a set of pages shows. */
export function pickShown(
  commit: LastUpdate | undefined,
  {showLastUpdateTime, showLastUpdateAuthor}: UpdateOptions,
): Partial<LastUpdate> {
  if (!commit) return {};
  return {
    ...(showLastUpdateTime && {date: commit.date}),
    ...(showLastUpdateAuthor && {author: commit.author}),
  };
}

/** Reads the whole site from disk: files, front matter, sidebars. Problems are collected, not thrown. */
export function loadContent(site: LoadedConfig, options: LoadOptions): Content {
  const {blogs, diagnostics: ofBlogs} = loadBlogs(site, options);
  const {collections, diagnostics: ofDocs} = loadDocs(site, options);
  const versions = collections.flatMap((collection) => collection.versions);
  const pages = loadPages(site, options);
  const statics = loadStaticFiles(site);
  options.memory?.dirty.clear();
  return {
    collections,
    versions,
    docs: versions.flatMap(({docs}) => docs),
    ...pages,
    blogs,
    posts: blogs.flatMap(({posts}) => posts),
    staticFiles: statics.staticFiles,
    hostRedirects: readHostRedirects(statics.staticFiles),
    lastUpdates: options.git.lastUpdates,
    diagnostics: [
      ...ofDocs,
      ...pages.diagnostics,
      ...ofBlogs,
      ...statics.diagnostics,
      ...options.git.diagnostics,
      ...(site.foreign?.texts?.diagnostics ?? []),
    ],
  };
}

/** Lists the static files. Hidden ones are left out with a notice, unless the site asks for them. */
function loadStaticFiles(site: LoadedConfig): Pick<Content, 'staticFiles' | 'diagnostics'> {
  const {dir, config} = site;
  const files = new Map<string, StaticFile>();
  const diagnostics: Diagnostic[] = [];
  const rules = {
    ...readRulesOf(site),
    report: (problem: Diagnostic) => void diagnostics.push(problem),
    takesPackages: true,
  };
  const shown = new Set(['.well-known', ...config.staticDotfiles]);
  const hidden = new Set<string>();
  const isForeign = isForeignConfig(site.file);
  const accepts = (path: string): boolean => {
    if (MADE_BY_FINDER.test(path)) return false;
    const part = path.split('/').find((name) => name.startsWith('.') && !shown.has(name));
    if (part !== undefined && !WORKING_FILES.has(part))
      hidden.add(path.slice(0, path.indexOf(part) + part.length));
    return part === undefined;
  };
  for (const folder of config.staticDirectories) {
    for (const path of scanFolder(join(dir, folder), accepts, rules)) {
      const file = posix.join(folder, path);
      const control = /[\0-\x1f\x7f]/.exec(path);
      if (control) {
        const part = JSON.stringify(control[0]).slice(1, -1);
        diagnostics.push(createDiagnostic('RT-033', {address: `/${path}`, part}, {place: {file}}));
      } else if (!files.has(path))
        files.set(path, {path, file, absolutePath: join(dir, folder, path)});
    }
    for (const path of hidden)
      diagnostics.push(
        createDiagnostic('SRC-010', {isForeign}, {place: {file: `${folder}/${path}`}}),
      );
    hidden.clear();
  }
  return {staticFiles: [...files.values()], diagnostics};
}

/** The picture of a folder on macOS, which nobody sees there. */
const MADE_BY_FINDER = /(?:^|\/)Icon\r$/;

/** Hidden files that are never meant to be published. */
const WORKING_FILES: ReadonlySet<string> = new Set(['.DS_Store', '.gitignore', '.gitkeep', '.git']);
