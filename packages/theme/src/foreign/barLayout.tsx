import './bar-layout.css';
import {createContext, type ReactNode, useContext} from 'react';
import {joinClasses} from '../base/classes.ts';
import {usePage, useParts, useSite} from '../base/context.tsx';
import {partOf} from '../base/partOf.tsx';
import {useStuck} from '../hooks/useStuck.ts';

interface LayoutProps {
  readonly children?: ReactNode;
}

/** Whether what is inside is in our own bar, not in one that a component of the site renders. */
const InBar = createContext(false);

/** The bar, with what it holds inside it. */
export function NavbarLayout({children}: LayoutProps) {
  const isHome = usePage().path === useSite().baseUrl;
  const isStuck = useStuck(isHome);
  const {NavbarHider} = useParts();
  return (
    <header
      className={joinClasses('nav theme-layout-navbar', isHome && 'bare')}
      data-stuck={isStuck ? '' : undefined}
    >
      <div className="wrap">
        <InBar value>{children}</InBar>
      </div>
      {NavbarHider && <NavbarHider />}
    </header>
  );
}

const Layout = partOf('Navbar/Layout', NavbarLayout);

/** The bar by `src/theme/Navbar/Layout` of a Docusaurus site. */
export function OwnLayout({children}: LayoutProps) {
  return (
    <Layout>
      <Inside>{children}</Inside>
    </Layout>
  );
}

/** In a bar of the site's own what it holds has the box that ours has. */
function Inside({children}: LayoutProps) {
  return useContext(InBar) ? (
    children
  ) : (
    <div className="nav in-bar">
      <div className="wrap">{children}</div>
    </div>
  );
}

/** What is around the field of the search: nothing. */
export function NavbarSearch({children}: LayoutProps) {
  return children;
}

const Search = partOf('Navbar/Search', NavbarSearch);

/** Whether `src/theme/Navbar/Search` is around already: it may render the field by its name. */
const InSearch = createContext(false);

/** The field of the search inside `src/theme/Navbar/Search` of a Docusaurus site. */
export function OwnSearch({children}: LayoutProps) {
  if (useContext(InSearch)) return children;
  return (
    <InSearch value>
      <Search>{children}</Search>
    </InSearch>
  );
}
