import {createHash} from 'node:crypto';
import type {Blog} from '../content/blog/blog.ts';
import {type GeneratedFiles, listPosts, type PostLists} from '../content/blog/postLists.ts';
import {toBlogContent} from './blogContent.ts';
import type {Site} from './site.ts';

/**
 * Lists the newest posts of the blogs of a site, in the words of its language.
 * @param takesFiles whether all that Docusaurus writes of posts goes with them. @default false
 */
export function postListsOf(
  {model, siteData, config}: Pick<Site, 'config' | 'model' | 'siteData'>,
  takesFiles = false,
): PostLists {
  const {blogs} = model.content;
  const lists = listPosts(blogs, siteData.messages['site.blog.recent'] ?? '');
  if (!takesFiles) return lists;
  return Object.fromEntries(
    blogs.map((blog) => {
      const {id} = blog.options;
      const list = lists[id]!;
      const files = {[`/blog-post-list-prop-${id}.json`]: list, ...postFiles(blog, config.locale)};
      return [id, {...list, files, pageFiles: pageFiles(blog)}];
    }),
  );
}

/** `{'/site-blog-a-md-1f2.json': {permalink: '/blog/a/', …}}` */
function postFiles(blog: Blog, locale: string): GeneratedFiles {
  return Object.fromEntries(
    toBlogContent(blog, locale).blogPosts.map(({metadata}) => {
      const source = String(metadata['source']);
      const name = source.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '');
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 3);
      return [`/${name.toLowerCase()}-${hash}.json`, metadata];
    }),
  );
}

function pageFiles({tags}: Blog): GeneratedFiles {
  const counted = tags.map(({label, permalink, items}) => ({
    label,
    permalink,
    count: items.length,
  }));
  return {'/blog-tags-000.json': {tags: counted}};
}
