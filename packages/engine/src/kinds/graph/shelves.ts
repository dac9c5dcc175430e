import {nameIn} from '../../content/source/collection.ts';
import {lastVersionOf} from '../../content/docs/siteVersions.ts';
import {docIdsOf} from '../../content/docs/sidebarTree.ts';
import {blogTitleOf} from '../../document/siteData.ts';
import type {MessageId} from '@wuya/theme/messages';
import type {LinkedPage} from '../doc/backlinks.ts';
import type {DocIndex} from '../doc/docIndex.ts';
import type {PageContext} from '../kind.ts';

/** The pages of a section, in reading order. */
export interface Shelf {
  readonly label: string;
  readonly pages: readonly LinkedPage[];
}

/**
 * Puts the pages of the site by section: the notes of the last version of each collection, posts, and single pages as far as
 * they are linked with others.
 */
export function createShelves(context: PageContext): Shelf[] {
  const {content, site} = context;
  const {pages, links, backlinks} = context.linkGraph();
  const isLinked = (href: string) => (links.get(href)?.length ?? 0) > 0 || backlinks.has(href);
  const find = (all: readonly {readonly permalink: string}[]) =>
    all.flatMap(({permalink}) => pages.get(permalink) ?? []);
  const notes = content.collections.flatMap(({versions}) => {
    const last = lastVersionOf(versions);
    const index = last && context.indexes.get(last.version.key);
    return index ? shelvesOf(index, context, find) : [];
  });
  const order = new Map(site.sections.map(({label}, i) => [label, i]));
  const placeOf = ({label}: Shelf) => order.get(label) ?? order.size;
  const sorted = notes.toSorted((a, b) => placeOf(a) - placeOf(b));
  return [
    ...sorted,
    ...content.blogs.map(({options, posts}) => ({
      label: blogTitleOf(options, site.messages),
      pages: find(posts),
    })),
    {
      label: site.messages['site.menu.more' satisfies MessageId]!,
      pages: find(content.markdownPages).filter(({href}) => isLinked(href)),
    },
  ].filter((shelf) => shelf.pages.length > 0);
}

/** Returns the notes of a version by sidebar; those that are in none come last. */
function shelvesOf(
  index: DocIndex,
  {site}: PageContext,
  find: (docs: DocIndex['content']['docs']) => LinkedPage[],
): Shelf[] {
  const {content, byId, collection} = index;
  const shown = new Set<string>();
  const rest = collection.options.label ?? site.title;
  const shelves = content.sidebars.map(({name, items}): Shelf => {
    const ids = docIdsOf(items).filter((id) => !shown.has(id));
    for (const id of ids) shown.add(id);
    const section = site.sections.find(({id}) => id === nameIn(collection.options.id, name));
    const docs = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    return {label: section?.label ?? rest, pages: find(docs)};
  });
  return [...shelves, {label: rest, pages: find(content.docs.filter(({id}) => !shown.has(id)))}];
}
