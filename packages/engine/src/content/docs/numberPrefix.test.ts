import {describe, expect, it} from 'vitest';
import {splitOrderPrefix, stripOrderPrefixes} from './numberPrefix.ts';

describe('splitOrderPrefix', () => {
  it.each([
    ['01-a', 1, 'a'],
    ['003 - b', 3, 'b'],
    ['2.c', 2, 'c'],
    ['10_闭包', 10, '闭包'],
    ['1--x', 1, 'x'],
    ['02-闭包.md', 2, '闭包.md'],
    ['0-零', 0, '零'],
    ['100-a-2', 100, 'a-2'],
  ])('splits %s', (name, order, rest) => {
    expect(splitOrderPrefix(name)).toEqual({order, name: rest});
  });

  it.each([
    'a',
    '2021-11-x',
    '2021-11-22-x',
    '2021.11',
    '21-11-x',
    '7.0-x',
    '7.0',
    '1.2.3',
    '01',
    '01-',
    '3d',
    'a-01',
    '-1-a',
    '',
  ])('keeps %j whole', (name) => {
    expect(splitOrderPrefix(name)).toEqual({name});
  });
});

describe('stripOrderPrefixes', () => {
  it('strips every part of a path', () => {
    expect(stripOrderPrefixes('01-a/02-b/c/2021-11-d')).toBe('a/b/c/2021-11-d');
  });
});
