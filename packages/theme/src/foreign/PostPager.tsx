import {PostPager as Own, type PostPagerProps} from '../blog/PostPager.tsx';
import {toNeighbour} from './Pager.tsx';
import {PagerLinks} from './pagerLinks.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The neighbours of a post, inside `src/theme/BlogPostPaginator` of a Docusaurus site, drawn by its `PaginatorNavLink`. */
export function PostPager(props: PostPagerProps) {
  const {newer, older} = props;
  if (!newer && !older) return null;
  return (
    <Swizzled
      name="BlogPostPaginator"
      given={{prevItem: toNeighbour(newer), nextItem: toNeighbour(older)}}
    >
      <PagerLinks
        label="theme.blog.post.paginator.navAriaLabel"
        previous={newer}
        previousLabel="theme.blog.post.paginator.newerPost"
        next={older}
        nextLabel="theme.blog.post.paginator.olderPost"
      >
        <Own {...props} />
      </PagerLinks>
    </Swizzled>
  );
}
