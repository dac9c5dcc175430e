import {expect, it} from 'vitest';
import {keyInOrder} from './keyInOrder.ts';

it('lets the arrow that points to the next letter lead on, in both directions of text', () => {
  expect(keyInOrder('ArrowRight', 'ltr')).toBe('ArrowRight');
  expect(keyInOrder('ArrowLeft', 'rtl')).toBe('ArrowRight');
  expect(keyInOrder('ArrowRight', 'rtl')).toBe('ArrowLeft');
  expect(keyInOrder('ArrowDown', 'rtl')).toBe('ArrowDown');
  expect(keyInOrder('Home', 'rtl')).toBe('Home');
});
