import type {PostEditUrlInput} from '../options/blog.ts';
import type {UnifiedEntry} from '../options/plugins.ts';
import type {Reaction} from '../../errors/reaction.ts';

/** The feeds of the posts. */
export interface UserFeeds {
  /**
   * Formats of the feeds (RSS, Atom, JSON) that are made; `false` turns feeds off.
   * @default ['rss', 'atom', 'json']
   */
  readonly type?: readonly ('rss' | 'atom' | 'json')[] | false | null;
  /** How many posts the feed (RSS, Atom or JSON) has at most. @default 20 */
  readonly limit?: number;
  /** Title of the feed: what feed readers call it. @default the titles of blog and site */
  readonly title?: string;
  /** Description of the feed in one sentence, for feed readers. @default `blogDescription` */
  readonly description?: string;
  /** Copyright notice in the feed. @default none @example 'CC BY 4.0' */
  readonly copyright?: string;
}

/** A blog: most sites have one. */
export interface UserBlog {
  /**
   * Name of this blog, where a site has several: the folder of its translations ends with it.
   * @default 'default'
   * @example 'releases'
   */
  readonly id?: string;
  /**
   * Where the files of blog posts live: their folder, relative to the site.
   * @default 'blog', or the id of the blog
   */
  readonly path?: string;
  /**
   * Path that the addresses (URL) of the blog begin with, such as `/posts/`, below `baseUrl`; `'/'`
   * makes the blog the homepage.
   * @default 'blog', or the id of the blog
   */
  readonly routeBasePath?: string;
  /**
   * Heading (title) of the list of posts.
   * @default the word of the site's language for essays, or the id of the blog
   */
  readonly blogTitle?: string;
  /** Description of the blog in one sentence, for search engines and feeds. @default '' */
  readonly blogDescription?: string;
  /**
   * How many posts (articles) one page of the list shows, more or fewer, before the next one begins
   * (pagination); `'ALL'`: all on one page.
   * @default 10
   */
  readonly postsPerPage?: number | 'ALL';
  /**
   * Number of recent posts in the sidebar of the blog, beside a post; `'ALL'`: all posts, `0`: no
   * list.
   * @default 5
   */
  readonly blogSidebarCount?: number | 'ALL';
  /**
   * Title (label) of the list of recent posts next to a post.
   * @default the words of the site's language for recent posts
   */
  readonly blogSidebarTitle?: string;
  /**
   * Show how long a post takes to read (estimated reading time, minutes); `false` removes it.
   * @default true
   */
  readonly showReadingTime?: boolean;
  /**
   * Show when a post was last changed (date of the last update), beside its date: the day of its
   * last commit to git in UTC. @default false
   */
  readonly showLastUpdateTime?: boolean;
  /** Show who changed (updated) a post last: the author of its last commit. @default false */
  readonly showLastUpdateAuthor?: boolean;
  /**
   * File with all authors, their names, pictures and links, in the folder of the posts.
   * @default 'authors.yml'
   */
  readonly authorsMapPath?: string;
  /**
   * Order of posts by date: the newest first (`descending`) or the oldest first (`ascending`).
   * @default 'descending'
   */
  readonly sortPosts?: 'descending' | 'ascending';
  /**
   * Where the edit link (“Edit this page”) of a post leads, as to the file on GitHub: the address
   * of the source, to which the path of the file from the site's folder is appended; or a function
   * that makes it.
   * @default none: posts have no edit link
   * @example ({blogPath}) => `https://github.com/me/notes/edit/main/blog/${blogPath}`
   */
  readonly editUrl?: string | ((input: PostEditUrlInput) => string | undefined);
  /**
   * Path of page two and the further pages of the list of posts in their address, as `page` in
   * `/blog/page/2/`.
   * @default 'page'
   */
  readonly pageBasePath?: string;
  /** Change the path of the pages of the blog's tags in their address, in place of `tags`. @default 'tags' */
  readonly tagsBasePath?: string;
  /**
   * Change the URL of the pages (profiles) of authors: their path, in place of `authors`.
   * @default 'authors'
   */
  readonly authorsBasePath?: string;
  /**
   * Path of the archive page, which lists all posts by year; `null` removes (disables) it.
   * @default 'archive'
   */
  readonly archiveBasePath?: string | null;
  /**
   * What a post without a truncate (read more) marker, which ends its summary in lists, does: fail
   * the build, warn or nothing.
   * @default 'warn'
   */
  readonly onUntruncatedBlogPosts?: Reaction;
  /**
   * Where names and descriptions of the blog's tags are defined: a path relative to the folder of
   * the posts; `false`: nowhere.
   * @default 'tags.yml'
   */
  readonly tags?: string | false;
  /**
   * What an undefined tag of a post does, one that is not in `tags.yml`: fail the build (allow only
   * those of the file), warn or nothing.
   * @default 'warn'
   */
  readonly onInlineTags?: Reaction;
  /**
   * Publish only a part of the blog folder: patterns of the files that are posts, relative to it.
   * @default all Markdown files whose names do not begin with `_`
   * @example ['*\/*.md']
   */
  readonly include?: readonly string[];
  /**
   * Patterns of the files of the blog folder to leave out (exclude, ignore), relative to it.
   * @default []
   * @example ['drafts/**']
   */
  readonly exclude?: readonly string[];
  /** Feeds (RSS, Atom) by which readers subscribe to new posts. @default RSS, Atom and JSON with 20 posts */
  readonly feedOptions?: UserFeeds;
  /** Plugins of remark for the posts alone, after those of `markdown`. @default [] */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Plugins of rehype for the posts alone, after those of `markdown`. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}
