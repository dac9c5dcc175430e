import type {ReactNode} from 'react';

/** Something after the name in the navbar. Empty until the site has `theme/NavbarStart.tsx`. */
export function NavbarStart(): ReactNode {
  return null;
}
