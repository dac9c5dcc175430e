import {usePage, useSite} from '../base/context.tsx';
import {DrawerItem} from './DrawerItem.tsx';
import {NavItemGuard} from './NavItemGuard.tsx';
import {findActiveTarget} from '../nav/active.ts';

/** The items of the navbar in the menu of narrow windows. */
export function MainMenu() {
  const site = useSite();
  const active = findActiveTarget(site, usePage());
  return site.navItems.map((item, index) => (
    <NavItemGuard key={index} item={item}>
      <DrawerItem item={item} active={active} />
    </NavItemGuard>
  ));
}
