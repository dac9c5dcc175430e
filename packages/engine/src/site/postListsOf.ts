import {listPosts, type PostLists} from '../content/blog/postLists.ts';
import type {Site} from './site.ts';

/** Lists the newest posts of the blogs of a site, in the words of its language. */
export function postListsOf({model, siteData}: Pick<Site, 'model' | 'siteData'>): PostLists {
  return listPosts(model.content.blogs, siteData.messages['theme.blog.sidebar.navAriaLabel'] ?? '');
}
