import type {NavTarget, PageData, Section, SiteData} from '../types.ts';

/** Finds the section whose sidebar the page shows, if it shows one. */
export function findSection(site: SiteData, page: PageData): Section | undefined {
  const name = sidebarOf(page);
  return name === undefined ? undefined : site.sections.find((section) => section.id === name);
}

/**
 * Finds the one link that stands for the open page, in the bar or else in a dropdown: the one to it, or that of its sidebar; else the
 * one that matches most of its path.
 */
export function findActiveTarget(site: SiteData, page: PageData): NavTarget | undefined {
  const inner = site.navItems.flatMap((item) => (item.kind === 'dropdown' ? item.items : []));
  const lists = [site.navItems, inner].map((items) =>
    (items as readonly NavTarget[]).filter(
      (item) => item.kind === 'link' && item.locale === undefined && item.version === undefined,
    ),
  );
  const name = sidebarOf(page);
  const section = findSection(site, page);
  return (
    lists.flatMap(
      (links) =>
        links.find(({href}) => href === page.path) ??
        links.find(
          ({sidebar, href}) => (name !== undefined && sidebar === name) || href === section?.href,
        ) ??
        [],
    )[0] ??
    lists
      .flat()
      .map((link) => ({link, length: matchedLength(link, page.path, site.baseUrl)}))
      .filter(({length}) => length > 0)
      .sort((a, b) => b.length - a.length)[0]?.link
  );
}

function sidebarOf(page: PageData): string | undefined {
  return page.kind === 'doc' ? page.sidebar?.name : undefined;
}

/** Tells how far into a path a link matches, by its own path or by its pattern; 0 for nothing. */
function matchedLength(
  {external, href, activePath = href, activePattern}: NavTarget,
  path: string,
  baseUrl: string,
): number {
  if (activePattern !== undefined) {
    const found = new RegExp(activePattern, 'i').exec(path);
    return found ? found.index + found[0].length : 0;
  }
  if (external) return 0;
  const isBelow =
    activePath === baseUrl
      ? path === baseUrl
      : `${path}/`.startsWith(`${activePath}/`.replace('//', '/'));
  return isBelow ? activePath.length : 0;
}
