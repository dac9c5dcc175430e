import {describe, expect, it} from 'vitest';
import {configWith, docAt, versionContent} from '../../../test/helpers/samples.ts';
import type {Doc} from '../../content/docs/doc.ts';
import type {SidebarCategoryNode, SidebarNode} from '../../content/docs/sidebarTree.ts';
import type {Compiled} from '../../article/compiled.ts';
import {createSiteData} from '../../document/siteData.ts';
import {coveredItemsOf, createCover, firstSentenceOf} from './cover.ts';
import {createPlacements} from './docIndex.ts';

const NOTES: Readonly<Record<string, string>> = {
  'front/index.md': '# 前端',
  'front/start.md': '---\ndescription: 先看这里。再看别处。\n---\n# 起步',
  'front/js/index.md': '# 语言',
  'front/js/a.md': '# 甲',
  'front/js/b.md': '---\nunlisted: true\n---\n# 乙',
  'other.md': '# 别处',
};
const docOf = (docId: string, more = {}): SidebarNode => ({
  kind: 'doc',
  docId,
  label: docId,
  isRef: false,
  ...more,
});
const category = (
  label: string,
  items: readonly SidebarNode[],
  more: Partial<SidebarCategoryNode> = {},
): SidebarCategoryNode => ({
  kind: 'category',
  key: label,
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const ITEMS = [
  docOf('front/index'),
  docOf('front/start'),
  category('语言', [docOf('front/js/a'), docOf('front/js/b', {isUnlisted: true})], {
    docId: 'front/js/index',
  }),
  category('空', []),
  {kind: 'link', label: '外', href: 'https://x.example/'} as const,
];

function createSite(covers = true) {
  const config = configWith({
    themeConfig: {
      docs: {covers},
      sections: [{id: 'front', label: '前端', to: '/front/', water: 'deep'}],
    },
  });
  const docs = Object.entries(NOTES).map(([path, text]) => docAt(path, text));
  const content = versionContent({docs, sidebars: [{name: 'front', items: ITEMS}]});
  const index = {
    collection: {options: config.docs[0]!, versions: [content]},
    content,
    byId: new Map(docs.map((doc): [string, Doc] => [doc.id, doc])),
    placementOf: createPlacements(content.sidebars),
    sidebarFiles: new Map(),
    relatedTo: () => [],
  };
  // Only what a cover reads of a compiled note.
  const articleAt = (permalink: string) =>
    ({markdown: {wordCount: permalink.length * 100, excerpt: '一句。两句。'}}) as Compiled;
  const context = {config, site: createSiteData(config, []), articleAt};
  return {
    itemsOf: (id: string) => coveredItemsOf(index.byId.get(id)!, index, context),
    cover: (items: readonly SidebarNode[]) => createCover(items, {index, context, water: 'deep'}),
  };
}

describe('a cover', () => {
  it('is on the page of a section and on the page of a category, on no other', () => {
    const {itemsOf} = createSite();
    expect(itemsOf('front/index')).toEqual({items: ITEMS.slice(1), water: 'deep'});
    expect(itemsOf('front/js/index')?.items).toHaveLength(2);
    expect(['front/start', 'front/js/a', 'other'].map(itemsOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is nowhere when the site wants none', () => {
    expect(createSite(false).itemsOf('front/index')).toBeUndefined();
  });

  it('has a part for each category and one for the notes between; unlisted and empty ones are left out', () => {
    const {parts, first} = createSite().cover(ITEMS.slice(1));
    expect(first).toEqual({title: 'front/start', href: '/wuya/front/start/'});
    expect(
      parts.map(({label, href, count, rows}) => [label, href, count, rows.map(({href: to}) => to)]),
    ).toEqual([
      [undefined, undefined, 1, ['/wuya/front/start/']],
      ['语言', '/wuya/front/js/', 1, ['/wuya/front/js/a/']],
      [undefined, undefined, 0, ['https://x.example/']],
    ]);
  });

  it('tells one sentence of each note and how long it takes', () => {
    const {parts} = createSite().cover(ITEMS.slice(1, 3));
    expect(parts.flatMap(({rows}) => rows.map(({say, minutes}) => [say, minutes]))).toEqual([
      ['先看这里。', 6],
      ['一句。', 6],
    ]);
    expect(parts.map(({minutes}) => minutes)).toEqual([6, 6]);
  });

  it('names a category inside a part in one row, with the number of its notes', () => {
    const inner = category('内', [docOf('front/js/a'), docOf('front/start')]);
    const {parts} = createSite().cover([category('外层', [inner])]);
    expect(parts[0]).toMatchObject({
      count: 2,
      rows: [{title: '内', href: '/wuya/front/js/a/', count: 2}],
    });
  });

  it('shows 60 rows of a part, and the way to the next one', () => {
    const {parts} = createSite().cover(Array.from({length: 65}, () => docOf('front/js/a')));
    expect(parts[0]!.rows).toHaveLength(61);
    expect(parts[0]!.rows.at(-1)).toMatchObject({more: 5});
  });
});

it.each([
  ['甲。乙。', '甲。'],
  ['他说“走！”然后走了。完。', '他说“走！”'],
  ['Node 20.19 is out. More.', 'Node 20.19 is out.'],
  ['没有句号', '没有句号'],
])('cuts %s after its first sentence', (text, first) => {
  expect(firstSentenceOf(text)).toBe(first);
});
