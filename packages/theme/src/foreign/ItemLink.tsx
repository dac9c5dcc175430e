import type {ReactNode} from 'react';
import {Link} from '../mdx/Link.tsx';
import {useBaseUrl} from '../mdx/useBaseUrl.ts';

export interface ItemLinkProps {
  readonly label?: ReactNode;
  readonly children?: ReactNode;
  readonly to?: string;
  readonly href?: string;
  readonly className?: string;
}

/** An item of the navbar that is a link, as items of the site's own are made of it. */
export function ItemLink({label, children, to, href, className}: ItemLinkProps) {
  const path = useBaseUrl(to);
  const target = path ?? href;
  return (
    <Link
      className={['navbar__item navbar__link', className].filter(Boolean).join(' ')}
      {...(target !== undefined && {to: target})}
    >
      {children ?? label}
    </Link>
  );
}
