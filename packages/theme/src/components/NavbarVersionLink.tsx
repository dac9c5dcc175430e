import {useVersionedTarget} from '../hooks/useActiveVersion.ts';
import type {NavbarLinkProps} from '../base/parts.ts';
import {NavbarLink} from './NavbarLink.tsx';

/** A word of the navbar that leads elsewhere in each version of the notes. */
export function NavbarVersionLink({item, isCurrent}: NavbarLinkProps) {
  return <NavbarLink item={useVersionedTarget(item)} isCurrent={isCurrent} />;
}
