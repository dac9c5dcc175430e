import {compareText} from '../../../../errors/compareText.ts';
import {toText} from '../common/migration.ts';
import {FOLDERS, type OldPage} from '../pages/oldPage.ts';
import type {PageFacts} from '../pages/printPage.ts';

interface Entry {
  readonly page: OldPage;
  readonly title: string;
  readonly parent: string | undefined;
  readonly above: string | undefined;
  readonly order: number;
}

/** Deeper than any author nests, parents are those of themselves. */
const MAX_DEPTH = 10;

/**
 * Makes the sidebar of a site whose pages name their parents by title, as Just the Docs has it; undefined where none does.
 */
export function toSidebar(
  pages: readonly OldPage[],
  factsOf: (page: OldPage) => PageFacts,
): unknown[] | undefined {
  const docs = pages.filter(({kind}) => kind === 'doc');
  if (!docs.some(({data}) => data['parent'] !== undefined || data['nav_order'] !== undefined))
    return undefined;
  const entries = docs
    .filter(({data}) => data['nav_exclude'] !== true)
    .map((page): Entry => {
      const {title, position} = factsOf(page);
      return {
        page,
        title: title ?? idOf(page),
        parent: toText(page.data['parent']),
        above: toText(page.data['grand_parent']),
        order: position ?? Infinity,
      };
    })
    .sort((a, b) => a.order - b.order || compareText(a.title, b.title));
  const titles = new Set(entries.map(({title}) => title));
  const convert = (entry: Entry, depth: number): unknown => {
    const below = entries.filter(
      ({parent, above}) =>
        parent === entry.title &&
        (above === undefined || above === entry.parent) &&
        depth < MAX_DEPTH,
    );
    const id = idOf(entry.page);
    if (below.length === 0) return {type: 'doc', id, label: entry.title};
    const items = below.map((one) => convert(one, depth + 1));
    return {type: 'category', label: entry.title, link: {type: 'doc', id}, items};
  };
  return entries
    .filter(({parent}) => parent === undefined || !titles.has(parent))
    .map((entry) => convert(entry, 0));
}

const idOf = ({file}: OldPage): string => file.slice(FOLDERS.doc.length).replace(/\.md$/, '');
