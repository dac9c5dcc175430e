import {join, posix} from 'node:path';
import {readSiteTextOrProblem} from '../../config/textFile.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {AUTHORS_FILE, type BlogOptions} from '../../config/options/blog.ts';
import {TAGS_FILE} from '../../config/options/tagsFile.ts';
import {findTranslatedFolders, translatedFolderOf} from '../../config/translations.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {createNoteTest} from '../docs/noteTest.ts';
import {createMatcher} from '../source/glob.ts';
import {isDiagnostic} from '../source/readSource.ts';
import {isSiteFile} from '../source/inspectFile.ts';
import {hasFormulas, readRulesOf} from '../source/readRules.ts';
import {type ReadRules, scanFolder} from '../source/scan.ts';
import {openTranslated} from '../source/translated.ts';
import {readTagFile} from '../tags/tagFile.ts';
import {type AuthorsFile, parseAuthorsFile} from './authors.ts';
import {type Blog, blogBasePath, createBlog} from './blog.ts';
import {createFileTimes} from './fileTime.ts';
import {parsePost, type Post} from './post.ts';
import type {PostOrders} from './postOrder.ts';
import {joinPath} from '@wuya/theme/pathname';

/** Keeps posts that were read, so that the next time only files that changed are read. */
interface PostMemory {
  /** By path, relative to the site. */
  readonly posts: Map<string, Post>;
  readonly dirty: ReadonlySet<string>;
}

interface BlogLoadOptions {
  readonly isProduction: boolean;
  readonly memory?: PostMemory | undefined;
  /** Orders that functions of the site make. */
  readonly ordered?: PostOrders | undefined;
}

/** Reads the posts of all blogs, their authors and tags. Blogs without posts are left out. */
export function loadBlogs(
  site: LoadedConfig,
  load: BlogLoadOptions,
): {blogs: readonly Blog[]; diagnostics: readonly Diagnostic[]} {
  const loaded = site.config.blog.map((own) => loadBlog(site, own, load));
  if (load.memory) {
    load.memory.posts.clear();
    for (const {all} of loaded)
      for (const post of all) load.memory.posts.set(post.source.path, post);
  }
  return {
    blogs: loaded.flatMap(({blog}) => blog ?? []),
    diagnostics: [
      ...loaded.flatMap(({diagnostics}) => diagnostics),
      ...(load.ordered?.diagnostics ?? []),
    ],
  };
}

function loadBlog(
  site: LoadedConfig,
  options: BlogOptions,
  {isProduction, memory, ordered}: BlogLoadOptions,
): {blog?: Blog; all: readonly Post[]; diagnostics: readonly Diagnostic[]} {
  const {dir, config} = site;
  const folder = join(dir, options.path);
  const diagnostics: Diagnostic[] = [];
  const basePath = blogBasePath(config.baseUrl, options);
  const timeOf = createFileTimes(dir);
  const files = readRulesOf(site);
  const isWanted = createNoteTest(options.include);
  const isLeftOut = createMatcher(options.exclude);
  const written = openTranslated(
    files,
    options.path,
    findTranslatedFolders(dir, config, {
      name: translatedFolderOf(options.id, 'blog'),
      folder: options.path,
    }),
  );
  const posts = scanFolder(
    folder,
    (path) => /\.mdx?$/i.test(path) && isWanted(path) && !isLeftOut(path),
    {...files, report: (problem) => diagnostics.push(problem)},
  ).flatMap((path): Post[] => {
    const file = `${written.folderOf(path)}/${path}`;
    const known = memory?.dirty.has(file) ? undefined : memory?.posts.get(file);
    if (known) return [known];
    const source = written.read(path);
    if (!isDiagnostic(source))
      return [
        parsePost(source, {
          basePath,
          isForeign: isForeignConfig(site.file),
          hasMath: hasFormulas(site),
          truncateMarker: site.foreign?.truncateMarkers.get(options.id),
        }),
      ];
    diagnostics.push(source);
    return [];
  });
  if (posts.length === 0) return {all: posts, diagnostics};
  const tagFile = tagFilesOf(options)
    .map((name) => posix.normalize(`${written.folderOf(name)}/${name}`))
    .find((path) => isSiteFile(join(dir, path), files));
  const tags =
    tagFile === undefined ? undefined : readTagFile(dir, tagFile, isForeignConfig(site.file));
  const {blog, diagnostics: ofBlog} = createBlog({
    options,
    baseUrl: config.baseUrl,
    posts,
    authorsFile: readAuthors(
      files,
      `${written.folderOf(options.authorsMapPath)}/${options.authorsMapPath}`,
      {
        basePath: joinPath(basePath, options.authorsBasePath, '/'),
        isForeign: isForeignConfig(site.file),
        isNamed: options.authorsMapPath !== AUTHORS_FILE,
      },
    ),
    definedTags: tags?.tags,
    timeOf: ({source}) => timeOf(source.originalPath ?? source.path),
    isProduction,
    order: ordered?.orders.get(options.id),
  });
  return {blog, all: posts, diagnostics: [...diagnostics, ...(tags?.diagnostics ?? []), ...ofBlog]};
}

/** Returns the names of the file that defines tags, in the order in which they are looked for. */
function tagFilesOf({tags}: BlogOptions): readonly string[] {
  if (tags === false) return [];
  return tags === TAGS_FILE ? [TAGS_FILE, 'tags.yaml'] : [tags];
}

/** @param rules.isNamed whether the configuration names the file: where a site for Docusaurus lacks it, a script of the site makes it */
function readAuthors(
  files: ReadRules,
  file: string,
  {
    basePath,
    isForeign,
    isNamed,
  }: {readonly basePath: string; readonly isForeign: boolean; readonly isNamed: boolean},
): AuthorsFile {
  const path = join(files.dir, file);
  const authors: AuthorsFile['authors'] = new Map();
  if (!isSiteFile(path, files)) {
    if (!isForeign || !isNamed) return {authors, diagnostics: []};
    const place = {file, line: 1, column: 1};
    return {authors, diagnostics: [createDiagnostic('BL-087', {}, {place})], isMissing: true};
  }
  const text = readSiteTextOrProblem(files.dir, file);
  return typeof text === 'string'
    ? parseAuthorsFile(text, {file, basePath, mayHaveOthers: isForeign})
    : {authors, diagnostics: [text], isUnread: true};
}
