import {createContext, type ReactNode, useMemo} from 'react';
import type {NavbarProps} from '../components/NavbarContent.tsx';
import {NarrowMenu} from '../mdx/foreignMenu.tsx';

/** What the bar knows, for parts of it that a component of the site places. */
export const NavbarState = createContext<NavbarProps | undefined>(undefined);

/**
 * Gives what is inside of the bar what this knows, and the menu of narrow windows to open. That menu is ours, outside of the bar: one
 * that a component of the site has for itself is not to be rendered.
 */
export function BarState({
  bar,
  children,
}: {
  readonly bar: NavbarProps;
  readonly children: ReactNode;
}) {
  const {hasMenu, isMenuOpen, onMenu} = bar;
  const menu = useMemo(
    () => ({disabled: !hasMenu, shouldRender: false, shown: isMenuOpen, toggle: onMenu}),
    [hasMenu, isMenuOpen, onMenu],
  );
  return (
    <NavbarState value={bar}>
      <NarrowMenu value={menu}>{children}</NarrowMenu>
    </NavbarState>
  );
}
