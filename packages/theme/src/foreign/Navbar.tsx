import {Navbar as Own} from '../components/Navbar.tsx';
import type {NavbarProps} from '../components/NavbarContent.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The bar at the top, inside `src/theme/Navbar` of a Docusaurus site. */
export function Navbar(props: NavbarProps) {
  return (
    <Swizzled name="Navbar">
      <Own {...props} />
    </Swizzled>
  );
}
