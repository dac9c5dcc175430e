import {describe, expect, it} from 'vitest';
import {editDistance, findNearest} from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['title', 'tilte', 1],
    ['kitten', 'sitting', 3],
    ['闭包', '闭 包', 1],
    ['🚀', '🎉', 1],
    ['ca', 'abc', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('findNearest', () => {
  it('finds the candidate with the fewest differences', () => {
    expect(findNearest('tittle', ['tagline', 'title', 'url'])).toBe('title');
  });

  it('takes the first of two that are equally near', () => {
    expect(findNearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('does not mind case', () => {
    expect(findNearest('BASEURL', ['baseUrl'])).toBe('baseUrl');
  });

  it('finds nothing when more than a third differs', () => {
    expect(findNearest('abcdefghi', ['abcdeXYZW'])).toBeUndefined();
  });

  it('lets two letters of a short word differ, one of up to three', () => {
    expect(findNearest('biudl', ['build'])).toBe('build');
    expect(findNearest('tpi', ['tip'])).toBe('tip');
    expect(findNearest('foo', ['book', 'fob'])).toBe('fob');
    expect(findNearest('foo', ['book'])).toBeUndefined();
    expect(findNearest('xyz', ['tip'])).toBeUndefined();
  });
});
