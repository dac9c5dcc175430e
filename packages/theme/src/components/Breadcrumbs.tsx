import type {ReactNode} from 'react';
import {useSite, useText} from '../base/context.tsx';
import type {Crumb} from '../types.ts';

export interface BreadcrumbsProps {
  /** From the section to the page; the home page is put before them. */
  readonly crumbs: readonly Crumb[];
  /** What shows the home page in the place of our step. */
  readonly home?: ReactNode;
}

/** The way from the home page to this one. */
export function Breadcrumbs({crumbs, home}: BreadcrumbsProps) {
  const {baseUrl, homeHref = baseUrl} = useSite();
  const text = useText();
  if (crumbs.length === 0) return null;
  const label = text('theme.docs.breadcrumbs.home');
  const [first] = crumbs;
  const hasHome = first?.href === homeHref && (homeHref === baseUrl || first.label === label);
  const rest = hasHome ? crumbs.slice(1) : crumbs;
  const start = hasHome ? first : {label, href: homeHref};
  return (
    <nav
      className="crumbs theme-doc-breadcrumbs"
      aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}
    >
      <ol>
        {home ?? <CrumbItem crumb={start} isLast={rest.length === 0} />}
        {rest.map((crumb, index) => (
          <CrumbItem
            key={`${index}-${crumb.label}`}
            crumb={crumb}
            isLast={index === rest.length - 1}
          />
        ))}
      </ol>
    </nav>
  );
}

interface CrumbItemProps {
  readonly crumb: Crumb;
  readonly isLast: boolean;
}

function CrumbItem({crumb, isLast}: CrumbItemProps) {
  if (isLast) return <li aria-current="page">{crumb.label}</li>;
  return <li>{crumb.href === undefined ? crumb.label : <a href={crumb.href}>{crumb.label}</a>}</li>;
}
