import {joinClasses} from '../classes.ts';
import {useText} from '../context.tsx';
import type {NavLink} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon, RepositoryIcon} from './Icons.tsx';

export interface NavbarLinkProps {
  readonly item: NavLink;
  readonly isCurrent: boolean;
}

/** A word of the navbar, or its icon with the word for readers of speech. */
export function NavbarLink({item, isCurrent}: NavbarLinkProps) {
  const text = useText();
  const outward = item.external ? EXTERNAL_LINK : undefined;
  if (item.icon) {
    const label = item.external ? item.label + text('theme.IconExternalLink.ariaLabel') : item.label;
    return (
      <a className={joinClasses('iconbtn repo', item.className)} href={item.href} aria-label={label} {...outward}>
        <RepositoryIcon />
      </a>
    );
  }
  return (
    <a className={item.className} href={item.href} aria-current={isCurrent ? 'page' : undefined} {...outward}>
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}
