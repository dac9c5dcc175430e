import {expect, it} from 'vitest';
import {configWith, contentWith, docAt} from '../../test/helpers/samples.ts';
import {
  REDIRECT_SCRIPT,
  createHomeRedirect,
  createLeadsOn,
  findRedirect,
  makeRedirects,
  renderRedirect,
  resolveRedirects,
} from './redirects.ts';
import {createRouteTable} from '../kinds/kinds.ts';

const table = createRouteTable(contentWith({docs: [docAt('a.md')]}), {
  baseUrl: '/wuya/',
  searchHref: null,
  onDuplicateRoutes: 'warn',
});
const resolve = (redirects: unknown, staticPaths: readonly string[] = []) =>
  resolveRedirects(configWith({redirects}), table, new Set(staticPaths));

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
  expect(resolveRedirects(configWith({redirects}), dotted, new Set()).redirects).toEqual([
    {outputPath: 'old/api.v1/index.html', href: '/wuya/api.v1/#a'},
  ]);
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

it('finds the one for an address as readers ask for it', () => {
  const {redirects} = resolve([{from: ['/old', '/x.html'], to: '/a'}]);
  expect(
    ['old', 'old/', 'old/index.html', 'x.html', 'x', ''].map(
      (path) => findRedirect(redirects, path)?.outputPath,
    ),
  ).toEqual(['old/index.html', 'old/index.html', 'old/index.html', 'x.html', undefined, undefined]);
});

it('tells browsers and machines where the page is', () => {
  const html = renderRedirect(
    {outputPath: 'old/index.html', href: '/wuya/a/?x="1"#s'},
    {url: 'https://x.example', locale: 'zh-CN'},
  );
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/wuya/a/?x=&quot;1&quot;#s">');
  expect(html).toContain(
    '<link rel="canonical" href="https://x.example/wuya/a/?x=&quot;1&quot;#s">',
  );
});

it.each([
  ['/wuya/a/', '?q=1', '#s', '/wuya/a/?q=1#s'],
  ['/wuya/a/?x=1#t', '?q=1', '#s', '/wuya/a/?x=1#t'],
  ['/wuya/a/', '', '', '/wuya/a/'],
])('leads to %s, asked with %s%s, at %s', (href, search, hash, to) => {
  const replaced: string[] = [];
  const location = {search, hash, replace: (address: string) => replaced.push(address)};
  const link = new URL(href, 'https://x.example');
  // oxlint-disable-next-line no-implied-eval -- it is what the document runs
  new Function('document', 'location', REDIRECT_SCRIPT)({querySelector: () => link}, location);
  expect(replaced).toEqual([`https://x.example${to}`]);
  const page = {outputPath: 'old/index.html', href};
  expect(renderRedirect(page, {url: 'https://x.example', locale: 'zh-CN'})).toContain(
    `</a></p><script>${REDIRECT_SCRIPT}</script>`,
  );
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

it('leads from the first address to the first section or note of a site without a home page', () => {
  const config = {baseUrl: '/wuya/'};
  const none = {sections: [], staticPaths: new Set<string>()};
  const home = createHomeRedirect(config, table, none)!;
  expect(home).toEqual({outputPath: 'index.html', href: '/wuya/a/'});
  expect(findRedirect([home], '')).toBe(home);
  expect(createHomeRedirect(config, table, {...none, sections: ['/wuya/gone/']})).toEqual(home);
});

it('leads from the first address to the first of the notes whose addresses are the shortest', () => {
  const docs = [docAt('x/a.md'), docAt('b.md'), docAt('c.md')];
  const several = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, several, none)?.href).toBe('/wuya/b/');
});

it.each(['/wuya/old', '/wuya/old/', '/wuya/%E6%97%A7', '/wuya/x.html'])(
  'knows %s for an old address, with and without a slash at its end',
  (full) => {
    const redirects = [{from: ['/old/', '/旧'], to: '/a'}];
    const noteRedirects = [
      {from: ['/x.html'], to: '/a/', place: {file: 'a.md', line: 1, column: 1}},
    ];
    const leadsOn = createLeadsOn({config: configWith({redirects}), noteRedirects});
    expect([leadsOn(full), leadsOn(`${full}x`)]).toEqual([true, false]);
  },
);

it('reads each old address once, however many links are asked about', () => {
  let reads = 0;
  const noteRedirects = Array.from({length: 10}, (_, i) => ({
    get from() {
      reads++;
      return [`/old${i}`];
    },
    to: '/a/',
    place: {file: 'a.md', line: 1, column: 1},
  }));
  const leadsOn = createLeadsOn({config: configWith({redirects: []}), noteRedirects});
  expect(noteRedirects.every((_, i) => leadsOn(`/wuya/old${i}/`))).toBe(true);
  expect(reads).toBe(10);
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

it('leads from the first address to the pages of a site without notes', () => {
  const pages = createRouteTable(
    contentWith({componentPages: [{path: 'pages/tools.tsx', permalink: '/wuya/tools/'}]} as never),
    {baseUrl: '/wuya/', searchHref: null, onDuplicateRoutes: 'warn'},
  );
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, pages, none)?.href).toBe('/wuya/tools/');
});

it('leads from the first address to the main note, whatever the names of others', () => {
  const docs = [docAt('docs/a.md'), docAt('docs/index.md'), docAt('docs/b.md')];
  const below = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, below, none)?.href).toBe('/wuya/docs/');
});

it('leaves the first address to a page or a file that is there', () => {
  const withHome = createRouteTable(contentWith({docs: [docAt('a.md'), docAt('index.md')]}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, withHome, none)).toBeUndefined();
  expect(
    createHomeRedirect({baseUrl: '/wuya/'}, table, {...none, staticPaths: new Set(['index.html'])}),
  ).toBeUndefined();
});

it('makes redirects of the addresses of pages, none where a page or another redirect is', () => {
  const config = configWith({redirects: [{from: '/known', to: '/a'}]});
  const make = (path: string) => (path === '/a' ? ['/旧', '/旧/', '/known', '/a'] : []);
  expect(makeRedirects({config, makeRedirects: make}, table)).toEqual([{from: '/旧', to: '/a'}]);
  expect(makeRedirects({config}, table)).toEqual([]);
});

it('makes no old address of one that is the document of a page: /a.html is /a where addresses have no slash', () => {
  const config = configWith({trailingSlash: false});
  const make = (path: string) => [`${path}.html`, `${path}.htm`];
  expect(makeRedirects({config, makeRedirects: make}, table)).toEqual([{from: '/a.htm', to: '/a'}]);
});

it('leads from the first address to the first section that is there, before shorter addresses', () => {
  const docs = [docAt('a.md'), docAt('x/y.md')];
  const several = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const sections = ['/wuya/gone/', '/wuya/x/y/'];
  expect(
    createHomeRedirect({baseUrl: '/wuya/'}, several, {sections, staticPaths: new Set()})?.href,
  ).toBe('/wuya/x/y/');
});

it('asks a foreign configuration for old addresses by the paths of pages, the first one with its slash', () => {
  const home = createRouteTable(
    contentWith({docs: [docAt('a.md'), docAt('b.md', '---\nslug: /\n---\n')]}),
    {baseUrl: '/wuya/', searchHref: null, onDuplicateRoutes: 'warn'},
  );
  const asked: string[] = [];
  const make = (path: string) => {
    asked.push(path);
    return [];
  };
  makeRedirects({config: configWith({}), makeRedirects: make}, home);
  expect(asked).toEqual(expect.arrayContaining(['/', '/a']));
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
