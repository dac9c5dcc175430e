import {usePage, useParts, useSite, useText} from '../base/context.tsx';
import {partOf, useIsLeftOut} from '../base/partOf.tsx';
import {Breadcrumbs as Own, type BreadcrumbsProps, CrumbItem} from '../components/Breadcrumbs.tsx';
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
      {hasHome ? <FromHome crumbs={crumbs} /> : <Own crumbs={crumbs} />}
    </Swizzled>
  );
}

/** The way from the home page as the site's own component shows that. */
function FromHome({crumbs}: BreadcrumbsProps) {
  const text = useText();
  const {baseUrl, homeHref = baseUrl} = useSite();
  const [first] = crumbs;
  const isHome =
    first?.href === homeHref &&
    (homeHref === baseUrl || first.label === text('theme.docs.breadcrumbs.home'));
  const rest = isHome ? crumbs.slice(1) : crumbs;
  return (
    <nav
      className="crumbs theme-doc-breadcrumbs"
      aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}
    >
      <ol>
        <Home />
        {rest.map((crumb, index) => (
          <CrumbItem key={index} crumb={crumb} isLast={index === rest.length - 1} />
        ))}
      </ol>
    </nav>
  );
}

const Home = partOf(HOME, HomeBreadcrumb);
