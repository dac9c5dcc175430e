import {expect, it} from 'vitest';
import {rewriteGridTables} from './gridTables.ts';
import {rewritePlainTables} from './plainTables.ts';

it.each([
  [
    '  名字     说明\n  -------- ------\n  甲       乙丙\n  a | b    c\n\n后',
    '\n| 名字 | 说明 |\n| --- | --- |\n| 甲 | 乙丙 |\n| a \\| b | c |\n\n\n后',
  ],
  [
    '  --------------------\n  列一       列二\n  ---------- ---------\n  甲         乙\n             第二行\n\n  丙         丁\n  --------------------\n',
    '\n| 列一 | 列二 |\n| --- | --- |\n| 甲 | 乙 第二行 |\n| 丙 | 丁 |\n\n',
  ],
  ['  --- ---\n  a   b\n  c   d\n  --- ---', '\n|  |  |\n| --- | --- |\n| a | b |\n| c | d |\n'],
])('writes a table of Pandoc as one of GitHub: %j', (written, table) => {
  expect(rewritePlainTables(written)).toBe(table);
});

it.each([
  '题\n---\n\n文',
  '---- ----\n\n文',
  '一段很长很长的文字\n--- ---\n再一段很长的文字',
  '```\na  b\n-- --\nc  d\n```',
  '----------\n文\n----------',
])('takes nothing else for a table: %j', (text) => {
  expect(rewritePlainTables(text)).toBe(text);
});

it('keeps line breaks in cells of a table with borders', () => {
  expect(rewriteGridTables('+----+----+\n| a\\ | b  |\n| c  |    |\n+----+----+')).toContain(
    '| a<br />c | b |',
  );
});
