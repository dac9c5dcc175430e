import {Pager as Own, type PagerProps} from '../components/Pager.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The neighbours of a note, inside `src/theme/DocItem/Paginator` and `src/theme/DocPaginator` of a Docusaurus site. */
export function Pager(props: PagerProps) {
  return (
    <Swizzled name="DocItem/Paginator">
      <Swizzled name="DocPaginator">
        <Own {...props} />
      </Swizzled>
    </Swizzled>
  );
}
