import {usePage} from '../base/context.tsx';
import {Breadcrumbs as Own, type BreadcrumbsProps} from '../components/Breadcrumbs.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The way to a note, inside `src/theme/DocBreadcrumbs` of a Docusaurus site; that of a post is ours alone. */
export function Breadcrumbs({crumbs}: BreadcrumbsProps) {
  const own = <Own crumbs={crumbs} />;
  const isOfDoc = usePage().kind === 'doc' && crumbs.length > 0;
  return isOfDoc ? <Swizzled name="DocBreadcrumbs">{own}</Swizzled> : own;
}
