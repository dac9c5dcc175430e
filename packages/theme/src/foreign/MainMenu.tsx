import {MainMenu as Own} from '../components/MainMenu.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The items in the menu of narrow windows, by `src/theme/Navbar/MobileSidebar/PrimaryMenu` of a Docusaurus site. */
export function MainMenu() {
  return (
    <Swizzled name="Navbar/MobileSidebar/PrimaryMenu">
      <Own />
    </Swizzled>
  );
}
