import {expect, it} from 'vitest';
import {countKeptBytes} from '../../../test/helpers/keptBytes.ts';
import {toOwnText, toOwnTexts} from './ownText.ts';

const TEXT_BYTES = 200_000;
/** A part of a long text that nobody else has. */
const cut = (i: number): string =>
  `${i} 长的题目，超过十三个字符。${'x'.repeat(TEXT_BYTES)}`.slice(0, 18);

it('keeps what a text says', () => {
  for (const text of ['', 'a', '一二三', 'x'.repeat(40), '\ud83d half \ude00 of a character'])
    expect(toOwnText(text)).toBe(text);
});

it('lets go of the text that a part was cut from', async () => {
  const kept = await countKeptBytes(() => Array.from({length: 40}, (_, i) => toOwnText(cut(i))));
  expect(kept).toBeLessThan(10 * TEXT_BYTES);
});

it('copies plain data with maps, dates and nothing in it', () => {
  const data = {
    title: '甲',
    tags: ['乙', {label: '丙'}],
    lines: new Map([['title', 2]]),
    date: new Date(0),
    none: null,
    missing: undefined,
    is: true,
  };
  expect(toOwnTexts(data)).toEqual(data);
});

it('lets go of long texts in plain data', async () => {
  const kept = await countKeptBytes(() =>
    Array.from({length: 40}, (_, i) =>
      toOwnTexts({title: cut(i), lines: new Map([[cut(i), 1]]), tags: [cut(i)]}),
    ),
  );
  expect(kept).toBeLessThan(10 * TEXT_BYTES);
});
