import {expect, it} from 'vitest';
import {textWidth} from './textWidth.ts';

it('counts Chinese as one and Latin as a half', () => {
  expect(['无涯', 'Wuya 文档', ''].map(textWidth)).toEqual([2, 4.5, 0]);
});
