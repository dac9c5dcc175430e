import {join} from 'node:path';
import type {SidebarData, SiteData} from '@wuya/theme/types';
import {findSiteProblems} from '../check/siteProblems.ts';
import {type LoadedConfig, placeProblems} from '../config/loadConfig.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Content} from '../content/content.ts';
import type {VersionContent} from '../content/docs.ts';
import type {Compiled} from '../content/compiler.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {createPlacements, type DocIndex, lastVersionOf} from '../render/docIndex.ts';
import type {NoteSummary} from '@wuya/theme/types';
import type {PageContext, SiteContent} from '../render/pages.ts';
import {createSidebarFile, type SidebarFile} from '../render/sidebarData.ts';
import {toHref} from '../render/siteData.ts';
import {flattenSidebar} from '../docs/sidebarTree.ts';
import {type AssetStore, createAssetStore} from '../routes/assets.ts';
import {createReferenceResolver, type ReferenceResolver} from '../routes/references.ts';
import {type Redirect, resolveRedirects} from '../routes/redirects.ts';
import {createRouteTable, type RouteTable} from '../routes/routeTable.ts';

/** A site whose structure is known: routes, sidebars, neighbours. Articles need not be compiled yet. */
export interface SiteModel {
  readonly content: Content;
  readonly table: RouteTable;
  /** Facts about the notes of each version, by its name. */
  readonly indexes: ReadonlyMap<string, DocIndex>;
  /** Files of the sidebars by their paths in the output. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>;
  readonly assets: AssetStore;
  readonly references: ReferenceResolver;
  readonly redirects: readonly Redirect[];
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
  const indexes = new Map(content.versions.map((versionContent) => [versionContent.version.name, createIndex(versionContent, config, siteData)]));
  const sidebarFiles = new Map([...indexes.values()].flatMap((index) => [...index.sidebarFiles.values()].map((file) => [file.path, file])));
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
  const {redirects, problems} = resolveRedirects(config, table, new Set(content.staticFiles.map(({path}) => path)));
  return {
    content,
    table,
    indexes,
    sidebarFiles,
    assets,
    references,
    redirects,
    diagnostics: [...placeProblems(problems, site.file), ...content.diagnostics, ...table.diagnostics, ...findSiteProblems(site, siteData, content, table)],
  };
}

function createIndex(content: VersionContent, config: SiteConfig, siteData: SiteData): DocIndex {
  const byId = new Map(content.docs.map((doc) => [doc.id, doc]));
  const sidebarFiles = content.sidebars.map((sidebar): [string, SidebarFile] => {
    const section = siteData.sections.find((s) => s.id === sidebar.name);
    return [sidebar.name, createSidebarFile(sidebar, byId, section, (href) => toHref(config, {to: href}), content.version.name)];
  });
  return {content, byId, placementOf: createPlacements(content.sidebars), sidebarFiles: new Map(sidebarFiles)};
}

/** What component pages get to know of the notes: those of the last version. */
export function createSiteContent(siteData: SiteData, model: SiteModel): SiteContent {
  const {versions, lastUpdates} = model.content;
  const last = lastVersionOf(versions);
  const byId = last && model.indexes.get(last.version.name)!.byId;
  const notes = (last?.sidebars ?? []).flatMap((sidebar) => {
    const section = siteData.sections.find((s) => s.id === sidebar.name);
    return flattenSidebar(sidebar.items).flatMap((stop): NoteSummary[] => {
      const doc = 'docId' in stop ? byId?.get(stop.docId) : undefined;
      if (!doc || doc.permalink === section?.href) return [];
      const date = doc.frontMatter.last_update?.date ?? lastUpdates.get(doc.source.path)?.date;
      return [{title: doc.title, href: doc.permalink, ...(section && {section: section.id}), ...(date && {date})}];
    });
  });
  return {site: siteData, notes};
}

/** The sidebar a page shows, as data. */
export function sidebarOf({sidebarFiles}: SiteModel, {baseUrl}: SiteData, page: {readonly kind: string; readonly sidebar?: {readonly url: string} | null}): SidebarData | null {
  return page.sidebar ? (sidebarFiles.get(page.sidebar.url.slice(baseUrl.length))?.data ?? null) : null;
}

/** What resolving pages needs of a site. */
export function createPageContext(config: SiteConfig, siteData: SiteData, model: SiteModel, compiledAt: (permalink: string) => Compiled | undefined): PageContext {
  const {indexes, references, content} = model;
  return {config, site: siteData, indexes, references, versions: content.versions, blog: content.blog, lastUpdates: content.lastUpdates, excerptOf: (permalink) => compiledAt(permalink)?.markdown.excerpt || undefined};
}

/** Folder of everything the engine keeps between runs. */
export function stateDirOf(dir: string): string {
  return join(dir, '.wuya');
}
