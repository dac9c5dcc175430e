import type {PostEditUrlInput} from '../options/blog.ts';
import type {UnifiedEntry} from '../options/plugins.ts';
import type {Reaction} from '../../errors/reaction.ts';

/** The feeds of the posts. */
export interface UserFeeds {
  /** Kinds of feeds; `false`: none. @default ['rss', 'atom', 'json'] */
  readonly type?: readonly ('rss' | 'atom' | 'json')[] | false | null;
  /** How many posts a feed (RSS, Atom or JSON) has at most. @default 20 */
  readonly limit?: number;
  /** Name of the feed. @default the titles of blog and site */
  readonly title?: string;
  /** One sentence about the feed. @default `blogDescription` */
  readonly description?: string;
  /** Who has the rights. @default none @example 'CC BY 4.0' */
  readonly copyright?: string;
}

/** A blog: most sites have one. */
export interface UserBlog {
  /** Name of the blog, where there are several: the folder of its translations ends with it. @default 'default' @example 'releases' */
  readonly id?: string;
  /** Folder of the posts, relative to the site. @default 'blog', or the id of the blog */
  readonly path?: string;
  /** Path of the posts below `baseUrl`; `'/'` makes the list the home page. @default 'blog', or the id of the blog */
  readonly routeBasePath?: string;
  /** Heading of the list. @default the word of the site's language for essays, or the id of the blog */
  readonly blogTitle?: string;
  /** One sentence about the posts, for search engines and feeds. @default '' */
  readonly blogDescription?: string;
  /** How many posts a page of a list has. @default 10 */
  readonly postsPerPage?: number | 'ALL';
  /** How many posts the list beside a post has; `0`: none. @default 5 */
  readonly blogSidebarCount?: number | 'ALL';
  /** Heading of that list. @default the words of the site's language for recent posts */
  readonly blogSidebarTitle?: string;
  /** Show the reading time of posts. @default true */
  readonly showReadingTime?: boolean;
  /** File of the authors in the folder of the posts. @default 'authors.yml' */
  readonly authorsMapPath?: string;
  /** Which posts come first. @default 'descending' */
  readonly sortPosts?: 'descending' | 'ascending';
  /**
   * Where the link “Edit this page” leads: the address of the source, to which the path of the file from the site's folder
   * is appended; or a function that makes it.
   * @default none: posts have no edit link
   * @example ({blogPath}) => `https://github.com/me/notes/edit/main/blog/${blogPath}`
   */
  readonly editUrl?: string | ((input: PostEditUrlInput) => string | undefined);
  /** Path of the further pages of a list. @default 'page' */
  readonly pageBasePath?: string;
  /** Path of the pages of tags. @default 'tags' */
  readonly tagsBasePath?: string;
  /** Path of the pages of authors. @default 'authors' */
  readonly authorsBasePath?: string;
  /** Path of the archive; `null`: none. @default 'archive' */
  readonly archiveBasePath?: string | null;
  /** What to do with a post that has no mark of truncation. @default 'warn' */
  readonly onUntruncatedBlogPosts?: Reaction;
  /** What to do with a tag that `tags.yml`, if there is one, lacks. @default 'warn' */
  readonly onInlineTags?: Reaction;
  /** Patterns of the files to leave out, relative to the folder of the posts. @default [] @example ['drafts/**'] */
  readonly exclude?: readonly string[];
  /** The feeds. @default RSS, Atom and JSON with 20 posts */
  readonly feedOptions?: UserFeeds;
  /** Plugins of remark for the posts, after those of `markdown`. @default [] */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Plugins of rehype for the posts, after those of `markdown`. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}
