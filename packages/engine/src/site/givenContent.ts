import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Blog, DatedPost} from '../content/blog/blog.ts';
import {loadBlogs} from '../content/blog/loadBlog.ts';
import {parseFrontMatter} from '../content/frontmatter/frontMatter.ts';

/**
 * Lets the plugins of a site that add to Docusaurus' own for posts give components what they make of these. One that fails gives
 * nothing, as where it does not run.
 */
export async function withGivenContent(
  loaded: LoadedConfig,
  isProduction: boolean,
): Promise<LoadedConfig> {
  const {pluginContent} = loaded;
  const givers = pluginContent?.givers ?? [];
  if (!pluginContent || givers.length === 0) return loaded;
  const {blogs} = loadBlogs(loaded, {isProduction});
  const globalData = {...pluginContent.globalData};
  for (const {name, id, give} of givers) {
    const blog = blogs.find(({options}) => options.id === id);
    const given = await give(toBlogContent(blog)).catch(() => undefined);
    if (given !== undefined) globalData[name] = {...globalData[name], [id]: given};
  }
  return {...loaded, pluginContent: {...pluginContent, globalData}};
}

/** Writes posts the way the plugin of Docusaurus hands them on. */
function toBlogContent(blog: Blog | undefined): unknown {
  const blogPosts = (blog?.listed ?? []).map((post) => toBlogPost(post, blog!));
  const blogTags = Object.fromEntries(
    (blog?.tags ?? []).map(({label, permalink, items}) => [
      permalink,
      {label, permalink, items: items.map((post) => post.permalink), pages: [], unlisted: false},
    ]),
  );
  return {blogPosts, blogTags, blogListPaginated: [], blogSidebarTitle: '', authorsMap: {}};
}

function toBlogPost(post: DatedPost, blog: Blog): unknown {
  const {data} = parseFrontMatter(post.source.text, post.source.path);
  return {
    id: post.permalink,
    content: post.body,
    metadata: {
      permalink: post.permalink,
      source: `@site/${post.source.path}`,
      title: post.title,
      description: post.frontMatter.description ?? firstWords(post.body),
      date: new Date(post.time),
      tags: (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({label, permalink})),
      authors: post.authors.map(({name, title, url}) => ({name, title, url})),
      frontMatter: data,
      hasTruncateMarker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(post.body),
      unlisted: post.isUnlisted,
    },
  };
}

/** The first line of a text that is none of code, a heading or a tag, without its marks. */
function firstWords(body: string): string {
  const line = body
    .split('\n')
    .find((one) => /^\s*[^\s#<>`|!:{}~-]/.test(one) && !/^(?:import|export)\s/.test(one));
  return (line ?? '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`~]+/g, '')
    .trim();
}
