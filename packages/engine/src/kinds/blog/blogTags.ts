import {indexBase, withoutPost} from './blogFacts.ts';
import {type BlogIndexRoute, blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from '../kind.ts';
import {describeTags, groupByLetter} from '../page/tagPages.ts';

export type BlogTagsRoute = BlogIndexRoute<'blogTags'>;

/** All tags of posts. */
export const blogTagsKind: PageKind<BlogTagsRoute> = {
  routes: blogIndexRoutes('blogTags', 'tags'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink, blog}, context) {
    const title = context.blogFacts(blog).text('theme.tags.tagsPageTitle');
    const groups = groupByLetter(blog.tags);
    const description = describeTags(groups, context.site.locale);
    const base = indexBase({permalink, blog}, {title, name: 'tags-list', description}, context);
    return withoutPost({...base, view: 'tags', title, groups}, context);
  },
  published: null,
  component: 'blog',
};
