import {describe, expect, it} from 'vitest';
import {groupAnswers} from './groupAnswers.ts';
import {groupHits} from './groupHits.ts';
import type {Hit} from './hit.ts';

let count = 0;
const hit = (lvl0: string | null, lvl1: string, type = 'lvl2'): Hit => ({
  objectID: `${lvl1}-${type}-${count++}`,
  url: '/wuya/a/',
  type,
  content: type === 'content' ? '文字' : null,
  hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const many = (n: number, lvl0: string, lvl1: string) =>
  Array.from({length: n}, () => hit(lvl0, lvl1));
const shape = (hits: readonly Hit[], options = {}) =>
  groupHits(hits, options).map(({name, rows, hiddenCount}) => [name, rows.length, hiddenCount]);

describe('groupHits', () => {
  it('keeps at most five of a section, in the order of rank', () => {
    const hits = [
      ...many(7, '前端', 'A'),
      ...['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => hit('前端', name)),
      hit('后端', 'I'),
      hit('全栈', 'J'),
      hit('随笔', 'K'),
    ];
    expect(shape(hits)).toEqual([
      ['前端', 5, 9],
      ['后端', 1, 0],
      ['全栈', 1, 0],
      ['随笔', 1, 0],
    ]);
    expect(groupHits(hits)[0]!.rows.map((row) => row.hit)).toEqual(hits.slice(0, 5));
  });

  it('brings the parts of a page together', () => {
    const hits = [
      hit('前端', 'A'),
      hit('前端', 'B'),
      hit('前端', 'A'),
      hit('前端', 'C'),
      hit('前端', 'B'),
    ];
    expect(groupHits(hits)[0]!.rows.map((row) => row.hit.hierarchy.lvl1)).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
    ]);
  });

  it.each([
    [0, 5],
    [undefined, 5],
    [2, 2],
    [9, 7],
  ])('with a limit of %s shows %s of seven', (max, expected) => {
    expect(shape(many(7, 'x', 'A'), {max})).toEqual([['x', expected, 7 - expected]]);
  });

  it('shows all of a section that was asked for', () => {
    expect(shape([...many(7, 'x', 'A'), ...many(7, 'y', 'B')], {whole: new Set(['y'])})).toEqual([
      ['x', 5, 2],
      ['y', 7, 0],
    ]);
  });

  it('puts the parts under the hit of their page, the last one marked', () => {
    const [part, page, text, other] = [
      hit('x', 'A'),
      hit('x', 'A', 'lvl1'),
      hit('x', 'A', 'content'),
      hit('x', 'B'),
    ];
    expect(groupHits([part, page, text, other])[0]!.rows).toEqual([
      {hit: page, parent: null, isLastChild: false},
      {hit: part, parent: page, isLastChild: false},
      {hit: text, parent: page, isLastChild: true},
      {hit: other, parent: null, isLastChild: false},
    ]);
  });

  it('has no children where the page itself is not among the hits', () => {
    expect(groupHits(many(2, 'x', 'A'))[0]!.rows.map(({parent}) => parent)).toEqual([null, null]);
  });

  it('takes hits without a section, and none at all', () => {
    expect(shape([hit(null, 'A')])).toEqual([['', 1, 0]]);
    expect(shape([])).toEqual([]);
  });
});

describe('groupAnswers', () => {
  it('puts what comes later after what is there, and goes on with its last section without a name', () => {
    const first = [...many(2, '前端', 'A'), ...many(1, '后端', 'B'), ...many(1, '前端', 'C')];
    const second = [...many(1, '后端', 'D'), ...many(1, '前端', 'E')];
    const shapeOf = (hits: readonly Hit[], sizes: readonly number[]) =>
      groupAnswers(hits, sizes).map((group) => [group.name, group.start, group.hits.length]);
    const before = [
      ['前端', 0, 3],
      ['后端', 3, 1],
    ];
    expect(shapeOf(first, [4])).toEqual(before);
    expect(shapeOf([...first, ...second], [4, 2])).toEqual([...before, ['', 4, 1], ['前端', 5, 1]]);
  });
});
