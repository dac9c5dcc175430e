import {Pager as Own, type PagerProps} from '../components/Pager.tsx';
import type {PageLink} from '../types.ts';
import {PagerLinks} from './pagerLinks.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The neighbours of a note, inside `src/theme/DocItem/Paginator` and `src/theme/DocPaginator` of a Docusaurus site, drawn by its `PaginatorNavLink`. */
export function Pager(props: PagerProps) {
  return (
    <Swizzled name="DocItem/Paginator">
      <Swizzled
        name="DocPaginator"
        given={{previous: toNeighbour(props.previous), next: toNeighbour(props.next)}}
      >
        <PagerLinks
          label="theme.docs.paginator.navAriaLabel"
          previous={props.previous}
          previousLabel="theme.docs.paginator.previous"
          next={props.next}
          nextLabel="theme.docs.paginator.next"
        >
          <Own {...props} />
        </PagerLinks>
      </Swizzled>
    </Swizzled>
  );
}

/** Tells of a neighbour as Docusaurus does. */
export const toNeighbour = (link?: PageLink) => link && {title: link.title, permalink: link.href};
