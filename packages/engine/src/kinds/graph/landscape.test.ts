import {expect, it} from 'vitest';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {placeLandscape} from './landscape.ts';
import {printLists, printPicture, type WholeGraph} from './printGraph.ts';

const printGraph = (graph: WholeGraph): string => printPicture(graph) + printLists(graph);

const SHELVES = [
  {label: '前端', hrefs: ['a', 'b', 'c']},
  {label: '很长的部分名字', hrefs: ['d']},
  {label: '后端', hrefs: ['e', 'f']},
];

it('places pages in order along the shore, sections apart, with room for their names', () => {
  const {spots, shores, width} = placeLandscape(SHELVES, new Map());
  const xs = spots.map(({x}) => x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  for (const [i, {start, end}] of shores.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(shores[i + 1]?.start ?? width).toBeGreaterThan(end);
  }
  expect(shores[2]!.start - shores[1]!.start).toBeGreaterThan(7 * 16);
});

it('makes hills of links inside a section and waters of others, each two pages once', () => {
  const links = new Map([
    ['a', ['b', 'e', 'nowhere']],
    ['b', ['a']],
    ['e', ['a', 'f']],
  ]);
  const {spots, hills, waters} = placeLandscape(SHELVES, links);
  const [a, b, , , e, f] = spots.map(({x}) => x);
  expect(hills).toEqual([
    [a, b],
    [e, f],
  ]);
  expect(waters).toEqual([[a, e]]);
  expect(spots.map(({degree}) => degree)).toEqual([2, 1, 0, 0, 2, 1]);
});

it('draws the same picture for the same links, without a number that is none', () => {
  const random = createRandom(seed);
  const pages = Array.from({length: 120}, (_, i) => ({title: `题 ${i}`, href: `/${i}/`}));
  const shelves = [0, 50, 90].map((from, i) => ({
    label: `部分 ${i}`,
    pages: pages.slice(from, [50, 90, 120][i]),
  }));
  const links = pages.map(({href}): [string, string[]] => [
    href,
    Array.from({length: 3}, () => `/${Math.floor(random() * 120)}/`).filter((to) => to !== href),
  ]);
  const graph = {shelves, links, label: '图', locale: 'zh-CN'};
  const html = printGraph(graph);
  expect(printGraph(structuredClone(graph))).toBe(html);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

it('has the picture for eyes and pointers, and the list for everybody', () => {
  const html = printGraph({
    shelves: [
      {label: '前端', pages: [{title: '甲 & 乙', href: '/a/'}]},
      {label: '后端', pages: [{title: '丙', href: '/c/'}]},
    ],
    links: [['/a/', ['/c/']]],
    label: '图',
    locale: 'zh-CN',
  });
  expect(html).toMatch(/role="region" aria-label="图"><svg [^>]*aria-hidden="true">/);
  expect(html).toContain('<a href="/a/" tabindex="-1"><title>甲 &amp; 乙</title><circle ');
  expect(html).toContain(
    '<h2 id="part-1">前端</h2><ul><li><strong><a href="/a/">甲 &amp; 乙</a></strong> → <a href="/c/">丙</a></li></ul>',
  );
});
