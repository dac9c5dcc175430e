import {expect, it} from 'vitest';
import {findAnchor} from './wikiReference.ts';

it('finds a heading below another one of the same name', () => {
  const headings = ['用法', '甲', '用法'].map((text, i) => ({
    level: 2,
    text,
    html: text,
    id: `h${i}`,
  }));
  const find = (...wanted: string[]) => findAnchor({headings, ids: []}, wanted);
  expect([find('用法'), find('甲', '用法'), find('用法', '用法')]).toEqual(['h0', 'h2', 'h2']);
});
