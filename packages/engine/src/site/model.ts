import {sitemapPathOf} from '../output/machine/sitemap.ts';
import {basename} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import {partialFilesOf} from '../article/mdx/partials.ts';
import {createSampleSources} from '../article/samples/siteFiles.ts';
import type {Compiled} from '../article/compiled.ts';
import type {Blog} from '../content/blog/blog.ts';
import type {ReadingTimes} from '../content/blog/readingTime.ts';
import type {Content} from '../content/content.ts';
import type {DocsCollection, VersionContent} from '../content/docs/loadDocs.ts';
import {toStoreSuffix} from '../config/docusaurus/common/storeSuffix.ts';
import {isForeignConfig, type LoadedConfig, placeProblems} from '../config/loadConfig.ts';
import {readRulesOf} from '../content/source/readRules.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createBrand} from '../document/brand.ts';
import {resolveNavItems} from '../document/navItems.ts';
import {
  asksForFrontMatter,
  drawsLists,
  listItemTypes,
} from '../config/docusaurus/theme/swizzles.ts';
import {listOwnItems} from '../document/ownNavItems.ts';
import {createSiteData, graphHrefOf, toHref} from '../document/siteData.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {createLinkGraph, type LinkGraph} from '../kinds/doc/backlinks.ts';
import {type BlogFacts, createBlogFacts} from '../kinds/blog/blogFacts.ts';
import {createPlacements, type DocIndex, sidebarNameOf} from '../kinds/doc/docIndex.ts';
import type {PageContext} from '../kinds/kind.ts';
import {createRouteTable, type KindTable} from '../kinds/kinds.ts';
import {createSiteVersions} from '../kinds/doc/pageVersion.ts';
import {createRelatedFinder} from '../kinds/doc/related.ts';
import {createSidebarFile, type SidebarFile} from '../kinds/doc/sidebarData.ts';
import {type AddressWriter, createAddressWriter, withCaseOfPages} from '../routes/addressWriter.ts';
import {type CodeFiles, createCodeFiles} from '../routes/codeFiles.ts';
import type {Pictures} from '../routes/pictures/pictures.ts';
import {type AssetStore, createAssetStore} from '../routes/assets.ts';
import type {ResolverInput} from '../routes/resolverContext.ts';
import {createReferenceResolver} from '../routes/references.ts';
import {listForeignRedirects} from '../routes/redirects/foreignRedirects.ts';
import {createHomeRedirect} from '../routes/redirects/homeRedirect.ts';
import {listNoteRedirects} from '../routes/oldAddresses.ts';
import {findRedirect, type Redirect} from '../routes/redirects/redirect.ts';
import {type ResolvedRedirects, resolveRedirects} from '../routes/redirects/resolveRedirects.ts';
import {findSiteProblems} from './problems/siteProblems.ts';

/** A state of a site whose structure is known: routes, sidebars, neighbours. Articles need not be compiled yet. */
export interface SiteModel {
  /** With the addresses that readers see; that of `context` has those of the route table. */
  readonly siteData: SiteData;
  readonly addresses: AddressWriter;
  readonly content: Content;
  readonly table: PageContext['table'];
  /** Files of the sidebars by their paths in the output. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>;
  readonly assets: AssetStore;
  readonly pictures: Pictures;
  readonly codeFiles: CodeFiles;
  readonly redirects: readonly Redirect[];
  /** What resolving pages needs. */
  readonly context: PageContext;
  readonly diagnostics: readonly Diagnostic[];
}

interface ModelInput {
  readonly loaded: LoadedConfig;
  readonly content: Content;
  readonly kinds: KindTable;
  readonly readingTimes: ReadingTimes;
  readonly pictures: Pictures;
  /** The compiled article at an address, as far as it is compiled. */
  articleAt(permalink: string): Compiled | undefined;
  /** Tells whether another language of the site has an address. */
  readonly hasInOther?: ResolverInput['hasInOther'];
}

/** Adds the redirect of the home page unless the site has one. */
function withHome(
  redirects: readonly Redirect[],
  createHome: () => Redirect | undefined,
): readonly Redirect[] {
  const isTaken = redirects.some(({outputPath}) => outputPath === 'index.html');
  const home = isTaken ? undefined : createHome();
  return home ? [...redirects, home] : redirects;
}

/** Finds all old addresses of a site, and what leads from its first address where that has no page. */
function findRedirects(
  {loaded, content}: Pick<ModelInput, 'loaded' | 'content'>,
  table: SiteModel['table'],
  {sections}: Pick<SiteData, 'sections'>,
): ResolvedRedirects {
  const {config, foreign} = loaded;
  const makeRedirects = foreign?.makeRedirects;
  const staticPaths = new Set(content.staticFiles.map(({path}) => path));
  const resolved = resolveRedirects({
    config: {
      ...config,
      redirects: [...config.redirects, ...listForeignRedirects({config, makeRedirects}, table)],
    },
    table,
    staticPaths,
    ofNotes: listNoteRedirects(content, config.baseUrl),
  });
  const hrefs = sections.map(({href}) => href);
  const redirects = withHome(resolved.redirects, () =>
    createHomeRedirect(config, table, {sections: hrefs, staticPaths}),
  );
  return {...resolved, redirects};
}

