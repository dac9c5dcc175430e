import type {NavHtml} from '../types.ts';
import {NavbarHtml} from './NavbarHtml.tsx';
import {NavItemGuard} from './NavItemGuard.tsx';

export interface NavbarHtmlItemProps {
  readonly item: NavHtml;
}

/** An item of the navbar that is HTML, named when it fails. */
export function NavbarHtmlItem({item}: NavbarHtmlItemProps) {
  return (
    <NavItemGuard item={item}>
      <NavbarHtml item={item} />
    </NavItemGuard>
  );
}
