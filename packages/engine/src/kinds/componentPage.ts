import {basename} from 'node:path';
import type {ComponentPage, NoteSummary} from '@wuya/theme/types';
import {DEFAULT_COLLECTION} from '../config/options/collection.ts';
import type {ComponentPageSource} from '../content/pages/page.ts';
import {flattenSidebar} from '../content/docs/sidebarTree.ts';
import type {SiteContent} from '../document/renderer.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findFramePlace, plainReason} from '../errors/plainReason.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {lastVersionOf} from '../content/docs/siteVersions.ts';
import {summaryOf} from './blog/blogFacts.ts';
import {sidebarNameOf} from './doc/docIndex.ts';
import {headOf} from './page/head.ts';
import type {PageContext, PageKind} from './kind.ts';
import {resolveNotFoundPage} from './notFound.ts';
import {withoutArticle} from './page/resolvedPage.ts';

export interface ComponentPageRoute extends Route {
  readonly kind: 'componentPage';
  readonly page: ComponentPageSource;
}

/** A single page written as a React component. */
export const componentPageKind: PageKind<ComponentPageRoute> = {
  routes: ({componentPages}) =>
    componentPages.map((page) => ({
      kind: 'componentPage',
      permalink: page.permalink,
      file: page.path,
      originalFile: page.originalPath,
      page,
    })),
  isOfFile: true,
  source: null,
  shows: null,
  async resolve({page: source, permalink}, {config, site}, loadComponent) {
    try {
      const {meta, data} = await loadComponent(source);
      JSON.stringify(data); // throws for what cannot travel in the page
      const page: ComponentPage = {
        kind: 'component',
        path: permalink,
        head: headOf(config, permalink, meta),
        htmlClass: `plugin-pages plugin-id-${source.setId}`,
        module: source.path,
        data,
      };
      return {
        resolved: withoutArticle(page, outputPathOf(permalink, config.baseUrl)),
        diagnostics: [],
      };
    } catch (error) {
      return {
        resolved: resolveNotFoundPage(config, site),
        diagnostics: [componentProblem(error, source)],
      };
    }
  },
  published: {search: () => null, texts: 'pages'},
  component: null,
};

/** Creates the diagnostic of a page: PG-001 for one without default export, PG-002 for any other failure of its code. */
function componentProblem(
  error: unknown,
  {path, component = path, permalink}: ComponentPageSource,
): Diagnostic {
  const reason = plainReason(error);
  const frame = findFramePlace(reason);
  const isOwn = frame !== undefined && basename(frame.file) === basename(component);
  const {line, column} = isOwn ? frame : {line: 1, column: 1};
  const place = {file: component, line, column};
  return /no default export/.test(reason)
    ? createDiagnostic('PG-001', {route: permalink}, {place})
    : createDiagnostic('PG-002', {route: permalink, reason}, {place});
}

/** Collects what component pages get to know of the notes: those of the last version of each collection. */
export function createSiteContent({site, content, indexes}: PageContext): SiteContent {
  const lists = content.collections.flatMap(({versions}) => {
    const last = lastVersionOf(versions);
    const index = last && indexes.get(last.version.key)!;
    return index ? last.sidebars.map((sidebar) => ({sidebar, index})) : [];
  });
  const notes = lists.flatMap(({sidebar, index}) => {
    const name = sidebarNameOf(index, sidebar.name);
    const section = site.sections.find(({id}) => id === name);
    return sidebar.items.flatMap((item) =>
      flattenSidebar([item]).flatMap((stop): NoteSummary[] => {
        const doc = 'docId' in stop ? index.byId.get(stop.docId) : undefined;
        if (!doc || doc.permalink === section?.href) return [];
        const date =
          doc.frontMatter.last_update?.date ?? content.lastUpdates.get(doc.source.path)?.date;
        const {description} = doc.frontMatter;
        return [
          {
            title: doc.title,
            href: doc.permalink,
            ...(section && {section: section.id}),
            ...(item.kind === 'category' && {category: item.label}),
            ...(date && {date}),
            ...(description && {description}),
          },
        ];
      }),
    );
  });
  const posts = content.blogs.flatMap(({options: {id}, listed}) =>
    listed.map((post) => ({
      ...summaryOf(post),
      ...(id !== DEFAULT_COLLECTION && {blog: id}),
    })),
  );
  return {site, notes, posts};
}
