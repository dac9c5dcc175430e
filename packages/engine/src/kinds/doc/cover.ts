import type {Cover, CoverPart, CoverRow, Water} from '@wuya/theme/types';
import {readingMinutesOf} from '../../content/blog/readingSpeed.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {flattenSidebar, type SidebarNode} from '../../content/docs/sidebarTree.ts';
import {toHref} from '../../document/siteData.ts';
import {type DocIndex, sidebarNameOf} from './docIndex.ts';
import type {PageContext} from '../kind.ts';
import {toLead} from '../page/toLead.ts';

/** Maximum number of rows of a part. A longer one ends with a row that leads to the next note: its page would be heavier than its notes. */
const MAX_ROWS = 60;

/** What a cover is made from. */
interface CoverInput {
  readonly index: DocIndex;
  readonly context: Pick<PageContext, 'config' | 'articleAt'>;
  readonly water: Water;
}

/** Returns what is under a doc that opens a section or a category: undefined for any other doc, and for sites that want no covers. */
export function coveredItemsOf(
  doc: Doc,
  index: DocIndex,
  {config, site}: Pick<PageContext, 'config' | 'site'>,
): {readonly items: readonly SidebarNode[]; readonly water: Water} | undefined {
  if (!config.themeConfig.docs.covers || doc.frontMatter.displayed_sidebar === null)
    return undefined;
  const placement = index.placementOf(doc.id, doc.frontMatter.displayed_sidebar);
  if (!placement) return undefined;
  const {sidebar, category} = placement;
  const name = sidebarNameOf(index, sidebar.name);
  const section = site.sections.find(({id}) => id === name);
  const items =
    section?.href === doc.permalink
      ? sidebar.items.filter((item) => item.kind !== 'doc' || item.docId !== doc.id)
      : category?.items;
  return items && items.length > 0 ? {items, water: section?.water ?? 'ripple'} : undefined;
}

/**
 * Makes the cover of a section or a category: a part for each category in it, and one without a name for the notes between
 * them. Notes that are not compiled yet have no minutes.
 */
export function createCover(nodes: readonly SidebarNode[], input: CoverInput): Cover {
  const parts: CoverPart[] = [];
  let loose: SidebarNode[] = [];
  const addPart = (items: readonly SidebarNode[], head: Pick<CoverPart, 'label' | 'href'>) => {
    const rows = toRows(items, input);
    if (rows.length === 0) return;
    const notes = notesIn(items, input.index);
    parts.push({
      ...head,
      count: notes.length,
      minutes: notes.reduce((sum, doc) => sum + minutesOf(doc, input), 0),
      rows: rows.length > MAX_ROWS ? [...rows.slice(0, MAX_ROWS), restOf(rows)] : rows,
    });
  };
  for (const node of nodes) {
    if (node.kind !== 'category') {
      loose.push(node);
      continue;
    }
    addPart(loose, {});
    loose = [];
    if (node.isUnlisted) continue;
    const href = hrefOf(node, input.index);
    addPart(node.items, {label: node.label, ...(href !== undefined && {href})});
  }
  addPart(loose, {});
  const first = parts.flatMap(({rows}) => rows).find(({isExternal}) => !isExternal);
  return {
    water: input.water,
    ...(first && {first: {title: first.title, href: first.href}}),
    parts,
  };
}

/** Returns a row that stands for those that are left out. */
function restOf(rows: readonly CoverRow[]): CoverRow {
  const next = rows[MAX_ROWS]!;
  return {title: next.title, href: next.href, more: rows.length - MAX_ROWS};
}

function toRows(items: readonly SidebarNode[], input: CoverInput): CoverRow[] {
  const {index, context} = input;
  return items.flatMap((item): CoverRow[] => {
    if (item.isUnlisted || item.kind === 'html') return [];
    if (item.kind === 'link') {
      const {href, external} = toHref(context.config, {to: item.href});
      const say = toLead(item.description);
      return [{title: item.label, href, ...(say && {say}), ...(external && {isExternal: true})}];
    }
    if (item.kind === 'doc') {
      const doc = index.byId.get(item.docId)!;
      const say = sayOf(doc, context);
      const minutes = minutesOf(doc, input);
      return [
        {
          title: item.label,
          href: doc.permalink,
          ...(say && {say}),
          ...(minutes > 0 && {minutes}),
        },
      ];
    }
    const notes = notesIn(item.items, index);
    const href = hrefOf(item, index) ?? notes[0]?.permalink;
    if (href === undefined) return [];
    const say = toLead(item.description ?? item.index?.description);
    return [{title: item.label, href, count: notes.length, ...(say && {say})}];
  });
}

/** Returns the address of a category's own page. */
function hrefOf(
  node: Extract<SidebarNode, {kind: 'category'}>,
  {byId}: DocIndex,
): string | undefined {
  return node.docId === undefined ? node.index?.permalink : byId.get(node.docId)!.permalink;
}

/** Returns the notes among items, at any depth, in reading order. */
function notesIn(items: readonly SidebarNode[], {byId}: DocIndex): Doc[] {
  return flattenSidebar(items).flatMap((stop) => ('docId' in stop ? byId.get(stop.docId)! : []));
}

function minutesOf({permalink}: Doc, {context}: CoverInput): number {
  return readingMinutesOf(context.articleAt(permalink)?.markdown.wordCount ?? 0);
}

function sayOf(
  {frontMatter, permalink}: Doc,
  {articleAt}: CoverInput['context'],
): string | undefined {
  const text = toLead(frontMatter.description) ?? articleAt(permalink)?.markdown.excerpt;
  return text && firstSentenceOf(text);
}

/** Cuts a text after its first sentence. `甲。乙。` → `甲。`; what ends no sentence stays whole */
export function firstSentenceOf(text: string): string {
  return /^.+?(?:[。！？]|[.!?](?=\s))[”’」』）]*/u.exec(text)?.[0] ?? text;
}

/** Lists the addresses of the notes whose words a cover shows. */
export function coveredPermalinks(items: readonly SidebarNode[], index: DocIndex): string[] {
  return notesIn(items, index).map(({permalink}) => permalink);
}
