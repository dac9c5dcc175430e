import type {Route} from '../routes/routeTable.ts';
import {indexBase, withoutPost} from './blogFacts.ts';
import {blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from './kind.ts';
import {groupByLetter} from './tagPages.ts';

export interface BlogTagsRoute extends Route {
  readonly kind: 'blogTags';
}

/** All tags of posts. */
export const blogTagsKind: PageKind<BlogTagsRoute> = {
  routes: blogIndexRoutes('blogTags', 'tags'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink}, context) {
    const title = context.blogFacts().text('theme.tags.tagsPageTitle');
    const base = indexBase(permalink, {title, name: 'tags-list'}, context);
    const groups = groupByLetter(context.content.blog.tags);
    return withoutPost({...base, view: 'tags', title, groups}, context);
  },
  published: null,
  component: 'blog',
};
