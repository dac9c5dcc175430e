import {folder} from '../schema/folder.ts';
import {
  anyFunction,
  arrayOf,
  either,
  flag,
  type Infer,
  integer,
  oneOf,
  optional,
  type Schema,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';
import {address, addressPath} from './address.ts';
import {collectionId, collectionsOf, DEFAULT_COLLECTION} from './collection.ts';
import {tagsFile} from './tagsFile.ts';
import {unifiedPlugins} from './plugins.ts';
import {reactions} from './onBroken.ts';

/** What a function for the edit link gets to know of a post. */
export interface PostEditUrlInput {
  /** Folder of the posts, relative to the site. */
  readonly blogDirPath: string;
  /** Path of the post in that folder. */
  readonly blogPath: string;
  /** For a translation: its own file, relative to the site. */
  readonly translationPath?: string;
  readonly permalink: string;
  readonly locale: string;
}

const isAll = (value: unknown) => value === 'ALL';
const isNone = (value: unknown) => value === false || value === null;

/** Name of the file of a blog's authors. */
export const AUTHORS_FILE = 'authors.yml';

const oneBlog = section({
  /** Name of the blog, which the folder of its translations ends with. */
  id: collectionId,
  /** Folder of the posts, relative to the site; left out, `blog`, or the name of the blog. */
  path: optional(folder()),
  /** Path of the posts below `baseUrl`; left out, `blog`, or the name of the blog. */
  routeBasePath: optional(addressPath()),
  /** Heading of the list; left out, the word of the site's language for essays, or the name of the blog. */
  blogTitle: optional(text()),
  blogDescription: withDefault(text(), ''),
  /** How many posts a page of a list has. */
  postsPerPage: withDefault(either(isAll, oneOf(['ALL']), integer(1, 1000)), 10),
  /** How many posts the list of recent ones beside a post has. */
  blogSidebarCount: withDefault(either(isAll, oneOf(['ALL']), integer(0, 1000)), 5),
  blogSidebarTitle: optional(text()),
  showReadingTime: withDefault(flag(), true),
  /** Whether a post shows when it was last committed to git, and by whom. */
  showLastUpdateTime: withDefault(flag(), false),
  showLastUpdateAuthor: withDefault(flag(), false),
  /** File of the authors in the folder of the posts. */
  authorsMapPath: withDefault(text(), AUTHORS_FILE),
  sortPosts: withDefault(oneOf(['descending', 'ascending']), 'descending'),
  /** Address of the source, to which the path of the file from the site's folder is appended; or a function that makes it. */
  editUrl: optional(
    either(
      (v) => typeof v === 'function',
      anyFunction<(input: PostEditUrlInput) => string | undefined>(),
      address(),
    ),
  ),
  /** Paths below the blog. */
  pageBasePath: withDefault(addressPath(), 'page'),
  tagsBasePath: withDefault(addressPath(), 'tags'),
  authorsBasePath: withDefault(addressPath(), 'authors'),
  /** `null`: no archive. */
  archiveBasePath: withDefault(
    either((v) => v === null, oneOf([null]), addressPath()),
    'archive',
  ),
  /** What to do with a post that has no mark of truncation. */
  onUntruncatedBlogPosts: withDefault(reactions, 'warn'),
  /** The file that defines tags, relative to the folder of the posts; `false`: none. */
  tags: tagsFile,
  /** What to do with a tag that this file, if there is one, lacks. */
  onInlineTags: withDefault(reactions, 'warn'),
  /** Patterns of the posts to build, relative to their folder; left out, all. */
  include: optional(arrayOf(text())),
  /** Paths relative to the folder of the posts, or their beginnings, to leave out. */
  exclude: withDefault(arrayOf(text()), []),
  /** The feeds. `type: false`: none. */
  feedOptions: section({
    type: withDefault(
      either(isNone, oneOf([false, null]), arrayOf(oneOf(['rss', 'atom', 'json']))),
      ['rss', 'atom', 'json'] as const,
    ),
    /** How many posts a feed has at most. */
    limit: withDefault(integer(1, 1000), 20),
    title: optional(text()),
    description: optional(text()),
    copyright: optional(text()),
  }),
  /** Plugins for these posts, after those of `markdown`. */
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
});

/** A blog with every default filled in. */
export interface BlogOptions extends Omit<Infer<typeof oneBlog>, 'path' | 'routeBasePath'> {
  readonly path: string;
  readonly routeBasePath: string;
}

/** `blog`: the essays, one blog or a list of them. Nothing is made of one while it has no posts. `false` switches them off. */
export const blog: Schema<readonly BlogOptions[]> = collectionsOf(oneBlog, (options) => {
  const {id, path, routeBasePath, blogTitle} = options;
  const own = id === DEFAULT_COLLECTION ? undefined : id;
  return {
    ...options,
    path: path ?? own ?? 'blog',
    routeBasePath: routeBasePath ?? own ?? 'blog',
    blogTitle: blogTitle ?? own,
  };
});
