import type {PageLink} from '@wuya/theme/types';
import {nameIn} from '../../content/source/collection.ts';
import type {DocsCollection, VersionContent} from '../../content/docs/loadDocs.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {
  categoriesByDoc,
  docIdsOf,
  flattenSidebar,
  pathsIn,
  type Sidebar,
  type SidebarCategoryNode,
  type SidebarNode,
  type SidebarStop,
  stopKeyOf,
} from '../../content/docs/sidebarTree.ts';
import type {RelatedFinder} from './related.ts';
import type {SidebarFile} from './sidebarData.ts';

/** Place of a page: its sidebar and its neighbours there. */
export interface Placement {
  readonly sidebar: Sidebar;
  /** The categories above it, outermost first, then its own item. */
  readonly path: readonly SidebarNode[];
  /** The category that it opens. */
  readonly category?: SidebarCategoryNode;
  readonly previous?: SidebarStop;
  readonly next?: SidebarStop;
}

/** Finds the place of a page by its key in a sidebar; in the first that has it when none is named. */
type PlacementLookup = (key: string, sidebarName?: string) => Placement | undefined;

/** Facts about the notes of one version that single pages show: built once a build. */
export interface DocIndex {
  readonly collection: DocsCollection;
  readonly content: VersionContent;
  readonly byId: ReadonlyMap<string, Doc>;
  readonly placementOf: PlacementLookup;
  /** Files of the sidebars by their names. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>;
  readonly relatedTo: RelatedFinder;
}

/** Names a sidebar among those of all collections, which its section bears too. */
export function sidebarNameOf({collection}: Pick<DocIndex, 'collection'>, name: string): string {
  return nameIn(collection.options.id, name);
}

/** Finds for every page of some sidebars its neighbours in reading order. A page that is in no reading order has none. */
export function createPlacements(sidebars: readonly Sidebar[]): PlacementLookup {
  const bySidebar = new Map(sidebars.map((sidebar) => [sidebar.name, placementsIn(sidebar)]));
  return (key, name) =>
    (name === undefined
      ? [...bySidebar.values()].find((placements) => placements.has(key))
      : bySidebar.get(name)
    )?.get(key);
}

function placementsIn(sidebar: Sidebar): ReadonlyMap<string, Placement> {
  const paths = pathsIn(sidebar.items);
  const categories = categoriesByDoc(sidebar.items);
  const placeOf = (key: string): Placement => {
    const category = categories.get(key);
    return {sidebar, path: paths.get(key)!, ...(category && {category})};
  };
  const placements = new Map(docIdsOf(sidebar.items).map((id) => [id, placeOf(id)]));
  const stops = flattenSidebar(sidebar.items);
  const seen = new Set<string>();
  stops.forEach((stop, i) => {
    const key = stopKeyOf(stop);
    if (seen.has(key)) return; // a page that occurs twice is read where it comes first
    seen.add(key);
    const [previous, next] = [stops[i - 1], stops[i + 1]];
    placements.set(key, {...placeOf(key), ...(previous && {previous}), ...(next && {next})});
  });
  return placements;
}

/** Makes the link to a stop, with the label that pagers give it. */
export function toPageLink(
  stop: SidebarStop | undefined,
  byId: ReadonlyMap<string, Doc>,
): PageLink | undefined {
  if (!stop) return undefined;
  if ('index' in stop) return {title: stop.label, href: stop.index.permalink};
  const doc = byId.get(stop.docId)!;
  return {
    title: doc.frontMatter.pagination_label ?? stop.label ?? doc.sidebarLabel,
    href: doc.permalink,
  };
}
