import './drawer-parts.css';
import {DrawerHead as Own, type DrawerHeadProps} from '../components/DrawerHead.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The head of the menu of narrow windows, by `src/theme/Navbar/MobileSidebar/Header` of a Docusaurus site. */
export function DrawerHead(props: DrawerHeadProps) {
  return (
    <Swizzled name="Navbar/MobileSidebar/Header">
      <Own {...props} />
    </Swizzled>
  );
}
