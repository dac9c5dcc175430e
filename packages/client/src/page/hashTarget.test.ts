import {describe, expect, it} from 'vitest';
import {findHashTarget, jumpsOnPath} from './hashTarget.ts';

const byId = (id: string) => (['闭包', 'a b', '100%', 'c%20d'].includes(id) ? id : null);

describe('findHashTarget', () => {
  it.each([
    ['#闭包', '闭包'],
    ['#%E9%97%AD%E5%8C%85', '闭包'],
    ['#a%20b', 'a b'],
    ['#100%', '100%'],
    ['#c%20d', 'c%20d'],
    ['#%E9%97', null],
    ['#不存在', null],
    ['#', null],
    ['', null],
  ])('%s → %s', (hash, id) => {
    expect(findHashTarget(hash, byId)).toBe(id);
  });
});

describe('a navigation to the same path', () => {
  const jump = (from: string, to: string) =>
    jumpsOnPath(new URL(from, 'http://x'), new URL(to, 'http://x'));
  it('leaves the scroll where it is when only the query changes', () => {
    expect(jump('/a/', '/a/?x=1')).toBe(false);
    expect(jump('/a/?x=1', '/a/?x=2')).toBe(false);
    expect(jump('/a/#闭包', '/a/?x=1#闭包')).toBe(false);
  });
  it('goes to the top by a link to the page itself, which drops the query', () => {
    expect(jump('/a/', '/a/')).toBe(true);
    expect(jump('/a/?x=1', '/a/')).toBe(true);
    expect(jump('/a/?x=1', '/a/?x=1')).toBe(true);
  });
  it('goes to the fragment where that changes with the query', () => {
    expect(jump('/a/', '/a/?x=1#闭包')).toBe(true);
    expect(jump('/a/?x=1#甲', '/a/?x=2#闭包')).toBe(true);
    expect(jump('/a/?x=1#甲', '/a/#闭包')).toBe(true);
    expect(jump('/a/#闭包', '/a/?x=1')).toBe(true);
  });
});
