import type {SiteConfig} from '../../config/siteConfig.ts';
import type {Route, RouteTable} from '../routeTable.ts';
import type {Redirect} from './redirect.ts';

/** The document of the first address. */
const HOME = 'index.html';

/**
 * Leads from the first address of a site, where it has no page, to its first section, note or list of posts: the address
 * that is given to others must not answer 404. Returns undefined where there is a page or nothing to lead to.
 */
export function createHomeRedirect(
  {baseUrl}: Pick<SiteConfig, 'baseUrl'>,
  table: RouteTable,
  {sections, staticPaths}: {sections: readonly string[]; staticPaths: ReadonlySet<string>},
): Redirect | undefined {
  if (table.byPermalink.has(baseUrl) || staticPaths.has(HOME)) return undefined;
  // Notes are listed by the names of their files: the main one has the shortest address.
  const shortest = new Map<string, Route>();
  for (const route of table.byPermalink.values()) {
    const known = shortest.get(route.kind);
    if (!known || depthOf(route) < depthOf(known)) shortest.set(route.kind, route);
  }
  const first = ['doc', 'blogList', 'markdownPage', 'componentPage']
    .map((kind) => shortest.get(kind))
    .find((route) => route !== undefined);
  const href = sections.find((section) => table.byPermalink.has(section)) ?? first?.permalink;
  return href === undefined ? undefined : {outputPath: HOME, href};
}

const depthOf = ({permalink}: Pick<Route, 'permalink'>): number => permalink.split('/').length;
