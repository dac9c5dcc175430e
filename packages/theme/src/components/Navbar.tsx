import {joinClasses} from '../classes.ts';
import {usePage, useSite, useText} from '../context.tsx';
import {useStuck} from '../hooks/useStuck.ts';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {MenuIcon} from './Icons.tsx';
import {NavbarItems, NavbarLink} from './NavbarItems.tsx';
import {NavbarLogo} from './NavbarLogo.tsx';
import {SearchButton} from './SearchButton.tsx';

export interface NavbarProps {
  readonly isMenuOpen: boolean;
  onMenu(): void;
  /** The reader may be about to open the menu. */
  onMenuIntent(): void;
}

/** The bar at the top of every page. On the home page it has no line below it until the page is scrolled. */
export function Navbar({isMenuOpen, onMenu, onMenuIntent}: NavbarProps) {
  const {navItems, baseUrl} = useSite();
  const isHome = usePage().path === baseUrl;
  const isStuck = useStuck(isHome);
  const text = useText();
  const right = navItems.filter((item) => item.position === 'right');
  return (
    <header className={joinClasses('nav theme-layout-navbar', isHome && 'bare')} data-stuck={isStuck ? '' : undefined}>
      <div className="wrap">
        <button
          className="iconbtn burger"
          type="button"
          aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
          aria-expanded={isMenuOpen}
          aria-controls="drawer"
          onClick={onMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
        >
          <MenuIcon />
        </button>
        <NavbarLogo />
        <NavbarItems />
        <div className="end theme-layout-navbar-right">
          {right.filter((item) => !item.icon).map((item) => <NavbarLink key={item.href} item={item} />)}
          <SearchButton />
          {right.filter((item) => item.icon).map((item) => <NavbarLink key={item.href} item={item} />)}
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}
