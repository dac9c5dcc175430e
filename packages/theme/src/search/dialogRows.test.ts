import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {FIRST, moveActive, NONE, toKept, toResultRows, toStoredRows} from './dialogRows.ts';
import {groupHits} from './groupHits.ts';
import type {Hit} from './hit.ts';

const hit = (objectID: string, type = 'lvl1', lvl1 = objectID, lvl0 = '前端'): Hit => ({
  objectID,
  url: '/wuya/a/',
  type,
  content: null,
  hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

describe('the rows of the results', () => {
  it('are numbered across the groups; what a group holds back comes after it', () => {
    const hits = [...'abcdef'].map((name) => hit(name)).concat(hit('g', 'lvl1', 'g', '后端'));
    expect(toResultRows(groupHits(hits)).map(({id}) => id)).toEqual([
      ...[0, 1, 2, 3, 4].map((n) => `docsearch-hits-item-${n}`),
      'docsearch-more-0',
      'docsearch-hits-item-5',
    ]);
  });
});

describe('moveActive', () => {
  const setDirection = (dir: string) => {
    vi.stubGlobal('document', {dir});
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  const results = toResultRows(groupHits([hit('a'), hit('b'), hit('c')]));
  const go = (rows: typeof results, start = FIRST, ...keys: string[]) =>
    keys.reduce((at, key) => moveActive(at, key, rows) ?? at, start);

  it('goes down and up and wraps both ways', () => {
    const seen: number[] = [];
    let at = FIRST;
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      at = moveActive(at, key, results)!;
      seen.push(at.row);
    }
    expect(seen).toEqual([1, 2, 1, 0, 2, 0]);
  });

  it('begins at either end where no row is active', () => {
    expect(go(results, NONE, 'ArrowDown').row).toBe(0);
    expect(go(results, NONE, 'ArrowUp').row).toBe(2);
  });

  it('goes to the ends', () => {
    expect(go(results, FIRST, 'End').row).toBe(2);
    expect(go(results, FIRST, 'End', 'Home').row).toBe(0);
  });

  it('goes through the buttons of a kept row and back, and no further', () => {
    setDirection('ltr');
    const rows = toStoredRows({recent: [hit('a')], favourite: [hit('b')]});
    expect(go(rows, FIRST, 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual({row: 0, cell: 2});
    expect(go(rows, FIRST, 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toEqual({row: 0, cell: 0});
    expect(go(rows, FIRST, 'ArrowDown', 'ArrowRight', 'ArrowRight')).toEqual({row: 1, cell: 1});
    expect(go(rows, FIRST, 'ArrowRight', 'ArrowDown')).toEqual({row: 1, cell: 0});
  });

  it('goes on to the left where texts run from right to left', () => {
    setDirection('rtl');
    const rows = toStoredRows({recent: [hit('a')], favourite: []});
    expect(go(rows, FIRST, 'ArrowLeft', 'ArrowLeft', 'ArrowRight')).toEqual({row: 0, cell: 1});
  });

  it('leaves the sideways arrows to the field among results, and all keys where there are no rows', () => {
    expect(moveActive(FIRST, 'ArrowRight', results)).toBeUndefined();
    expect(moveActive(FIRST, 'ArrowDown', [])).toBeUndefined();
    expect(moveActive(FIRST, 'a', results)).toBeUndefined();
  });
});

describe('what is kept of a choice', () => {
  const page = hit('p', 'lvl1', 'A');
  const text = hit('t', 'content', 'A');

  it('is the choice, or for text its page', () => {
    expect(toKept(page, [page, text])).toBe(page);
    expect(toKept(text, [text, page])).toBe(page);
  });

  it('is nothing for text whose page was not found', () => {
    expect(
      toKept(text, [
        text,
        hit('q', 'lvl1', 'B'),
        hit('r', 'lvl1', 'A', '后端'),
        hit('s', 'lvl2', 'A'),
      ]),
    ).toBeNull();
  });
});
