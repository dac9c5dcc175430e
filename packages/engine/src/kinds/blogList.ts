import type {PageLink} from '@wuya/theme/types';
import {feedsOf} from '../content/blog/feeds.ts';
import {countTags} from './blogFacts.ts';
import {createListKind, type ListRoute} from './blogLists.ts';
import type {PageContext} from './kind.ts';

export type BlogListRoute = ListRoute<'blogList', 'all'>;

/** The list of all posts, page by page. */
export const blogListKind = createListKind('blogList', 'all', (_route, context) => {
  const {options, title} = context.blogFacts();
  const {blog} = context.content;
  return {
    title,
    headTitle: title,
    lead: options.blogDescription,
    isUnlisted: false,
    className: 'list',
    tags: countTags(blog.tags.filter((tag) => !tag.isUnlisted)).toSorted(
      (a, b) => b.count - a.count,
    ),
    links: linksToIndexes(context),
    feedHref: feedsOf(options, blog.basePath)[0]?.href,
  };
});

/** Links to the archive and to the page of all authors, as far as there are these. */
function linksToIndexes({content, blogFacts}: PageContext): PageLink[] {
  const {text} = blogFacts();
  return content.blog.views.flatMap(({kind, permalink}) =>
    kind === 'archive'
      ? [{title: text('theme.blog.archive.title'), href: permalink}]
      : kind === 'authors'
        ? [{title: text('theme.blog.authorsList.viewAll'), href: permalink}]
        : [],
  );
}
