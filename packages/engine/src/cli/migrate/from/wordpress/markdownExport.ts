import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {migrateBlog} from '../blogs/blogs.ts';
import {type BlogTool, dateOf, NOTE} from '../blogs/findNotes.ts';
import type {Migration, OldFolder} from '../common/migration.ts';
import {withRewrittenNotes} from '../common/rewrittenNotes.ts';
import {rewriteShortcodes} from './escapedShortcodes.ts';

/** Folders of posts, pages and other kinds, as wordpress-export-to-markdown has them: `posts/2020-01-02-hello/index.md`. */
const TOOL: BlogTool = {
  name: 'WordPress',
  config: /^posts\//,
  publicDirs: [],
  pageDirs: ['pages/', 'custom/'],
  postDir: 'posts/',
  isFlat: true,
  dropsDates: true,
  hasOwnRules: true,
};

const KIND = /^(?:posts|pages|custom)\//;

/** Tells whether a folder is a blog of WordPress that was made Markdown: nothing but such folders, all posts with a day, terms or a cover. */
export function isMarkdownExport({paths, read}: OldFolder): boolean {
  const notes = paths.filter((path) => NOTE.test(path) && !/^readme\.md$/i.test(path));
  const posts = notes.filter((path) => path.startsWith(TOOL.postDir!));
  if (posts.length === 0 || !notes.every((path) => KIND.test(path))) return false;
  const written = posts.map((path) => parseFrontMatter(read(path), path).data);
  return (
    written.every((data) => dateOf(data) !== undefined) &&
    written.some(
      ({coverImage, categories}) => coverImage !== undefined || Array.isArray(categories),
    )
  );
}

/** Makes a blog of such folders. */
export const migrateMarkdownExport = (folder: OldFolder): Migration =>
  migrateBlog(
    withRewrittenNotes(folder, [], {
      isConcerned: () => true,
      rewrite: (text, path) => rewriteShortcodes(nameCover(text, path, folder)),
    }),
    TOOL,
  );

/** Names the cover of a post by its path: the field has the name of a file among the pictures. */
const nameCover = (text: string, path: string, {has}: OldFolder): string =>
  text.replace(/^(coverImage: *["']?)([^"'\n]+)/m, (all, before: string, name: string) =>
    has(posix.join(posix.dirname(path), 'images', name)) ? `${before}images/${name}` : all,
  );
