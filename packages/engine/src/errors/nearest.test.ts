import {describe, expect, it} from 'vitest';
import {createRandom, seed} from '../../test/helpers/random.ts';
import {countSteps} from '../../test/helpers/steps.ts';
import {createNearestFinder, createNearestFinders, editDistance, findNearest} from './nearest.ts';

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

describe('of many names', () => {
  const random = createRandom(seed);
  const word = (): string =>
    Array.from(
      {length: 1 + Math.floor(random() * 9)},
      () => 'abAB中文🚀'[Math.floor(random() * 6)],
    ).join('');

  it(`is the one that comparing all would find (seed ${seed})`, () => {
    for (let i = 0; i < 300; i++) {
      const wanted = word();
      const names = Array.from({length: 20}, word);
      const most = Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3));
      const distances = names.map((name) =>
        Math.abs(name.length - wanted.length) > most
          ? Infinity
          : editDistance(wanted.toLowerCase(), name.toLowerCase()),
      );
      const least = Math.min(...distances);
      const found = findNearest(wanted, names);
      expect(found, wanted).toBe(least > most ? undefined : names[distances.indexOf(least)]);
    }
  });

  it('takes a few steps for each that is another word, and for long ones with the same end', async () => {
    const end = 'abcdefghij'.repeat(40);
    const names = Array.from({length: 1000}, (_, i) => `${i.toString(36)}${end}`);
    const {blocks} = await countSteps(async () => {
      expect(findNearest(`none${end}`, names)).toBe(`ne${end}`);
    });
    expect(blocks / names.length).toBeLessThan(3000);
  });

  it('stops comparing letter by letter after so many names that are alike', () => {
    const find = createNearestFinder(['title', 'eltit', 'tilte'], {comparisons: 2});
    expect(find('tltie')).toBe('title');
    expect(find('tltie')).toBeUndefined();
    expect(createNearestFinder(['title', 'other'], {comparisons: 1})('another')).toBe('other');
  });

  it('finds none once it looked at so many names', () => {
    const find = createNearestFinder(['title', 'tagline'], {looks: 3});
    expect([find('titel'), find('titel'), find('titel')]).toEqual(['title', 'title', undefined]);
  });

  it('reads the names of an object once for all questions', () => {
    let readings = 0;
    const findersOf = createNearestFinders((page: {readonly names: readonly string[]}) => {
      readings++;
      return page.names;
    });
    const page = {names: ['title', 'tagline']};
    expect([findersOf(page)('titel'), findersOf(page)('tagine')]).toEqual(['title', 'tagline']);
    expect(findersOf({names: ['other']})('othre')).toBe('other');
    expect(readings).toBe(2);
  });
});
