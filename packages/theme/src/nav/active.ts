import type {NavDropdownItem, NavItem, NavTarget, PageData, Section, SiteData} from '../types.ts';

/** Finds the section whose sidebar the page shows, if it shows one. */
export function findSection(site: SiteData, page: PageData): Section | undefined {
  const name = sidebarOf(page);
  return name === undefined ? undefined : site.sections.find((section) => section.id === name);
}

/**
 * Finds the one link that stands for the open page, alone or in a dropdown: that of its sidebar, else the longest matching
 * path.
 */
export function findActiveTarget(site: SiteData, page: PageData): NavTarget | undefined {
  const links = site.navItems
    .flatMap((item): readonly (NavItem | NavDropdownItem)[] =>
      item.kind === 'dropdown' ? item.items : [item],
    )
    .filter(
      (item) => item.kind === 'link' && item.locale === undefined && item.version === undefined,
    ) as NavTarget[];
  const name = sidebarOf(page);
  const section = findSection(site, page);
  return (
    links.find(({href}) => href === page.path) ??
    links.find(
      ({sidebar, href}) => (name !== undefined && sidebar === name) || href === section?.href,
    ) ??
    links
      .filter((link) => isBelow(link, page.path, site.baseUrl))
      .sort((a, b) => activePathOf(b).length - activePathOf(a).length)[0]
  );
}

function sidebarOf(page: PageData): string | undefined {
  return page.kind === 'doc' ? page.sidebar?.name : undefined;
}

function isBelow(item: NavTarget, path: string, baseUrl: string): boolean {
  if (item.external) return false;
  const active = activePathOf(item);
  return active === baseUrl ? path === baseUrl : path.startsWith(active);
}

function activePathOf(item: NavTarget): string {
  return item.activePath ?? item.href;
}
