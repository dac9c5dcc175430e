import type {Backlink} from '@wuya/theme/types';
import type {SidebarNode} from '../../content/docs/sidebarTree.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {toListLabel, toListWords} from '../../content/source/listLabel.ts';
import {coveredItemsOf} from './cover.ts';
import type {ReferencePage} from '../../routes/references.ts';
import type {PageContext} from '../kind.ts';

/** A note, post or page in pictures of the links. */
export interface LinkedPage {
  /** A short one: that of the sidebar. */
  readonly title: string;
  readonly href: string;
}

/** Links between the notes, posts and pages of a site. */
export interface LinkGraph {
  /** Pages that readers are led to, by address, in the order of the site: no drafts, none that is not listed, none that opens the site, a section or a category. */
  readonly pages: ReadonlyMap<string, LinkedPage>;
  /** Addresses among `pages` that the text of each page leads to, in its order, by address of the page. */
  readonly links: ReadonlyMap<string, readonly string[]>;

  /** What leads to a page, by its address, in the order of the site. */
  readonly backlinks: ReadonlyMap<string, readonly Backlink[]>;
}

/**
 * Reads from the compiled articles which leads to which: once for each two, with the first sentence that does. Drafts and
 * unlisted notes are not named.
 */
export function createLinkGraph(context: PageContext): LinkGraph {
  const backlinks = new Map<string, Backlink[]>();
  const written = writtenPages(context);
  const pages = new Map(
    written.flatMap(({place: {permalink}, label, isHidden, isOpener}): [string, LinkedPage][] =>
      isHidden || isOpener ? [] : [[permalink, {title: label, href: permalink}]],
    ),
  );
  const links = new Map<string, string[]>([...pages.keys()].map((permalink) => [permalink, []]));
  for (const {title, isHidden, place: page} of written) {
    const seen = new Set([page.permalink]);
    for (const reference of context.articleAt(page.permalink)?.markdown.references ?? []) {
      if (!/^(?:link|wiki|embed)$/.test(reference.kind)) continue;
      const inner =
        reference.file === undefined
          ? page
          : {...page, file: reference.file, originalFile: undefined};
      const target = context.references.targetOf(reference, inner);
      if (target === undefined || seen.has(target)) continue;
      seen.add(target);
      if (pages.has(target)) links.get(page.permalink)?.push(target);
      if (isHidden) continue;
      const backlink = {
        title,
        href: page.permalink,
        sentence: toListWords(reference.sentence ?? ''),
      };
      const known = backlinks.get(target);
      if (known) known.push(backlink);
      else backlinks.set(target, [backlink]);
    }
  }
  return {pages, links, backlinks};
}

interface WrittenPage {
  readonly place: ReferencePage;
  readonly title: string;
  readonly label: string;
  readonly isHidden: boolean;
  /** Lists others by its kind: to be linked with it says nothing. */
  readonly isOpener: boolean;
}

function writtenPages(context: PageContext): WrittenPage[] {
  const {content} = context;
  const mayOpen = findOpeners(context);
  const opensOthers = (doc: Doc) =>
    (mayOpen.has(doc.id) || mayOpen.has(doc.permalink)) &&
    coveredItemsOf(doc, context.indexes.get(doc.version)!, context) !== undefined;
  return [...content.docs, ...content.posts, ...content.markdownPages].map((page) => {
    const title = toListLabel(page.title ?? page.source.contentPath);
    const isDoc = 'sidebarLabel' in page;
    return {
      place: {
        permalink: page.permalink,
        file: page.source.path,
        originalFile: page.source.originalPath,
      },
      title,
      label: isDoc ? page.sidebarLabel : title,
      isHidden: page.isDraft || page.isUnlisted,
      isOpener: ('home' in page && page.home !== undefined) || (isDoc && opensOthers(page)),
    };
  });
}

/** Finds ids of notes that are the page of a category, and addresses of sections: any other note would be looked for in the whole sidebar. */
function findOpeners({indexes, site}: PageContext): ReadonlySet<string> {
  const idsIn = (nodes: readonly SidebarNode[]): string[] =>
    nodes.flatMap((node) =>
      node.kind === 'category'
        ? [...(node.docId === undefined ? [] : [node.docId]), ...idsIn(node.items)]
        : [],
    );
  return new Set([
    ...site.sections.map(({href}) => href),
    ...[...indexes.values()].flatMap(({content}) =>
      content.sidebars.flatMap(({items}) => idsIn(items)),
    ),
  ]);
}

/** Lists what leads to a note; undefined when its collection shows none. */
export function backlinksOf(doc: Doc, context: PageContext): readonly Backlink[] | undefined {
  return showsBacklinks(doc, context)
    ? context.linkGraph().backlinks.get(doc.permalink)
    : undefined;
}

const showsBacklinks = ({version}: Doc, {indexes}: PageContext): boolean =>
  indexes.get(version)!.collection.options.backlinks;
