import {usePage, useParts} from '../base/context.tsx';
import {partOf, useIsLeftOut} from '../base/partOf.tsx';
import {Breadcrumbs as Own, type BreadcrumbsProps} from '../components/Breadcrumbs.tsx';
import {HomeBreadcrumb} from '../mdx/sidebarBreadcrumbs.tsx';
import {Swizzled} from './Swizzled.tsx';

export {HomeBreadcrumb};

const HOME = 'DocBreadcrumbs/Items/Home';

/** The way to a note, inside `src/theme/DocBreadcrumbs` of a Docusaurus site; that of a post is ours alone. */
export function Breadcrumbs({crumbs}: BreadcrumbsProps) {
  const {swizzles} = useParts();
  const isWithout = useIsLeftOut(HOME);
  const hasHome = swizzles?.[HOME] !== undefined && !isWithout;
  const isOfDoc = usePage().kind === 'doc' && crumbs.length > 0;
  if (!isOfDoc) return <Own crumbs={crumbs} />;
  return (
    <Swizzled name="DocBreadcrumbs">
      <Own crumbs={crumbs} home={hasHome ? <Home /> : undefined} />
    </Swizzled>
  );
}

const Home = partOf(HOME, HomeBreadcrumb);
