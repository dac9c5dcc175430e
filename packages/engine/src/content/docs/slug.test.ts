import {describe, expect, it} from 'vitest';
import {isFolderIndex, resolveDocPath} from './slug.ts';

describe('resolveDocPath', () => {
  it.each([
    ['a file at the root', {dir: '', name: 'a'}, '/a/'],
    ['a file in a folder', {dir: 'js', name: 'a'}, '/js/a/'],
    ['index', {dir: 'guide', name: 'index'}, '/guide/'],
    ['readme in any case', {dir: 'guide', name: 'README'}, '/guide/'],
    ['a file named like its folder', {dir: 'a/guide', name: 'Guide'}, '/a/guide/'],
    ['a file in a folder named like it in capitals', {dir: 'Guide', name: 'guide'}, '/Guide/'],
    ['index at the root', {dir: '', name: 'index'}, '/'],
    ['an id in place of the name', {dir: 'js', name: 'a', id: 'b'}, '/js/b/'],
    ['an id on an index', {dir: 'js', name: 'index', id: 'b'}, '/js/'],
    ['an absolute slug', {dir: 'js', name: 'a', slug: '/x'}, '/x/'],
    ['an absolute slug with a slash at the end', {dir: 'js', name: 'a', slug: '/x/y/'}, '/x/y/'],
    ['a slug for the root', {dir: 'js', name: 'a', slug: '/'}, '/'],
    ['a relative slug', {dir: 'js', name: 'a', slug: 'x'}, '/js/x/'],
    ['a slug that begins with ./', {dir: 'js', name: 'a', slug: './x'}, '/js/x/'],
    ['a slug that goes up', {dir: 'js/deep', name: 'a', slug: '../x'}, '/js/x/'],
    ['a Chinese slug', {dir: 'js', name: 'a', slug: '闭包'}, '/js/闭包/'],
  ])('resolves %s', (_, input, path) => {
    expect(resolveDocPath(input)).toBe(path);
  });

  it.each(['', '../../x', '/..', 'a?b', 'a#b', 'a b', 'a\\b', '“/x/”', '/x’'])(
    'refuses the slug %j',
    (slug) => {
      expect(resolveDocPath({dir: 'js', name: 'a', slug})).toBeUndefined();
    },
  );

  it.each([
    {dir: '..', name: 'a'},
    {dir: 'js/.', name: 'a'},
    {dir: 'js', name: '..'},
    {dir: 'js', name: 'a', id: '../../b'},
    {dir: 'js', name: 'a', id: '%2e%2e'},
    {dir: 'js', name: 'a', id: 'b\\c'},
  ])('refuses a file or an id that leads out of its folder: %j', (input) => {
    expect(resolveDocPath(input)).toBeUndefined();
  });

  it('takes blanks inside a slug where they are allowed', () => {
    const path = (slug: string) => resolveDocPath({dir: '', name: 'a', slug, isForeign: true});
    expect(path('New plugins, $1,000')).toBe('/New plugins, $1,000/');
    expect([' a', 'a ', 'a\tb', 'a?'].map(path)).toEqual(Array(4).fill(undefined));
  });

  it("ends at the notes' root on the way up, as Docusaurus does, and leaves it no other way", () => {
    const path = (slug: string) => resolveDocPath({dir: 'js', name: 'a', slug, isForeign: true});
    expect([path('../../../x'), path('/../../x')]).toEqual(['/x/', '/x/']);
    expect([path('..%2f..%2fx'), path('a/%2e%2e/x')]).toEqual([undefined, undefined]);
  });
});

describe('isFolderIndex', () => {
  it('does not take a file at the root for an index of nothing', () => {
    expect(isFolderIndex('', 'a')).toBe(false);
  });
});
