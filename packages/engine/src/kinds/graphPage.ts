import type {MessageId} from '@wuya/theme/messages';
import type {MarkdownPage} from '@wuya/theme/types';
import {escapeText} from '../article/html/escape.ts';
import {derive, given} from '../cache/derived.ts';
import {hashOf} from '../cache/hash.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {printLists, printPicture, shelfIdOf, type WholeGraph} from './graph/printGraph.ts';
import {createShelves} from './graph/shelves.ts';
import {headOf} from './page/head.ts';
import type {PageContext, PageKind} from './kind.ts';

export interface GraphRoute extends Route {
  readonly kind: 'graph';
}

/** The page of all notes and how they lead to each other, where the site wants one. */
export const graphKind: PageKind<GraphRoute> = {
  routes: (_content, {graphHref = null, configFile}) =>
    graphHref === null ? [] : [{kind: 'graph', permalink: graphHref, file: configFile}],
  isOfFile: false,
  source: null,
  shows: (_route, {content: {docs, posts, markdownPages}}) =>
    [...docs, ...posts, ...markdownPages].map(({permalink}) => permalink),
  resolve({permalink}, context) {
    const {config, site} = context;
    const graph = collectGraph(context);
    const isEmpty = graph.links.length === 0;
    const title = site.messages['site.graph.title' satisfies MessageId]!;
    const lead: MessageId = isEmpty ? 'site.graph.empty' : 'site.graph.lead';
    const page: MarkdownPage = {
      kind: 'markdown',
      path: permalink,
      head: headOf(config, permalink, {title, description: site.messages[lead]!}),
      htmlClass: 'graph-wrapper plugin-pages plugin-id-default',
      titleHtml: escapeText(title),
      lead: site.messages[lead]!,
      toc: graph.shelves.map(({label}, i) => ({
        id: shelfIdOf(i),
        html: escapeText(label),
        level: 2,
      })),
      hideToc: graph.shelves.length < 2,
      readingMinutes: 0,
      wordCount: 0,
    };
    const whole = {graph: given(graph)};
    const picture = derive('picture', whole, ({graph: of}) => printPicture(of));
    const lists = derive('lists', whole, ({graph: of}) => printLists(of));
    return {
      resolved: {
        outputPath: outputPathOf(permalink, config.baseUrl),
        page,
        html: () => picture.get() + lists.get(),
        // Two thirds of the page are its picture, which says nothing in Markdown.
        plainHtml: lists.get,
        key: hashOf(JSON.stringify(page), picture.key, lists.key),
      },
      diagnostics: [],
    };
  },
  published: null,
  component: null,
};

function collectGraph(context: PageContext): WholeGraph {
  const {site} = context;
  const shelves = createShelves(context);
  const shown = new Set(shelves.flatMap(({pages}) => pages.map(({href}) => href)));
  const links = [...context.linkGraph().links].flatMap(
    ([href, targets]): [string, readonly string[]][] => {
      const inside = shown.has(href) ? targets.filter((target) => shown.has(target)) : [];
      return inside.length > 0 ? [[href, inside]] : [];
    },
  );
  return {
    shelves,
    links,
    label: site.messages['site.graph.title' satisfies MessageId]!,
    locale: site.locale,
  };
}
