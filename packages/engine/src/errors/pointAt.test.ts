import {expect, it} from 'vitest';
import {createPointFinder, pointAt} from './pointAt.ts';

it.each(['', 'a', '\n', 'a\nbc\n\nd', '\n\n', '甲\r\n乙'])(
  'finds each place of %j as if its lines were counted for it alone',
  (text) => {
    const find = createPointFinder(text);
    for (let offset = 0; offset <= text.length; offset++)
      expect(find(offset), `${offset}`).toEqual(pointAt(text, offset));
  },
);
