import {append} from '../cache/append.ts';
import {type DocIndex, sidebarNameOf} from '../kinds/doc/docIndex.ts';
import type {Doc} from '../content/docs/doc.ts';
import type {SidebarNode} from '../content/docs/sidebarTree.ts';
import type {Part} from '../output/book/book.ts';
import type {Site} from '../site/site.ts';

/** A section of the site that may be a book of its own. */
export interface BookSection {
  /** Its name among the sidebars. */
  readonly name: string;
  readonly label: string;
  readonly index: DocIndex;
  readonly items: readonly SidebarNode[];
}

/** What a book is made from: its parts, and the note of each chapter. */
interface BookOutline {
  readonly parts: readonly Part[];
  readonly notes: readonly {readonly doc: Doc; readonly number: string}[];
}

/** Lists the sections of a site: the sidebars of the version that readers are in. */
export function listSections({model: {context}, siteData}: Site): BookSection[] {
  return [...context.indexes.values()]
    .filter(({content}) => content.version.isLast)
    .flatMap((index) =>
      index.content.sidebars.map(({name: own, items}) => {
        const name = sidebarNameOf(index, own);
        const label =
          siteData.sections.find(({id}) => id === name)?.label ??
          index.collection.options.label ??
          name;
        return {name, label, index, items};
      }),
    );
}

/** Numbers the notes of some sections in the order of their sidebars. A section by itself has no heading. */
export function outlineOf(sections: readonly BookSection[], others: readonly Doc[]): BookOutline {
  const outliner = new Outliner();
  const [only] = sections;
  const parts =
    sections.length === 1 && only
      ? outliner.parts(only.items, only.index, '')
      : sections.flatMap(({label, items, index}) => outliner.section(label, items, index));
  const rest: Part[] = [];
  for (const doc of others)
    append(rest, outliner.note(doc, String(parts.length + rest.length + 1)));
  return {parts: [...parts, ...rest], notes: outliner.notes};
}

class Outliner {
  readonly notes: {readonly doc: Doc; readonly number: string}[] = [];
  private readonly seen = new Set<string>();
  private sectionCount = 0;

  section(label: string, items: readonly SidebarNode[], index: DocIndex): Part[] {
    const number = String(this.sectionCount + 1);
    // Its own page, where it has one, is the section itself.
    const own = items.find((item) => item.kind === 'doc' && !item.isRef && item.label === label);
    const chapter = own?.kind === 'doc' ? this.add(index.byId.get(own.docId)!, number) : undefined;
    const others = items.filter((item) => item !== own);
    const parts = this.parts(others, index, `${number}.`);
    if (chapter === undefined && parts.length === 0) return [];
    this.sectionCount++;
    return [{number, label, chapter, parts}];
  }

  /** Numbers what is printed: an item without a note gets none. */
  parts(items: readonly SidebarNode[], index: DocIndex, above: string): Part[] {
    const parts: Part[] = [];
    for (const item of items) {
      const part = this.part(item, index, `${above}${parts.length + 1}`);
      if (part) parts.push(part);
    }
    return parts;
  }

  note(doc: Doc, number: string, label = doc.title): Part[] {
    const chapter = this.add(doc, number);
    return chapter === undefined ? [] : [{number, label, chapter, parts: []}];
  }

  private part(item: SidebarNode, index: DocIndex, number: string): Part | undefined {
    if (item.isUnlisted || (item.kind === 'doc' && item.isRef)) return undefined;
    if (item.kind === 'doc') return this.note(index.byId.get(item.docId)!, number, item.label)[0];
    if (item.kind !== 'category') return undefined;
    const chapter =
      item.docId === undefined ? undefined : this.add(index.byId.get(item.docId)!, number);
    const parts = this.parts(item.items, index, `${number}.`);
    return chapter === undefined && parts.length === 0
      ? undefined
      : {number, label: item.label, chapter, parts};
  }

  /** A note that occurs twice is printed where it comes first. */
  private add(doc: Doc, number: string): number | undefined {
    if (this.seen.has(doc.permalink) || doc.isUnlisted || doc.isDraft || doc.home) return undefined;
    this.seen.add(doc.permalink);
    this.notes.push({doc, number});
    return this.notes.length - 1;
  }
}
