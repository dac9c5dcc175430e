import {usePage, useSite, useText} from '../base/context.tsx';
import {IconHome} from './icons.tsx';

/** A step of the way to a note, as Docusaurus tells it. */
export interface SidebarBreadcrumb {
  readonly type: 'category' | 'link';
  readonly label: string;
  readonly href?: string;
}

/** Gives the way from the section of a note to it; null on pages that have none. */
export function useSidebarBreadcrumbs(): readonly SidebarBreadcrumb[] | null {
  const page = usePage();
  if (page.kind !== 'doc' || page.breadcrumbs.length === 0) return null;
  const last = page.breadcrumbs.length - 1;
  return page.breadcrumbs.map(({label, href}, i) => ({
    type: i === last ? 'link' : 'category',
    label,
    ...(href !== undefined && {href}),
  }));
}

/** The first step, `@theme/DocBreadcrumbs/Items/Home`. */
export function HomeBreadcrumb() {
  const {baseUrl, homeHref = baseUrl} = useSite();
  const text = useText();
  return (
    <li className="breadcrumbs__item">
      <a
        className="breadcrumbs__link"
        href={homeHref}
        aria-label={text('theme.docs.breadcrumbs.home')}
      >
        <IconHome width={16} height={16} />
      </a>
    </li>
  );
}
