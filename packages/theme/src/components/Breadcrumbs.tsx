import {useSite, useText} from '../base/context.tsx';
import type {Crumb} from '../types.ts';

export interface BreadcrumbsProps {
  /** From the section to the page; the home page is put before them. */
  readonly crumbs: readonly Crumb[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({crumbs}: BreadcrumbsProps) {
  const {baseUrl, homeHref = baseUrl} = useSite();
  const text = useText();
  if (crumbs.length === 0) return null;
  const label = text('theme.docs.breadcrumbs.home');
  const [first] = crumbs;
  const hasHome = first?.href === homeHref && (homeHref === baseUrl || first.label === label);
  const all = hasHome ? crumbs : [{label, href: homeHref}, ...crumbs];
  return (
    <nav
      className="crumbs theme-doc-breadcrumbs"
      aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}
    >
      <ol>
        {all.map((crumb, index) => (
          <CrumbItem
            key={`${index}-${crumb.label}`}
            crumb={crumb}
            isLast={index === all.length - 1}
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

/** One step of the way. */
export function CrumbItem({crumb, isLast}: CrumbItemProps) {
  if (isLast) return <li aria-current="page">{crumb.label}</li>;
  return <li>{crumb.href === undefined ? crumb.label : <a href={crumb.href}>{crumb.label}</a>}</li>;
}
