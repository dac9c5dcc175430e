import {expect, it} from 'vitest';
import {classOfPart} from './widePart.ts';

it('names titles with a part that a line of a phone has no room for', () => {
  expect(classOfPart('事件循环：从一次点击到下一帧')).toBeUndefined();
  expect(classOfPart('从一次点击到浏览器画出下一帧')).toBe('wide-part');
});

it('takes the lines of deeper levels of a sidebar for shorter', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7].map((level) => classOfPart('这是“带引号的标题”，短', level));
  const wide = 'wide-part';
  expect(levels).toEqual([undefined, undefined, undefined, undefined, wide, wide, wide]);
});

it('names no title without characters that may be parted', () => {
  expect(classOfPart('Internationalization of documentation', 6)).toBeUndefined();
});
