import {expect, it} from 'vitest';
import {configWith, contentWith, docAt} from '../../../test/helpers/samples.ts';
import {createRouteTable} from '../../kinds/kinds.ts';
import {renderRedirect} from './redirect.ts';
import {resolveRedirects} from './resolveRedirects.ts';

const table = createRouteTable(contentWith({docs: [docAt('a.md')]}), {
  baseUrl: '/wuya/',
  searchHref: null,
  onDuplicateRoutes: 'warn',
});

const resolve = (redirects: unknown, staticPaths: readonly string[] = []) =>
  resolveRedirects({config: configWith({redirects}), table, staticPaths: new Set(staticPaths)});

it('gives each old address a document that leads to the new one', () => {
  expect(resolve([{from: ['/old', '/x/旧.html'], to: '/a'}]).redirects).toEqual([
    {outputPath: 'old/index.html', href: '/wuya/a/'},
    {outputPath: 'x/旧.html', href: '/wuya/a/'},
  ]);
});

it('gives a name with a dot a document of its own, and leads to one', () => {
  const dotted = createRouteTable(contentWith({docs: [docAt('api.v1.md')]}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const redirects = [{from: '/old/api.v1', to: '/api.v1#a'}];
  expect(
    resolveRedirects({config: configWith({redirects}), table: dotted, staticPaths: new Set()})
      .redirects,
  ).toEqual([{outputPath: 'old/api.v1/index.html', href: '/wuya/api.v1/#a'}]);
});

it('takes no address away from a page, nor from another redirect', () => {
  const {redirects, problems} = resolve([
    {from: '/a', to: '/b'},
    {from: ['/old', '/old/'], to: '/a'},
  ]);
  expect(redirects).toHaveLength(1);
  expect(problems.map(({option, diagnostic}) => `${option} ${diagnostic.code}`)).toEqual([
    'redirects[0].from RT-032',
    'redirects[1].from RT-032',
  ]);
});

it.each([
  [
    [
      ['/r1', '/r2'],
      ['/r2/', '/r3'],
      ['/r3', '/r1#a'],
    ],
    [['/wuya/r1/#a', '/wuya/r2/', '/wuya/r3/', '/wuya/r1/#a']],
  ],
  [[['/s', '/s?x=1']], [['/wuya/s/?x=1', '/wuya/s/?x=1']]],
  [[['/旧', '/%E6%97%A7/']], [['/wuya/旧/', '/wuya/旧/']]],
  [
    [
      ['/x', '/b1'],
      ['/b1', '/b2'],
      ['/b2', '/b1'],
    ],
    [['/wuya/b1/', '/wuya/b2/', '/wuya/b1/']],
  ],
  [
    [['/e', 'https://wuya.example/wuya/e/']],
    [['https://wuya.example/wuya/e/', 'https://wuya.example/wuya/e/']],
  ],
  [
    [
      ['/y', '/z'],
      ['/z', '/a'],
      ['/w', 'https://other.example/wuya/w/'],
    ],
    [],
  ],
])('names redirects that lead around in a circle once: %j', (all, circles) => {
  const {redirects, problems} = resolve(all.map(([from, to]) => ({from, to})));
  expect(redirects).toHaveLength(all.length);
  expect(problems.map(({diagnostic}) => diagnostic)).toEqual(
    circles.map((addresses) =>
      expect.objectContaining({code: 'RT-039', zh: expect.stringContaining(addresses.join(' → '))}),
    ),
  );
});

it.each([
  ['/old', 'old/index.html'],
  ['/old', 'old'],
  ['/x.html', 'x.html'],
  ['/404.html', 'none'],
])('%s takes no place from the file %s', (from, file) => {
  const {redirects, problems} = resolve([{from, to: '/a'}], [file]);
  expect([redirects, problems.map(({diagnostic}) => diagnostic.code)]).toEqual([[], ['RT-032']]);
});

it('leads to other sites too', () => {
  const {redirects, problems} = resolve([{from: '/old', to: 'https://e.example/a?b#c'}]);
  expect([redirects, problems]).toEqual([
    [{outputPath: 'old/index.html', href: 'https://e.example/a?b#c'}],
    [],
  ]);
  const html = renderRedirect(redirects[0]!, {url: 'https://x.example', locale: 'zh-CN'});
  expect(html).toContain('<link rel="canonical" href="https://e.example/a?b#c">');
  expect(resolve([{from: '/old', to: 'javascript:alert(1)'}]).problems).toHaveLength(1);
});

it.each([
  ['from', {from: '/x/%2e%2e/y', to: '/a'}, 'RT-033', '%2e%2e'],
  ['from', {from: 'javascript:alert(1)', to: '/a'}, 'RT-033', 'javascript:'],
  ['from', {from: 'https://old.example/x', to: '/a'}, 'RT-033', 'https:'],
  ['to', {from: '/x', to: '/y/%2e%2e/a'}, 'RT-033', '%2e%2e'],
  ['to', {from: '/x', to: 'javascript:alert(1)'}, 'RT-033', 'javascript:'],
  ['from', {from: `/${'长'.repeat(100)}`, to: '/a'}, 'RT-034', '长长'],
])(
  'makes no document where %s cannot be an address, and says so: %j',
  (key, redirect, code, part) => {
    const {redirects, problems} = resolve([redirect]);
    expect(redirects).toEqual([]);
    expect(problems).toMatchObject([
      {option: `redirects[0].${key}`, diagnostic: {code, zh: expect.stringContaining(part)}},
    ]);
  },
);

it('leads to an address with dots in its query', () => {
  const {redirects, problems} = resolve([{from: '/x', to: '/a?next=/../b#../c'}]);
  expect([redirects.map(({outputPath}) => outputPath), problems]).toEqual([['x/index.html'], []]);
});

it('reports an address with a backslash, which may name a host that cannot be', () => {
  const {diagnostics, problems} = resolve([
    {from: '/\\[', to: '/a'},
    {from: '/b', to: '/\\['},
  ]);
  expect(diagnostics).toEqual([]);
  expect(problems.map(({option, diagnostic: {code}}) => `${option} ${code}`)).toEqual([
    'redirects[0].from RT-033',
    'redirects[1].to RT-033',
  ]);
});
