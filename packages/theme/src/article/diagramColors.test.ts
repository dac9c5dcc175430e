import {expect, it} from 'vitest';
import {mixColors} from './diagramColors.ts';

it('mixes a share of a colour into another', () => {
  expect(mixColors('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
  expect(mixColors('#04596e', '#fafaf8', 1)).toBe('#04596e');
  expect(mixColors('#000000', '#0a0a0a', 0.5)).toBe('#050505');
});
