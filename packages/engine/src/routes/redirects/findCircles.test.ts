import {expect, it} from 'vitest';
import {findCircles} from './findCircles.ts';

it('takes an address above the base URL for none of the site, whatever is at the root of that', () => {
  const redirects = new Map([['index.html', {outputPath: 'index.html', href: '/a/'}]]);
  expect(findCircles(redirects, {baseUrl: '/x/', url: 'https://x.example'})).toEqual([]);
});

const circlesOf = (redirects: Readonly<Record<string, string>>) =>
  findCircles(
    new Map(
      Object.entries(redirects).map(([path, href]) => [
        `${path}/index.html`,
        {outputPath: `${path}/index.html`, href},
      ]),
    ),
    {baseUrl: '/x/', url: 'https://x.example'},
  ).map((circle) => circle.map(({outputPath}) => outputPath.replace('/index.html', '')));

it('names a circle once, without what only leads to it', () => {
  expect(circlesOf({a: '/x/b/', b: '/x/c/', c: '/x/b/', d: '/x/a/'})).toEqual([['b', 'c']]);
  expect(circlesOf({a: '/x/a/', b: 'https://x.example/x/b'})).toEqual([['a'], ['b']]);
});

it.each(['/a/', 'https://y.example/x/a/', 'https://'])(
  'finds none by %s, which is no address of the site',
  (href) => {
    expect(circlesOf({a: href})).toEqual([]);
  },
);
