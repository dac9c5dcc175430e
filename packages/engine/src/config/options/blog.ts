import {
  anyFunction,
  arrayOf,
  either,
  flag,
  folder,
  integer,
  oneOf,
  optional,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';
import {address} from './address.ts';
import {unifiedPlugins} from './plugins.ts';
import {reactions} from './onBroken.ts';

/** What a function for the edit link gets to know of a post. */
export interface PostEditUrlInput {
  /** Folder of the posts, relative to the site. */
  readonly blogDirPath: string;
  /** Path of the post in that folder. */
  readonly blogPath: string;
  readonly permalink: string;
  readonly locale: string;
}

const isAll = (value: unknown) => value === 'ALL';
const isNone = (value: unknown) => value === false || value === null;

/** `blog`: the essays. Nothing is made of it while there are no posts. `false` switches it off. */
export const blog = either(
  (value) => value === false,
  oneOf([false]),
  section({
    /** Folder of the posts, relative to the site. */
    path: withDefault(folder(), 'blog'),
    /** Path of the posts below `baseUrl`. */
    routeBasePath: withDefault(text(), 'blog'),
    /** Heading of the list; default the word of the site's language for essays. */
    blogTitle: optional(text()),
    blogDescription: withDefault(text(), ''),
    /** How many posts a page of a list has. */
    postsPerPage: withDefault(either(isAll, oneOf(['ALL']), integer(1, 1000)), 10),
    /** How many posts the list of recent ones beside a post has. */
    blogSidebarCount: withDefault(either(isAll, oneOf(['ALL']), integer(0, 1000)), 5),
    blogSidebarTitle: optional(text()),
    showReadingTime: withDefault(flag(), true),
    /** File of the authors in the folder of the posts. */
    authorsMapPath: withDefault(text(), 'authors.yml'),
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
    pageBasePath: withDefault(text(), 'page'),
    tagsBasePath: withDefault(text(), 'tags'),
    authorsBasePath: withDefault(text(), 'authors'),
    /** `null`: no archive. */
    archiveBasePath: withDefault(
      either((v) => v === null, oneOf([null]), text()),
      'archive',
    ),
    /** What to do with a post that has no mark of truncation. */
    onUntruncatedBlogPosts: withDefault(reactions, 'warn'),
    /** What to do with a tag that `tags.yml`, if there is one, lacks. */
    onInlineTags: withDefault(reactions, 'warn'),
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
  }),
);
