import type {MessageId} from '@wuya/theme/messages';
import type {DocPage} from '@wuya/theme/types';
import type {Doc} from '../content/docs/doc.ts';
import {tellsVersions} from '../content/docs/siteVersions.ts';
import type {SidebarNode} from '../content/docs/sidebarTree.ts';
import {publishHeadImage} from '../document/headImage.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {resolveReferences, withArticle} from './page/article.ts';
import {backlinksOf} from './doc/backlinks.ts';
import {createCardMaker, itemsBeside} from './doc/cards.ts';
import {coveredItemsOf, coveredPermalinks, createCover} from './doc/cover.ts';
import {createDocPage} from './doc/docPage.ts';
import {createHomePage} from './homePage.ts';
import {isSearched} from './page/isSearched.ts';
import {searchedTags} from './page/searchedTags.ts';
import type {PageContext, PageKind} from './kind.ts';
import {sidebarNameOf} from './doc/docIndex.ts';
import {belowOf} from './graph/printBelow.ts';
import {linksIn} from './doc/related.ts';
import {createPageVersion} from './doc/pageVersion.ts';

export interface DocRoute extends Route {
  readonly kind: 'doc';
  readonly doc: Doc;
}

/** The page of a note. */
export const docKind: PageKind<DocRoute> = {
  routes: ({docs}) =>
    docs.map((doc) => ({
      kind: 'doc',
      permalink: doc.permalink,
      file: doc.source.path,
      originalFile: doc.source.originalPath,
      doc,
    })),
  isOfFile: true,
  source: ({doc}) => doc,
  shows({doc}, context) {
    const index = context.indexes.get(doc.version)!;
    const covered = coveredItemsOf(doc, index, context);
    if (covered) return coveredPermalinks(covered.items, index);
    const references = context.articleAt(doc.permalink)?.markdown.references ?? [];
    if (!references.some(({kind}) => kind === 'cards')) return [];
    return permalinksOf(itemsBeside(doc, index), doc.version, context);
  },
  resolve({doc: written, permalink}, context) {
    const {config, site, references} = context;
    const compiled = context.articleAt(permalink)!;
    const own = {
      file: written.source.path,
      permalink,
      originalFile: written.source.originalPath,
      slug: written.frontMatter.slug,
    };
    const {source: doc, diagnostics} = publishHeadImage(written, own, context);
    const resolved = resolveReferences(compiled, own, {
      references,
      makeCards: createCardMaker(context, doc),
    });
    const index = context.indexes.get(doc.version)!;
    const outputPath = outputPathOf(permalink, config.baseUrl);
    const file = doc.source.path;
    const {home} = doc;
    if (home) {
      const made = createHomePage({...doc, home}, own, context);
      const all = [...diagnostics, ...made.diagnostics];
      return withArticle(compiled, {
        page: made.page,
        outputPath,
        file,
        references,
        resolved,
        diagnostics: all,
      });
    }
    const covered = coveredItemsOf(doc, index, context);
    // One that lists its notes itself, or is code, has its own way to show them.
    const isCovered =
      covered &&
      !compiled.markdown.code &&
      !compiled.markdown.references.some(({kind}) => kind === 'cards');
    const made = createDocPage({
      doc,
      markdown: compiled.markdown,
      titleHtml: resolved.titleHtml,
      index,
      config,
      site,
      homeLabel: site.messages['theme.docs.breadcrumbs.home' satisfies MessageId]!,
      version: createPageVersion(index, ({docs}) => docs.find(({id}) => id === doc.id)?.permalink),
      backlinks: backlinksOf(doc, context),
      lastCommit: context.content.lastUpdates.get(doc.source.path),
    });
    const withRelated = (page: DocPage): DocPage => {
      if (!config.themeConfig.docs.related) return page;
      const related = index.relatedTo({
        doc,
        links: linksIn(resolved.attributes),
        shown: [page.previous?.href, page.next?.href],
      });
      return related.length > 0 ? {...page, related} : page;
    };
    const page = isCovered
      ? {...made, cover: createCover(covered.items, {index, context, water: covered.water})}
      : withRelated(made);
    // One that shows its notes itself needs no picture of them.
    const below = isCovered ? undefined : belowOf(doc, context);
    return withArticle(compiled, {
      page,
      outputPath,
      file,
      references,
      resolved,
      below,
      diagnostics,
    });
  },
  published: {
    search({doc}, {site, indexes}) {
      if (!isSearched(doc)) return null;
      const index = indexes.get(doc.version)!;
      // A reader is in one version: the last one, where the site shows no versions.
      const {version} = index.content;
      if (!tellsVersions(index.collection.versions) && !version.isLast) return null;
      const sidebar = index.placementOf(doc.id)?.sidebar.name;
      const name = sidebar && sidebarNameOf(index, sidebar);
      return {
        title: doc.title || site.title,
        section:
          site.sections.find(({id}) => id === name)?.label ??
          index.collection.options.label ??
          site.title,
        lead: doc.frontMatter.description,
        tags: searchedTags(index.content.tagsOf.get(doc.id), doc.frontMatter),
        version: version.key,
      };
    },
    texts: 'notes',
  },
  component: null,
};

/** Lists the addresses of the docs among items of a sidebar. */
export function permalinksOf(
  items: readonly SidebarNode[],
  version: string,
  {indexes}: PageContext,
): string[] {
  const {byId} = indexes.get(version)!;
  return items.flatMap((item) =>
    'docId' in item && item.docId !== undefined ? (byId.get(item.docId)?.permalink ?? []) : [],
  );
}
