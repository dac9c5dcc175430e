import {PostPager as Own, type PostPagerProps} from '../blog/PostPager.tsx';
import {PagerLinks} from './pagerLinks.tsx';

/** The neighbours of a post, drawn by `src/theme/PaginatorNavLink` of a Docusaurus site. */
export function PostPager(props: PostPagerProps) {
  return (
    <PagerLinks
      label="theme.blog.post.paginator.navAriaLabel"
      previous={props.newer}
      previousLabel="theme.blog.post.paginator.newerPost"
      next={props.older}
      nextLabel="theme.blog.post.paginator.olderPost"
    >
      <Own {...props} />
    </PagerLinks>
  );
}
