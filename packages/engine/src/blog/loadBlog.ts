import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import {isExcluded, scanFolder} from '../source/scan.ts';
import {parseTagFile} from '../tags/tagFile.ts';
import {type AuthorsFile, parseAuthorsFile} from './authors.ts';
import {type Blog, blogBasePath, createBlog, NO_BLOG} from './blog.ts';
import {readFileTime} from './fileTime.ts';
import {parsePost, type Post} from './post.ts';
import {joinPath} from '../shared/pathname.ts';

/** Keeps posts that were read, so that a second look reads only files that changed. */
export interface PostMemory {
  /** By path, relative to the site. */
  readonly posts: Map<string, Post>;
  readonly dirty: ReadonlySet<string>;
}

/** Reads the posts of a site, its authors and tags. */
export function loadBlog({dir, config}: LoadedConfig, {isProduction, memory}: {readonly isProduction: boolean; readonly memory?: PostMemory | undefined}): {blog: Blog; diagnostics: readonly Diagnostic[]} {
  const options = config.blog;
  if (options === false) return {blog: NO_BLOG, diagnostics: []};
  const folder = join(dir, options.path);
  const diagnostics: Diagnostic[] = [];
  const basePath = blogBasePath(config.baseUrl, options);
  const isLeftOut = (path: string) => options.exclude.some((x) => path === x || path.startsWith(x.endsWith('/') ? x : `${x}/`));
  const posts = scanFolder(folder, (path) => /\.mdx?$/i.test(path) && !isExcluded(path) && !isLeftOut(path)).flatMap((path): Post[] => {
    const file = `${options.path}/${path}`;
    const known = memory?.dirty.has(file) ? undefined : memory?.posts.get(file);
    if (known) return [known];
    const source = readSource(dir, options.path, path);
    if (!isDiagnostic(source)) return [parsePost(source, basePath)];
    diagnostics.push(source);
    return [];
  });
  if (memory) {
    memory.posts.clear();
    for (const post of posts) memory.posts.set(post.source.path, post);
  }
  if (posts.length === 0) return {blog: NO_BLOG, diagnostics};
  const tagFile = ['tags.yml', 'tags.yaml'].find((name) => existsSync(join(folder, name)));
  const tags = tagFile === undefined ? undefined : parseTagFile(readFileSync(join(folder, tagFile), 'utf8'), `${options.path}/${tagFile}`);
  const {blog, diagnostics: ofBlog} = createBlog({
    options,
    baseUrl: config.baseUrl,
    posts,
    authorsFile: readAuthors(folder, options.path, options.authorsMapPath, joinPath(basePath, options.authorsBasePath, '/')),
    definedTags: tags?.tags,
    timeOf: (post) => readFileTime(dir, post.source.path),
    isProduction,
  });
  return {blog, diagnostics: [...diagnostics, ...(tags?.diagnostics ?? []), ...ofBlog]};
}

function readAuthors(folder: string, folderName: string, name: string, basePath: string): AuthorsFile {
  const path = join(folder, name);
  if (!existsSync(path)) return {authors: new Map(), diagnostics: []};
  return parseAuthorsFile(readFileSync(path, 'utf8'), `${folderName}/${name}`, basePath);
}
