import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon, RepositoryIcon} from './Icons.tsx';
import type {NavbarLinkProps} from '../base/parts.ts';

/** A word of the navbar, or its icon with the word for screen readers. */
export function NavbarLink({item, isCurrent}: NavbarLinkProps) {
  const text = useText();
  const outward = attributesOf(item);
  if (item.icon) {
    const label = item.external
      ? item.label + text('theme.IconExternalLink.ariaLabel')
      : item.label;
    return (
      <a
        className={joinClasses('iconbtn repo', item.className)}
        href={item.href}
        aria-label={label}
        {...outward}
      >
        <RepositoryIcon />
      </a>
    );
  }
  return (
    <a
      className={item.className}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      {...outward}
    >
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}
