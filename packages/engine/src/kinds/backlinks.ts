import type {Backlink} from '@wuya/theme/types';
import type {Doc} from '../content/docs/doc.ts';
import type {PageContext} from './kind.ts';

/** How the notes, posts and pages of a site lead to each other. */
export interface LinkGraph {
  /** What leads to a page, by its address, in the order of the site. */
  readonly backlinks: ReadonlyMap<string, readonly Backlink[]>;
  /** Addresses of pages that lead to others. */
  readonly leadOn: ReadonlySet<string>;
}

/**
 * Reads from the compiled articles which leads to which: once for each two, with the first sentence that does. Drafts and
 * unlisted notes are not named.
 */
export function createLinkGraph(context: PageContext): LinkGraph {
  const backlinks = new Map<string, Backlink[]>();
  const leadOn = new Set<string>();
  for (const {title, isHidden, ...page} of writtenPages(context)) {
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
      leadOn.add(page.permalink);
      if (isHidden) continue;
      const backlink = {title, href: page.permalink, sentence: reference.sentence ?? ''};
      const known = backlinks.get(target);
      if (known) known.push(backlink);
      else backlinks.set(target, [backlink]);
    }
  }
  return {backlinks, leadOn};
}

interface WrittenPage {
  readonly permalink: string;
  readonly file: string;
  readonly originalFile: string | undefined;
  readonly title: string;
  readonly isHidden: boolean;
}

function writtenPages({content}: PageContext): WrittenPage[] {
  return [...content.docs, ...content.blog.posts, ...content.markdownPages].map((page) => ({
    permalink: page.permalink,
    file: page.source.path,
    originalFile: page.source.originalPath,
    title: page.title ?? page.source.contentPath,
    isHidden: page.isDraft || page.isUnlisted,
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
