import type {ReactNode} from 'react';

/** Something at the end of the navbar. Empty until the site has `theme/NavbarEnd.tsx`. */
export function NavbarEnd(): ReactNode {
  return null;
}
