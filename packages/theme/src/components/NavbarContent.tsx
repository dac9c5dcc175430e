import {useSite, useText} from '../base/context.tsx';
import {NavbarEnd} from '../slots/NavbarEnd.tsx';
import {NavbarStart} from '../slots/NavbarStart.tsx';
import type {NavItem} from '../types.ts';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {MenuIcon} from './Icons.tsx';
import {NavbarItemList, NavbarItems} from './NavbarItems.tsx';
import {NavbarLogo} from './NavbarLogo.tsx';
import {SearchButton} from './SearchButton.tsx';

export interface NavbarProps {
  /** Whether the menu has anything to show. */
  readonly hasMenu: boolean;
  readonly isMenuOpen: boolean;
  onMenu(): void;
  /** The reader may be about to open the menu. */
  onMenuIntent(): void;
}

/** What the bar holds, from its menu button to its end. */
export function NavbarContent(props: NavbarProps) {
  const {navItems} = useSite();
  const right = navItems.filter((item) => item.position === 'right');
  return (
    <>
      {props.hasMenu && <MenuButton {...props} />}
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
    </>
  );
}

/** Opens the menu of narrow windows. */
export function MenuButton({isMenuOpen, onMenu, onMenuIntent}: NavbarProps) {
  const text = useText();
  return (
    <button
      className="iconbtn burger"
      type="button"
      aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
      aria-expanded={isMenuOpen}
      aria-controls="Drawer"
      onClick={onMenu}
      onPointerEnter={onMenuIntent}
      onFocus={onMenuIntent}
    >
      <MenuIcon />
    </button>
  );
}

function isIcon(item: NavItem): boolean {
  return item.kind === 'link' && item.icon !== undefined;
}
