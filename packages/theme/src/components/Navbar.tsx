import {joinClasses} from '../base/classes.ts';
import {usePage, useParts, useSite} from '../base/context.tsx';
import {useStuck} from '../hooks/useStuck.ts';
import {NavbarContent, type NavbarProps} from './NavbarContent.tsx';

export type {NavbarProps} from './NavbarContent.tsx';

/** The bar at the top of every page. On the home page it has no line below it until the page is scrolled. */
export function Navbar(props: NavbarProps) {
  const isHome = usePage().path === useSite().baseUrl;
  const isStuck = useStuck(isHome);
  const {NavbarHider} = useParts();
  return (
    <header
      className={joinClasses('nav theme-layout-navbar', isHome && 'bare')}
      data-stuck={isStuck ? '' : undefined}
    >
      <div className="wrap">
        <NavbarContent {...props} />
      </div>
      {NavbarHider && <NavbarHider />}
    </header>
  );
}
