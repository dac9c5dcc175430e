import {NavbarContent as Own, type NavbarProps} from '../components/NavbarContent.tsx';
import {BarState} from './barState.tsx';
import {Swizzled} from './Swizzled.tsx';

/** What the bar holds, inside `src/theme/Navbar/Content` of a Docusaurus site, which may put it together again from our parts. */
export function NavbarContent(props: NavbarProps) {
  return (
    <BarState bar={props}>
      <Swizzled name="Navbar/Content">
        <Own {...props} />
      </Swizzled>
    </BarState>
  );
}
