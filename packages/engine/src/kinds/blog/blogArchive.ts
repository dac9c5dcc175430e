import {indexBase, summaryOf, withoutPost} from './blogFacts.ts';
import {type BlogIndexRoute, blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from '../kind.ts';
import {postDetails} from './postDetails.ts';

export type BlogArchiveRoute = BlogIndexRoute<'blogArchive'>;

/** All posts by year. */
export const blogArchiveKind: PageKind<BlogArchiveRoute> = {
  routes: blogIndexRoutes('blogArchive', 'archive'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink, blog}, context) {
    const {text, tagsOf} = context.blogFacts(blog);
    const title = text('theme.blog.archive.title');
    const description = text('theme.blog.archive.description');
    const base = indexBase({permalink, blog}, {title, name: 'archive', description}, context);
    const posts = blog.listed.map((post) => ({
      ...summaryOf(post),
      ...(context.site.sendsPosts && {tags: tagsOf(post)}),
      ...postDetails(post, undefined, context),
    }));
    return withoutPost({...base, view: 'archive', title, posts}, context);
  },
  published: null,
  component: 'blog',
};
