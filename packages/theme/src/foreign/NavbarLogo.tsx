import {NavbarLogo as Own} from '../components/NavbarLogo.tsx';
import {Swizzled} from './Swizzled.tsx';

/** What the original gets: components of sites pass it on. */
const LOGO = {
  className: 'navbar__brand',
  imageClassName: 'navbar__logo',
  titleClassName: 'navbar__title text--truncate',
};

/** The logo and name, inside `src/theme/Navbar/Logo` and `src/theme/Logo` of a Docusaurus site. */
export function NavbarLogo() {
  return (
    <Swizzled name="Navbar/Logo">
      <Swizzled name="Logo" given={LOGO}>
        <Own />
      </Swizzled>
    </Swizzled>
  );
}
