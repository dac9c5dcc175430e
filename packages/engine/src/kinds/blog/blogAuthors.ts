import {indexBase, withoutPost} from './blogFacts.ts';
import {type BlogIndexRoute, blogIndexRoutes} from './blogIndexes.ts';
import type {PageKind} from '../kind.ts';
import {describeList} from '../page/listDescription.ts';
import {toAuthor} from './toAuthor.ts';

export type BlogAuthorsRoute = BlogIndexRoute<'blogAuthors'>;

/** All authors of posts. */
export const blogAuthorsKind: PageKind<BlogAuthorsRoute> = {
  routes: blogIndexRoutes('blogAuthors', 'authors'),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink, blog}, context) {
    const title = context.blogFacts(blog).text('theme.blog.authorsList.pageTitle');
    const countOf = (key: string | undefined) =>
      blog.listed.filter((post) => post.authors.some((author) => author.key === key)).length;
    const authors = blog.authors.map((author) => ({
      ...toAuthor(author, context),
      count: countOf(author.key),
    }));
    const description = describeList(
      authors.map(({name}) => name),
      context.site.locale,
    );
    const base = indexBase({permalink, blog}, {title, name: 'authors-list', description}, context);
    return withoutPost({...base, view: 'authors', title, authors}, context);
  },
  published: null,
  component: 'blog',
};
