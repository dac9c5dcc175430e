import {expect, it} from 'vitest';
import {parseOwnHtml} from '../html/htmlTree.ts';
import {groupRows} from './tableRows.ts';

it('groups rows that are directly in a table, as a browser does, and rows that components are in', () => {
  const table = (html: string) => parseOwnHtml(html);
  const row = {kind: 'component', name: 'tr', attributes: [], line: 1, column: 1} as const;
  const shape = (html: string) =>
    groupRows(table(html), [row]).map((one) => (Array.isArray(one) ? one.length : 'node'));
  expect(shape('<caption>题</caption>\n<tr></tr>\n<tr></tr>\n')).toEqual([
    'node',
    'node',
    3,
    'node',
  ]);
  expect(shape('<tr></tr><wuya-island data-n="0"></wuya-island>')).toEqual([2]);
  expect(shape('<thead></thead><tr></tr><tfoot></tfoot><tr></tr>')).toEqual(['node', 1, 'node', 1]);
  expect(shape('<tbody><tr></tr></tbody>')).toEqual(['node']);
  expect(shape('\n')).toEqual(['node']);
});
