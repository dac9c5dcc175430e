import type {Route} from '../routes/routeTable.ts';
import {indexBase, summaryOf, withoutPost} from './blogFacts.ts';
import {blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from './kind.ts';

export interface BlogArchiveRoute extends Route {
  readonly kind: 'blogArchive';
}

/** All posts by year. */
export const blogArchiveKind: PageKind<BlogArchiveRoute> = {
  routes: blogIndexRoutes('blogArchive', 'archive'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink}, context) {
    const title = context.blogFacts().text('theme.blog.archive.title');
    const base = indexBase(permalink, {title, name: 'archive'}, context);
    const posts = context.content.blog.listed.map(summaryOf);
    return withoutPost({...base, view: 'archive', title, posts}, context);
  },
  published: null,
  component: 'blog',
};
