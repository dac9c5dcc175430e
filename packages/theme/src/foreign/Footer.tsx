import {Footer as Own} from '../components/Footer.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The footer, inside `src/theme/Footer` of a Docusaurus site. */
export function Footer() {
  return (
    <Swizzled name="Footer">
      <Own />
    </Swizzled>
  );
}
