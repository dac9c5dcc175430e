import {createListKind, type ListRoute} from './blogLists.ts';
import {toAuthor} from './toAuthor.ts';

export type BlogAuthorRoute = ListRoute<'blogAuthor', 'author'>;

/** An author and the posts of theirs, page by page. */
export const blogAuthorKind = createListKind('blogAuthor', 'author', ({view, blog}, context) => {
  const {text} = context.blogFacts(blog);
  const {author} = view.subject;
  const all = blog.views.find(({kind}) => kind === 'authors')!;
  return {
    title: author.name,
    headTitle: text('theme.blog.author.pageTitle', {
      authorName: author.name,
      nPosts: text('theme.blog.post.plurals', {count: view.total}),
    }),
    lead: author.description,
    isUnlisted: false,
    className: 'authors-posts',
    author: toAuthor(author, context),
    links: [{title: text('theme.blog.authorsList.viewAll'), href: all.permalink}],
  };
});
