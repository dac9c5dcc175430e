import {joinClasses} from '../base/classes.ts';
import {usePage, useParts, useSite, useText} from '../base/context.tsx';
import {useStuck} from '../hooks/useStuck.ts';
import type {NavItem} from '../types.ts';
import {NavbarEnd} from '../slots/NavbarEnd.tsx';
import {NavbarStart} from '../slots/NavbarStart.tsx';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {MenuIcon} from './Icons.tsx';
import {NavbarItemList, NavbarItems} from './NavbarItems.tsx';
import {NavbarLogo} from './NavbarLogo.tsx';
import {SearchButton} from './SearchButton.tsx';

export interface NavbarProps {
  /** There is something for the menu to show. */
  readonly hasMenu: boolean;
  readonly isMenuOpen: boolean;
  onMenu(): void;
  /** The reader may be about to open the menu. */
  onMenuIntent(): void;
}

/** The bar at the top of every page. On the home page it has no line below it until the page is scrolled. */
export function Navbar({hasMenu, isMenuOpen, onMenu, onMenuIntent}: NavbarProps) {
  const {navItems, baseUrl} = useSite();
  const isHome = usePage().path === baseUrl;
  const isStuck = useStuck(isHome);
  const {NavbarHider} = useParts();
  const text = useText();
  const right = navItems.filter((item) => item.position === 'right');
  return (
    <header
      className={joinClasses('nav theme-layout-navbar', isHome && 'bare')}
      data-stuck={isStuck ? '' : undefined}
    >
      <div className="wrap">
        {hasMenu && (
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
        )}
        <NavbarLogo />
        <NavbarStart />
        <NavbarItems />
        <div className="end theme-layout-navbar-right">
          <NavbarItemList items={right.filter((item) => !isIcon(item))} />
          {!navItems.some(({kind}) => kind === 'search') && <SearchButton />}
          <NavbarItemList items={right.filter(isIcon)} />
          <ColorModeToggle />
          <NavbarEnd />
        </div>
      </div>
      {NavbarHider && <NavbarHider />}
    </header>
  );
}

function isIcon(item: NavItem): boolean {
  return item.kind === 'link' && item.icon !== undefined;
}
