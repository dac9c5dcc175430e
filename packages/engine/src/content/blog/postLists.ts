import type {Blog} from './blog.ts';

/** The newest posts of a blog, as Docusaurus writes them into a file that components of sites read. */
interface PostList {
  readonly title: string;
  readonly items: readonly {
    readonly title: string;
    readonly permalink: string;
    readonly date: string;
    readonly unlisted: boolean;
  }[];
  /** What Docusaurus writes of each post, by the names of its files; only where components ask for it. */
  readonly files?: GeneratedFiles;
  /** What it writes for pages about them. */
  readonly pageFiles?: GeneratedFiles;
}

/** Values of generated files by their names, which begin with a slash. */
export type GeneratedFiles = Readonly<Record<string, unknown>>;

/** Such lists by the ids of the blogs. */
export type PostLists = Readonly<Record<string, PostList>>;

/** Finds the posts that lists beside a post show: the newest, as many as the blog wants. */
export function newestOf({listed, options: {blogSidebarCount: count}}: Blog): Blog['listed'] {
  return listed.slice(0, count === 'ALL' ? listed.length : count);
}

/**
 * Lists the newest posts of blogs.
 * @param title of a list whose blog has no words for it
 */
export function listPosts(blogs: readonly Blog[], title: string): PostLists {
  return Object.fromEntries(
    blogs.map((blog): [string, PostList] => [
      blog.options.id,
      {
        title: blog.options.blogSidebarTitle ?? title,
        items: newestOf(blog).map((post) => ({
          title: post.frontMatter.sidebar_label ?? post.title,
          permalink: post.permalink,
          date: new Date(post.time).toISOString(),
          unlisted: post.isUnlisted,
        })),
      },
    ]),
  );
}
