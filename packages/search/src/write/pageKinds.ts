import type {PageKind} from '../format/meta.ts';
import type {IndexedPage} from './indexLayout.ts';

/** Collects the distinct facet values and boosts, in order of first page, and which each page has. */
export function toPageKinds(pages: readonly IndexedPage[]): {
  kinds: PageKind[];
  kindOfPage: number[];
} {
  const kinds: PageKind[] = [];
  const index = new Map<string, number>();
  const kindOfPage = pages.map(({facets, boost}) => {
    const kind: PageKind = {
      language: facets.language,
      version: facets.version,
      section: facets.section,
      boost,
    };
    const key = JSON.stringify(kind);
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, kinds.length);
    return kinds.push(kind) - 1;
  });
  return {kinds, kindOfPage};
}
