import {join} from 'node:path';
import type {SidebarData, SiteData} from '@wuya/theme/types';
import {findSiteProblems} from '../check/siteProblems.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Content} from '../content/content.ts';
import type {Compiled} from '../content/compiler.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {createPlacements, type DocIndex} from '../render/docPage.ts';
import type {NoteSummary} from '@wuya/theme/types';
import type {SiteContent} from '../render/pages.ts';
import {createSidebarFile, type SidebarFile} from '../render/sidebarData.ts';
import {toHref} from '../render/siteData.ts';
import {flattenSidebar} from '../docs/sidebar.ts';
import {type AssetStore, createAssetStore} from '../routes/assets.ts';
import {createReferenceResolver, type ReferenceResolver} from '../routes/references.ts';
import {createRouteTable, type RouteTable} from '../routes/routeTable.ts';

/** A site whose structure is known: routes, sidebars, neighbours. Articles need not be compiled yet. */
export interface SiteModel {
  readonly content: Content;
  readonly table: RouteTable;
  readonly index: DocIndex;
  readonly assets: AssetStore;
  readonly references: ReferenceResolver;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Puts content into its places.
 * @param compiledAt the compiled article at a permalink as far as there is one; decides which anchors can be checked
 */
export function createSiteModel(
  site: LoadedConfig,
  siteData: SiteData,
  content: Content,
  compiledAt: (permalink: string) => Compiled | undefined,
): SiteModel {
  const {config} = site;
  const table = createRouteTable(content, {baseUrl: config.baseUrl, searchHref: siteData.searchHref, onDuplicateRoutes: config.onDuplicateRoutes});
  const byId = new Map(content.docs.map((doc) => [doc.id, doc]));
  const sidebarFiles = new Map<string, SidebarFile>();
  for (const sidebar of content.sidebars) {
    const section = siteData.sections.find((s) => s.id === sidebar.name);
    sidebarFiles.set(sidebar.name, createSidebarFile(sidebar, byId, section, (href) => toHref(config, {to: href})));
  }
  const assets = createAssetStore();
  const ids = new Map<string, ReadonlySet<string>>();
  const references = createReferenceResolver({
    dir: site.dir,
    config,
    content,
    table,
    assets,
    idsOf(permalink) {
      const known = ids.get(permalink);
      if (known) return known;
      const compiled = compiledAt(permalink);
      const set = compiled && new Set(compiled.markdown.ids);
      if (set) ids.set(permalink, set);
      return set;
    },
  });
  return {
    content,
    table,
    index: {byId, placement: createPlacements(content.sidebars), sidebarFiles},
    assets,
    references,
    diagnostics: [...content.diagnostics, ...table.diagnostics, ...findSiteProblems(site, siteData, content, table)],
  };
}

/** What component pages get to know of the notes. */
export function createSiteContent(siteData: SiteData, model: SiteModel): SiteContent {
  const notes = model.content.sidebars.flatMap((sidebar) => {
    const section = siteData.sections.find((s) => s.id === sidebar.name);
    return flattenSidebar(sidebar.items).flatMap(({docId}): NoteSummary[] => {
      const doc = model.index.byId.get(docId)!;
      if (doc.permalink === section?.href) return [];
      const date = doc.frontMatter.last_update?.date;
      return [{title: doc.title, href: doc.permalink, ...(section && {section: section.id}), ...(date && {date})}];
    });
  });
  return {site: siteData, notes};
}

/** The sidebar a page shows, as data. */
export function sidebarOf(model: SiteModel, page: {kind: string; sidebar?: {name: string} | null}): SidebarData | null {
  return page.sidebar ? (model.index.sidebarFiles.get(page.sidebar.name)?.data ?? null) : null;
}

/** Folder of everything the engine keeps between runs. */
export function stateDirOf(dir: string): string {
  return join(dir, '.wuya');
}
