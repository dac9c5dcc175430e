import './navbar-content.css';
import {useContext} from 'react';
import {MenuButton} from '../components/NavbarContent.tsx';
import {NavbarLogo} from '../components/NavbarLogo.tsx';
import {Item} from './barItems.tsx';
import {NavbarState} from './barState.tsx';
import type {WrittenItem} from './writtenItems.ts';
import {NavbarContent} from './NavbarContent.tsx';

export {ColorModeToggle} from './ColorModeToggle.tsx';
export {NavbarLogo} from './NavbarLogo.tsx';
export {SearchButton} from './SearchButton.tsx';

/** The button of the menu; nothing outside of the bar. */
export function MenuToggle() {
  const state = useContext(NavbarState);
  return state?.hasMenu && <MenuButton {...state} />;
}

/** The logo and name with a class of the site's own. */
export function Logo({className}: {readonly className?: string}) {
  return (
    <span className={className}>
      <NavbarLogo />
    </span>
  );
}

/** Renders an item of the navbar that a component of the site names by what its configuration says. Narrow bars have the search alone. */
export function NavbarItem(written: WrittenItem) {
  return (
    <div className={written.type === 'search' ? 'nav-item nav-search' : 'nav-item'}>
      <Item {...written} />
    </div>
  );
}

/** What the bar holds, for a component that goes around it. */
export function Content() {
  const state = useContext(NavbarState);
  return state && <NavbarContent {...state} />;
}
