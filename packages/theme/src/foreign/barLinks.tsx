import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {usePage, useSite} from '../base/context.tsx';
import {ExternalHint} from '../components/ExternalHint.tsx';
import {OutwardIcon} from '../components/Icons.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {isRegexpStringMatch} from '../mdx/foreignNames.ts';
import {isSamePath} from '../mdx/foreignSidebar.tsx';
import {Link, type LinkProps} from '../mdx/Link.tsx';
import {useBaseUrl} from '../mdx/useBaseUrl.ts';

export interface NavLinkProps extends LinkProps {
  readonly label?: ReactNode;
  /** In the place of the label. */
  readonly html?: string;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

/** A link of the navbar, as components of a Docusaurus site make items of it. */
export function NavbarNavLink({
  label,
  html,
  to,
  href,
  activeBasePath,
  activeBaseRegex,
  activeClassName = '',
  className,
  children,
  ...rest
}: NavLinkProps) {
  const {path} = usePage();
  const {baseUrl} = useSite();
  const target = useBaseUrl(to);
  const base = useBaseUrl(activeBasePath ?? to ?? '');
  const isBelow = base !== baseUrl && base !== '' && path.startsWith(base);
  const isActive = activeBaseRegex
    ? isRegexpStringMatch(activeBaseRegex, path)
    : (to !== undefined || activeBasePath !== undefined) && (isSamePath(base, path) || isBelow);
  const inner = useHtml(html ?? '');
  const isOutward = /^https?:\/\//.test(href ?? to ?? '') && rest.target !== '_self';
  const isMarked = isActive || /--active\b/.test(className ?? '');
  return (
    <Link
      {...(target !== undefined && {to: target})}
      {...(href !== undefined && {href})}
      {...(isMarked && {'aria-current': isActive ? 'page' : 'true'})}
      {...rest}
      className={joinClasses(className, isActive && activeClassName)}
    >
      {children ??
        (html === undefined ? (
          <>
            {label}
            {isOutward && <OutwardIcon small />}
            {isOutward && <ExternalHint />}
          </>
        ) : (
          <span dangerouslySetInnerHTML={inner} />
        ))}
    </Link>
  );
}
