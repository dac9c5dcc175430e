import type {PageLink} from '@wuya/theme/types';
import {feedsOf} from '../../content/blog/feeds.ts';
import type {Blog} from '../../content/blog/blog.ts';
import {type BlogFacts, countTags} from './blogFacts.ts';
import {createListKind, type ListRoute} from './blogLists.ts';

export type BlogListRoute = ListRoute<'blogList', 'all'>;

/** The list of all posts, page by page. */
export const blogListKind = createListKind('blogList', 'all', ({blog}, context) => {
  const facts = context.blogFacts(blog);
  const {options, title} = facts;
  return {
    title,
    headTitle: title,
    lead: options.blogDescription,
    isUnlisted: false,
    className: 'list',
    tags: countTags(blog.tags.filter((tag) => !tag.isUnlisted)).toSorted(
      (a, b) => b.count - a.count,
    ),
    links: linksToIndexes(blog, facts),
    feedHref: feedsOf(options, blog.basePath)[0]?.href,
  };
});

/** Links to the archive and to the page of all authors, as far as there are these. */
function linksToIndexes({views}: Blog, {text}: BlogFacts): PageLink[] {
  return views.flatMap(({kind, permalink}) =>
    kind === 'archive'
      ? [{title: text('theme.blog.archive.title'), href: permalink}]
      : kind === 'authors'
        ? [{title: text('theme.blog.authorsList.viewAll'), href: permalink}]
        : [],
  );
}