/** Builds the model of a site from its content. */
export function createSiteModel(input: ModelInput): SiteModel {
  const {loaded, content, kinds} = input;
  const {dir, config, foreign} = loaded;
  const navbar = resolveNavItems(config, content.versions, [
    ...listOwnItems(dir),
    ...(foreign ? listItemTypes(dir) : []),
  ]);
  const brand = createBrand(loaded);
  const plainData = createSiteData(config, navbar.items, {
    versions: createSiteVersions(content.collections),
    brandHtml: brand.html,
    logoHref: foreign?.logoHref,
    footerLogo: foreign?.footerLogo,
    footerHtml: foreign?.footerHtml,
    sendsFrontMatter: foreign !== undefined && asksForFrontMatter(dir, foreign.givenComponents),
    sendsPosts: foreign !== undefined && drawsLists(dir, foreign.givenComponents),
    sitemapPath: sitemapPathOf(foreign?.sitemap) ?? null,
  });
  const table = createRouteTable(
    content,
    {
      ...config,
      searchHref: plainData.searchHref,
      graphHref: graphHrefOf(config),
      configFile: basename(loaded.file),
    },
    kinds,
  );
  const assets = createAssetStore(readRulesOf(loaded));
  const codeFiles = createCodeFiles({
    files: partialFilesOf(loaded),
    baseUrl: config.baseUrl,
    sources: createSampleSources(dir, config),
  });
  const redirects = findRedirects(input, table, plainData);
  const homeHref = findRedirect(redirects.redirects, '')?.href;
  const storeSuffix = toStoreSuffix(foreign?.storeNamespace, config);
  const siteData: SiteData = {
    ...plainData,
    ...(homeHref !== undefined && table.byPermalink.has(homeHref) && {homeHref}),
    ...(storeSuffix && {storeSuffix}),
  };
  const addresses = createAddressWriter(config, (path) => table.byPermalink.has(path));
  const ofConfig = isForeignConfig(loaded.file)
    ? withCaseOfPages(addresses, table.byPermalink)
    : addresses;
  const context = createContext(input, {siteData, table, assets, codeFiles, addresses, ofConfig});
  const sidebarFiles = [...context.indexes.values()].flatMap((index) => [
    ...index.sidebarFiles.values(),
  ]);
  return {
    siteData: ofConfig.data(siteData),
    addresses,
    content,
    table,
    sidebarFiles: new Map(sidebarFiles.map((file) => [file.path, file])),
    assets,
    pictures: input.pictures,
    codeFiles,
    redirects: redirects.redirects.map((one) => ({...one, href: ofConfig.address(one.href)})),
    context,
    diagnostics: [
      ...placeProblems(
        [...loaded.notices, ...navbar.problems, ...brand.problems, ...redirects.problems],
        loaded.file,
      ),
      ...(loaded.warnings ?? []),
      ...content.diagnostics,
      ...table.diagnostics,
      ...redirects.diagnostics,
      ...findSiteProblems({site: loaded, siteData, content, table}),
    ],
  };
}

function createContext(
  {loaded, content, readingTimes, pictures, articleAt, hasInOther}: ModelInput,
  {
    siteData,
    table,
    assets,
    codeFiles,
    addresses,
    ofConfig,
  }: Pick<SiteModel, 'siteData' | 'table' | 'assets' | 'codeFiles' | 'addresses'> & {
    /** Writes the addresses that the configuration has. */
    readonly ofConfig: AddressWriter;
  },
): PageContext {
  const {dir, file, config, foreign} = loaded;
  const ids = new WeakMap<Compiled, ReadonlySet<string>>();
  const references = createReferenceResolver({
    dir,
    isForeign: isForeignConfig(file),
    noteRedirects: listNoteRedirects(content, config.baseUrl),
    config,
    content,
    table,
    assets,
    addresses,
    pictures,
    codeFiles,
    articleAt,
    hasInOther,
    idsOf(permalink) {
      const compiled = articleAt(permalink);
      if (!compiled) return undefined;
      const set = ids.get(compiled) ?? new Set(compiled.markdown.ids);
      ids.set(compiled, set);
      return set;
    },
  });
  const facts = new Map<Blog, BlogFacts>();
  let graph: LinkGraph | undefined;
  const context: PageContext = {
    dir,
    isForeign: isForeignConfig(file),
    config,
    site: siteData,
    content,
    table,
    indexes: new Map(
      content.collections.flatMap((collection) =>
        collection.versions.map((version): [string, DocIndex] => [
          version.version.key,
          createIndex(version, collection, {config, siteData, addresses: ofConfig}),
        ]),
      ),
    ),
    references,
    readingTimes,
    givenTo: (permalink) => foreign?.pluginContent.ofPosts?.[permalink],
    articleAt,
    linkGraph: () => (graph ??= createLinkGraph(context)),
    blogFacts(blog) {
      const known = facts.get(blog) ?? createBlogFacts(context, blog);
      facts.set(blog, known);
      return known;
    },
  };
  return context;
}

function createIndex(
  content: VersionContent,
  collection: DocsCollection,
  {
    config,
    siteData,
    addresses,
  }: {readonly config: SiteConfig} & Pick<SiteModel, 'siteData' | 'addresses'>,
): DocIndex {
  const byId = new Map(content.docs.map((doc) => [doc.id, doc]));
  const sidebarFiles = content.sidebars.map((sidebar): [string, SidebarFile] => {
    const name = sidebarNameOf({collection}, sidebar.name);
    const section = siteData.sections.find(({id}) => id === name);
    return [
      sidebar.name,
      createSidebarFile(sidebar, {
        docs: byId,
        section,
        toHref: (href) => toHref(config, {to: href}),
        version: content.version,
        addresses,
      }),
    ];
  });
  return {
    collection,
    content,
    byId,
    placementOf: createPlacements(content.sidebars),
    sidebarFiles: new Map(sidebarFiles),
    relatedTo: createRelatedFinder(content.docs, content),
  };
}
