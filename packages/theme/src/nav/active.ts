import type {NavItem, PageData, Section, SiteData} from '../types.ts';

/** The section whose sidebar the page shows, if it shows one. */
export function findSection(site: SiteData, page: PageData): Section | undefined {
  if (page.kind !== 'doc' || page.sidebar === null) return undefined;
  const {name} = page.sidebar;
  return site.sections.find((section) => section.id === name);
}

/** The one item that stands for the open page: that of its section, else the one with the longest matching path. */
export function findActiveNavItem(site: SiteData, page: PageData): NavItem | undefined {
  const section = findSection(site, page);
  const bySection = section && site.navItems.find((item) => item.href === section.href);
  if (bySection) return bySection;
  const matching = site.navItems.filter((item) => isBelow(item, page.path, site.baseUrl));
  return matching.sort((a, b) => activePathOf(b).length - activePathOf(a).length)[0];
}

function isBelow(item: NavItem, path: string, baseUrl: string): boolean {
  if (item.external) return false;
  const active = activePathOf(item);
  return active === baseUrl ? path === baseUrl : path.startsWith(active);
}

function activePathOf(item: NavItem): string {
  return item.activePath ?? item.href;
}
