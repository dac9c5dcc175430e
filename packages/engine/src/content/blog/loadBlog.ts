import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {findTranslatedFolders} from '../../config/translations.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {createMatcher} from '../source/glob.ts';
import {isDiagnostic} from '../source/readSource.ts';
import {isSiteFile} from '../source/inspectFile.ts';
import {isExcluded, type ReadRules, scanFolder} from '../source/scan.ts';
import {openTranslated} from '../source/translated.ts';
import {parseTagFile} from '../tags/tagFile.ts';
import {type AuthorsFile, parseAuthorsFile} from './authors.ts';
import {type Blog, blogBasePath, createBlog, NO_BLOG} from './blog.ts';
import {createFileTimes} from './fileTime.ts';
import {parsePost, type Post} from './post.ts';
import {joinPath} from '@wuya/theme/pathname';

/** Keeps posts that were read, so that a second look reads only files that changed. */
export interface PostMemory {
  /** By path, relative to the site. */
  readonly posts: Map<string, Post>;
  readonly dirty: ReadonlySet<string>;
}

/** Reads the posts of a site, its authors and tags. */
export function loadBlog(
  {dir, config}: LoadedConfig,
  {
    isProduction,
    memory,
  }: {readonly isProduction: boolean; readonly memory?: PostMemory | undefined},
): {blog: Blog; diagnostics: readonly Diagnostic[]} {
  const options = config.blog;
  if (options === false) return {blog: NO_BLOG, diagnostics: []};
  const folder = join(dir, options.path);
  const diagnostics: Diagnostic[] = [];
  const basePath = blogBasePath(config.baseUrl, options);
  const timeOf = createFileTimes(dir);
  const files = {dir, followLinks: config.followLinks};
  const isLeftOut = createMatcher(options.exclude);
  const written = openTranslated(
    files,
    options.path,
    findTranslatedFolders(dir, config, {
      name: 'docusaurus-plugin-content-blog',
      folder: options.path,
    }),
  );
  const posts = scanFolder(
    folder,
    (path) => /\.mdx?$/i.test(path) && !isExcluded(path) && !isLeftOut(path),
    {...files, report: (problem) => diagnostics.push(problem)},
  ).flatMap((path): Post[] => {
    const file = `${written.folderOf(path)}/${path}`;
    const known = memory?.dirty.has(file) ? undefined : memory?.posts.get(file);
    if (known) return [known];
    const source = written.read(path);
    if (!isDiagnostic(source)) return [parsePost(source, basePath)];
    diagnostics.push(source);
    return [];
  });
  if (memory) {
    memory.posts.clear();
    for (const post of posts) memory.posts.set(post.source.path, post);
  }
  if (posts.length === 0) return {blog: NO_BLOG, diagnostics};
  const tagFile = ['tags.yml', 'tags.yaml']
    .map((name) => `${written.folderOf(name)}/${name}`)
    .find((path) => isSiteFile(join(dir, path), files));
  const tags =
    tagFile === undefined
      ? undefined
      : parseTagFile(readFileSync(join(dir, tagFile), 'utf8'), tagFile);
  const {blog, diagnostics: ofBlog} = createBlog({
    options,
    baseUrl: config.baseUrl,
    posts,
    authorsFile: readAuthors(
      files,
      `${written.folderOf(options.authorsMapPath)}/${options.authorsMapPath}`,
      joinPath(basePath, options.authorsBasePath, '/'),
    ),
    definedTags: tags?.tags,
    timeOf: ({source}) => timeOf(source.originalPath ?? source.path),
    isProduction,
  });
  return {blog, diagnostics: [...diagnostics, ...(tags?.diagnostics ?? []), ...ofBlog]};
}

function readAuthors(files: ReadRules, file: string, basePath: string): AuthorsFile {
  const path = join(files.dir, file);
  if (!isSiteFile(path, files)) return {authors: new Map(), diagnostics: []};
  return parseAuthorsFile(readFileSync(path, 'utf8'), file, basePath);
}
