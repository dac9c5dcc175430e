import {feedsOf} from '../../content/blog/feeds.ts';
import {createListKind, type ListRoute} from './blogLists.ts';

export type BlogTagRoute = ListRoute<'blogTag', 'tag'>;

/** The posts of a tag, page by page. */
export const blogTagKind = createListKind('blogTag', 'tag', ({view, blog}, context) => {
  const {text, options} = context.blogFacts(blog);
  const {tag} = view.subject;
  const all = blog.views.find(({kind}) => kind === 'tags')!;
  return {
    title: text('site.blog.tag', {tag: tag.label}),
    headTitle: text('theme.blog.tagTitle', {
      nPosts: text('theme.blog.post.plurals', {count: view.total}),
      tagName: tag.label,
    }),
    lead: tag.description,
    isUnlisted: tag.isUnlisted,
    className: 'tags-post-list',
    links: [{title: text('theme.tags.tagsPageLink'), href: all.permalink}],
    feedHref: feedsOf(options, tag.permalink)[0]?.href,
  };
});
