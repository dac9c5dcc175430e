import type {Route} from '../routes/routeTable.ts';
import {indexBase, toAuthor, withoutPost} from './blogFacts.ts';
import {blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from './kind.ts';

export interface BlogAuthorsRoute extends Route {
  readonly kind: 'blogAuthors';
}

/** All authors of posts. */
export const blogAuthorsKind: PageKind<BlogAuthorsRoute> = {
  routes: blogIndexRoutes('blogAuthors', 'authors'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink}, context) {
    const {blog} = context.content;
    const title = context.blogFacts().text('theme.blog.authorsList.pageTitle');
    const base = indexBase(permalink, {title, name: 'authors-list'}, context);
    const countOf = (key: string | undefined) =>
      blog.listed.filter((post) => post.authors.some((author) => author.key === key)).length;
    const authors = blog.authors.map((author) => ({
      ...toAuthor(author, context.config),
      count: countOf(author.key),
    }));
    return withoutPost({...base, view: 'authors', title, authors}, context);
  },
  published: null,
  component: 'blog',
};
