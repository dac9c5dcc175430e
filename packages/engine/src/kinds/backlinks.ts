import type {Backlink} from '@wuya/theme/types';
import type {Doc} from '../content/docs/doc.ts';
import type {PageContext} from './kind.ts';

/** A note, post or page in pictures of the links. */
export interface LinkedPage {
  readonly title: string;
  readonly href: string;
}

/** How the notes, posts and pages of a site lead to each other. */
export interface LinkGraph {
  /** Those that readers are led to, by address, in the order of the site: no drafts, no home pages, none that is not listed. */
  readonly pages: ReadonlyMap<string, LinkedPage>;
  /** The others of them that the text of each leads to, in its order, by address. */
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
    written.flatMap(({permalink, title, isHidden, isHome}): [string, LinkedPage][] =>
      isHidden || isHome ? [] : [[permalink, {title, href: permalink}]],
    ),
  );
  const links = new Map<string, string[]>([...pages.keys()].map((permalink) => [permalink, []]));
  for (const {title, isHidden, isHome: _isHome, ...page} of written) {
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
      const backlink = {title, href: page.permalink, sentence: reference.sentence ?? ''};
      const known = backlinks.get(target);
      if (known) known.push(backlink);
      else backlinks.set(target, [backlink]);
    }
  }
  return {pages, links, backlinks};
}

interface WrittenPage {
  readonly permalink: string;
  readonly file: string;
  readonly originalFile: string | undefined;
  readonly title: string;
  readonly isHidden: boolean;
  readonly isHome: boolean;
}

function writtenPages({content}: PageContext): WrittenPage[] {
  return [...content.docs, ...content.blog.posts, ...content.markdownPages].map((page) => ({
    permalink: page.permalink,
    file: page.source.path,
    originalFile: page.source.originalPath,
    title: page.title ?? page.source.contentPath,
    isHidden: page.isDraft || page.isUnlisted,
    isHome: 'home' in page && page.home !== undefined,
  }));
}

/** What leads to a note; undefined when its collection shows none. */
export function backlinksOf(doc: Doc, context: PageContext): readonly Backlink[] | undefined {
  return showsBacklinks(doc, context)
    ? context.linkGraph().backlinks.get(doc.permalink)
    : undefined;
}

const showsBacklinks = ({version}: Doc, {indexes}: PageContext): boolean =>
  indexes.get(version)!.collection.options.backlinks;
