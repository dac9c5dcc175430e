import {useParts} from '../base/context.tsx';
import {Navbar as Own} from '../components/Navbar.tsx';
import type {NavbarProps} from '../components/NavbarContent.tsx';
import {OwnLayout} from './barLayout.tsx';
import {NavbarContent} from './NavbarContent.tsx';
import {BarState} from './barState.tsx';
import {Around, Swizzled} from './Swizzled.tsx';

/** The bar at the top, inside `src/theme/Navbar` of a Docusaurus site, or in the bar of its `Navbar/Layout`. */
export function Navbar(props: NavbarProps) {
  const {swizzles} = useParts();
  return (
    <BarState bar={props}>
      <Around>
        <Swizzled name="Navbar">
          {swizzles?.['Navbar/Layout'] ? (
            <OwnLayout>
              <NavbarContent {...props} />
            </OwnLayout>
          ) : (
            <Own {...props} />
          )}
        </Swizzled>
      </Around>
    </BarState>
  );
}
