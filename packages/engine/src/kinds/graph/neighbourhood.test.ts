import {describe, expect, it} from 'vitest';
import type {LinkGraph} from '../doc/backlinks.ts';
import {drawNeighbours} from './drawNeighbours.ts';
import {findNeighbourhood} from './neighbourhood.ts';

/** A graph from lines like `甲 → 乙 丙`; a page is its own address. */
function graphOf(...lines: readonly string[]): LinkGraph {
  const links = new Map(
    lines.map((line): [string, string[]] => {
      const [from, ...to] = line.split(/[ →]+/);
      return [from!, to];
    }),
  );
  const names = [...new Set([...links].flat(2))];
  return {
    pages: new Map(names.map((name) => [name, {title: `题 ${name}`, href: name}])),
    links: new Map(names.map((name) => [name, links.get(name) ?? []])),
    backlinks: new Map(
      names.map((name) => [
        name,
        names
          .filter((other) => links.get(other)?.includes(name))
          .map((href) => ({title: `题 ${href}`, href, sentence: ''})),
      ]),
    ),
  };
}

const WORDS = {label: '名', sides: {from: '来', both: '往来', to: '去'}};

describe('the neighbourhood of a note', () => {
  const graph = graphOf('a → x y z', 'b → x', 'x → a c d', 'c → d', 'e → b');

  it('has what leads to it, what leads both ways and what it leads to', () => {
    const around = findNeighbourhood('x', graph)!;
    expect(around.count).toBe(4);
    expect(around.groups.map(({side, pages}) => [side, ...pages.map(({href}) => href)])).toEqual([
      ['from', 'b'],
      ['both', 'a'],
      ['to', 'c', 'd'],
    ]);
    expect(around.between).toEqual([[2, 3]]);
  });

  it('is none for fewer than two pages, and for one that readers are not led to', () => {
    expect(findNeighbourhood('y', graph)).toBeUndefined();
    expect(findNeighbourhood('e', graph)).toBeUndefined();
    const pages = new Map([...graph.pages].filter(([href]) => href !== 'x'));
    expect(findNeighbourhood('x', {...graph, pages})).toBeUndefined();
  });

  it('counts more pages than it draws, some of each side', () => {
    const many = Array.from({length: 60}, (_, i) => `n${i} → x`);
    const around = findNeighbourhood('x', graphOf(...many, 'x → c n0'))!;
    expect(around.count).toBe(61);
    expect(around.groups.map(({side, count, pages}) => [side, count, pages.length])).toEqual([
      ['from', 59, 16],
      ['both', 1, 1],
      ['to', 1, 1],
    ]);
  });
});

describe('the picture of a note', () => {
  it('has a name, groups with names, links, and the note itself', () => {
    const svg = drawNeighbours(findNeighbourhood('x', graphOf('b → x', 'x → c & '))!, WORDS);
    expect(svg).toMatch(
      /^<svg class="note-graph" viewBox="0 0 340 \d+" role="group" aria-label="名">/,
    );
    expect(
      [...svg.matchAll(/<a href="([^"]*)">|aria-label="(.)"/g)].map((m) => m[1] ?? m[2]),
    ).toEqual(['名', '来', 'b', '去', 'c', '&amp;', '']);
    expect(svg).toMatch(/<g class="here">.*题 x<\/text><\/g>/);
  });

  it('cuts titles that are too long, and keeps them for screen readers', () => {
    const graph = graphOf('b → x', 'c → x');
    const title = `很长的题目，${'字'.repeat(30)}`;
    const pages = new Map([...graph.pages, ['b', {title, href: 'b'}] as const]);
    const svg = drawNeighbours(findNeighbourhood('x', {...graph, pages})!, WORDS);
    expect(svg).toContain(
      `<title>${title}</title><text x="94" y="50">很长的题目，${'字'.repeat(10)}…</text>`,
    );
  });

  it('takes at most 3 KB for 8 pages with Chinese addresses, at most 10 KB for any', () => {
    const sizeOf = (count: number, name: string) => {
      const at = (i: number) => encodeURI(`/前端/语言/${name}${i}/`);
      const graph = graphOf(
        ...Array.from({length: count}, (_, i) => `${at(i)} → x ${at(i + 1)} ${at(i + 2)}`),
      );
      const pages = new Map(
        [...graph.pages.keys()].map((href) => [href, {title: `${name}：那一篇`, href}]),
      );
      return Buffer.byteLength(drawNeighbours(findNeighbourhood('x', {...graph, pages})!, WORDS));
    };
    expect(sizeOf(8, '闭包与作用域')).toBeLessThan(3072);
    expect(sizeOf(300, '闭包与作用域')).toBeLessThan(10_240);
    expect(sizeOf(300, '长'.repeat(80))).toBeLessThan(10_240);
  });
});
