import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../../test/helpers/temporary.ts';
import {configWith, contentWith, docAt} from '../../test/helpers/samples.ts';
import type {Reference} from '../article/parsedPage.ts';
import {scanFolder} from '../content/source/scan.ts';
import {createAssetStore} from './assets.ts';
import {createReferenceResolver} from './references.ts';
import {createRouteTable} from '../kinds/kinds.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
const files = {
  'notes/js/图.svg': SVG,
  'notes/js/a.pdf': 'pdf',
  'notes/js/a.mp4': 'film',
  'notes/js/.devcontainer/a.json': '{}',
  'notes/js/broken.png': 'not a png',
  'images/shared.svg': SVG,
  'static/img/logo.svg': SVG,
  'static/raw.html': '<p>',
};
const notes = [
  'js/01-a.md',
  'js/b.md',
  'js/index.md',
  'root.md',
  'css/c.md',
  '中 文.md',
  'js/Node.js.md',
  'c++, d.md',
];
/** Notes whose names are not their titles. */
const titled = {
  'js/closure.md': '---\ntitle: 闭包\n---\n',
  'js/loop.md': '# Event Loop\n',
  'js/one.md': '# 两篇一样的总结\n',
  'css/two.md': '# 两篇一样的总结\n',
};

const dir = sharedFolder();
beforeAll(() => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
});

/** Resolves a reference that is in `notes/js/01-a.md`. */
function resolve(
  kind: 'link' | 'image' | 'media',
  url: string,
  options: Partial<Pick<Reference, 'size' | 'isHtml' | 'attribute'>> & Record<string, unknown> = {},
) {
  const {isForeign, size, isHtml = false, attribute, ...given} = options;
  const config = configWith(given);
  const staticFiles = scanFolder(join(dir, 'static')).map((path) => ({
    path,
    file: `static/${path}`,
    absolutePath: join(dir, 'static', path),
  }));
  const renamed = Object.entries(titled).map(([path, text]) => docAt(path, text));
  const content = contentWith({
    docs: [...notes.map((path) => docAt(path)), ...renamed],
    staticFiles,
  });
  const table = createRouteTable(content, {
    baseUrl: config.baseUrl,
    searchHref: '/wuya/search/',
    onDuplicateRoutes: 'warn',
  });
  const idsOf = (permalink: string) =>
    permalink.startsWith('/wuya/js/') ? new Set(['甲', 'usage']) : undefined;
  const {attributes, diagnostic} = createReferenceResolver({
    dir,
    config,
    content,
    table,
    articleAt: () => undefined,
    assets: createAssetStore({dir, followLinks: false}),
    idsOf,
    isForeign: isForeign === true,
  }).resolve(
    {
      kind,
      url,
      line: 3,
      column: 5,
      ...(size && {size}),
      ...(isHtml && {isHtml}),
      ...(attribute && {attribute}),
    },
    {file: 'notes/js/01-a.md', permalink: '/wuya/js/a/'},
  );
  return {
    attributes: attributes.trim(),
    problem:
      diagnostic && `${diagnostic.level} ${diagnostic.code} ${diagnostic.hint?.en ?? ''}`.trim(),
    place: diagnostic?.place,
    fix: diagnostic?.fix,
  };
}

/** The fix of what is wrong with a reference in `notes/js/01-a.md`: `written → replacement`. */
function fixOf(kind: 'link' | 'image', url: string) {
  const fix = resolve(kind, url).fix;
  return fix && `${fix.written} → ${fix.replacement}`;
}

describe('films and recordings', () => {
  const show = (url: string, options = {}, attribute: Reference['attribute'] = 'src') =>
    resolve('media', url, {...options, isHtml: true, attribute});

  it.each([
    ['./a.mp4#t=10', /^src="\/wuya\/assets\/files\/a-[\w-]+\.mp4#t=10"$/],
    ['@site/notes/js/a.mp4', /^src="\/wuya\/assets\/files\/a-[\w-]+\.mp4"$/],
    ['/img/logo.svg', /^src="\/wuya\/img\/logo\.svg"$/],
    ['/wuya/img/logo.svg', /^src="\/wuya\/img\/logo\.svg"$/],
    // As a browser counts, from the address of the page.
    ['../../img/logo.svg', /^src="\/wuya\/img\/logo\.svg"$/],
    ['pathname:///raw/a.mp4', /^src="\/wuya\/raw\/a\.mp4"$/],
  ])('publishes %s', (url, expected) => {
    const {attributes, problem} = show(url);
    expect(attributes).toMatch(expected);
    expect(problem).toBeUndefined();
  });

  it('resolves each picture of a set', () => {
    const {attributes, problem} = show('./图.svg, /img/logo.svg 2x', {}, 'srcset');
    expect(attributes).toMatch(
      /^srcset="\/wuya\/assets\/files\/[^ ]+\.svg, \/wuya\/img\/logo\.svg 2x"$/,
    );
    expect(problem).toBeUndefined();
  });

  it('finds whole paths from the folder of a site made for Docusaurus', () => {
    const {attributes, problem} = show('/notes/js/a.mp4', {isForeign: true});
    expect(attributes).toMatch(/^src="\/wuya\/assets\/files\/a-[\w-]+\.mp4"$/);
    expect(problem).toBeUndefined();
    expect(show('/notes/js/a.mp4').problem).toMatch(/^error LN-053/);
    expect(show('/../wuya-secret/a.mp4', {isForeign: true}).problem).toMatch(/^warning LN-053/);
  });

  it('says which file is missing, and warns of it where a site is made for Docusaurus', () => {
    expect(show('./b.mp4')).toMatchObject({
      attributes: 'src="./b.mp4"',
      problem: 'error LN-053 Did you mean ./a.mp4?',
    });
    expect(show('./b.mp4', {isForeign: true}).problem).toMatch(/^warning LN-053/);
    expect(show('./b.mp4', {onBrokenLinks: 'ignore'}).problem).toBeUndefined();
  });
});

describe('links to notes', () => {
  it.each([
    ['./b.md', '/wuya/js/b/'],
    ['b.md', '/wuya/js/b/'],
    ['./b.md#usage', '/wuya/js/b/#usage'],
    ['./b.md#%E7%94%B2', '/wuya/js/b/#%E7%94%B2'],
    ['./b.md?y=1', '/wuya/js/b/?y=1'],
    ['./b.md/#usage', '/wuya/js/b/#usage'],
    ['b.md/', '/wuya/js/b/'],
    ['../css/c.md?y=1#z', '/wuya/css/c/?y=1#z'],
    ['./index.md', '/wuya/js/'],
    ['./01-a.md', '/wuya/js/a/'],
    ['/root.md', '/wuya/root/'],
    ['@site/notes/root.md', '/wuya/root/'],
    ['../%E4%B8%AD%20%E6%96%87.md', '/wuya/%E4%B8%AD%20%E6%96%87/'],
    ['../中 文.md', '/wuya/%E4%B8%AD%20%E6%96%87/'],
    ['..\\css\\c.md#a\\b', '/wuya/css/c/#a\\b'],
    ['..%5Ccss%5Cc.md', '/wuya/css/c/'],
  ])('%s leads to %s', (url, href) => {
    expect(resolve('link', url)).toEqual({
      attributes: `href="${href}"`,
      problem: undefined,
      place: undefined,
    });
  });

  it.each([
    ['./bb.md', 'Did you mean ./b.md?'],
    ['../css/a.md', 'Did you mean ./01-a.md?'],
    ['./B.md', 'Did you mean ./b.md?'],
    ['./nothing-like-it.md', ''],
    ['../../outside.md', ''],
  ])('%s, which does not exist, fails with the nearest file', (url, hint) => {
    expect(resolve('link', url)).toMatchObject({
      problem: `error LN-050 ${hint}`.trim(),
      place: {file: 'notes/js/01-a.md', line: 3, column: 5},
    });
  });

  it.each([
    ['./闭包.md', 'Did you mean ./closure.md?'],
    ['../old/02-闭包.md', 'Did you mean ./closure.md?'],
    ['./event-loop.md', 'Did you mean ./loop.md?'],

    ['./两篇一样的总结.md', ''],
  ])('%s, which was renamed, fails with the only note of that title', (url, hint) => {
    const {problem, fix} = resolve('link', url);
    expect([problem, fix]).toEqual([`error LN-050 ${hint}`.trim(), undefined]);
  });

  it('say when only the case differs', () => {
    expect(resolve('link', './B.md').problem).toContain('LN-050');
  });

  it.each([
    ['./B.md', './B.md → ./b.md'],
    ['B.md#usage', 'B.md → b.md'],
    ['../css/b.md', '../css/b.md → ./b.md'],
    ['/css/b.md', '/css/b.md → /js/b.md'],
    ['@site/notes/b.md', '@site/notes/b.md → @site/notes/js/b.md'],
    ['./%E4%B8%AD%20%E6%96%87.md', './%E4%B8%AD%20%E6%96%87.md → ../中%20文.md'],
    ['./bb.md', undefined],
  ])('%s is fixed only where there is no doubt', (url, expected) => {
    expect(fixOf('link', url)).toBe(expected);
  });

  it('follow onBrokenMarkdownLinks where it is set', () => {
    expect(resolve('link', './zzzzzz.md', {onBrokenMarkdownLinks: 'warn'}).problem).toBe(
      'warning LN-050',
    );
    expect(resolve('link', '/zzzzzz/', {onBrokenMarkdownLinks: 'warn'}).problem).toBe(
      'error LN-051',
    );
  });

  it.each([
    ['warn', 'warning LN-050'],
    ['log', 'notice LN-050'],
    ['ignore', undefined],
  ])('react to a broken one as the site wants: %s', (onBrokenLinks, problem) => {
    expect(resolve('link', './zzzzzz.md', {onBrokenLinks}).problem).toBe(problem);
  });
});

describe('links to sections', () => {
  it.each(['#usage', '#', '#top', './b.md#usage', '/js/b/#usage', '/css/c/#unknown'])(
    '%s is fine',
    (url) => {
      expect(resolve('link', url).problem).toBeUndefined();
    },
  );

  it.each(['#usag', './b.md#usag', '/js/b/#usag'])('%s warns with the nearest section', (url) => {
    expect(resolve('link', url).problem).toBe('warning LN-052 Did you mean #usage?');
  });
});

describe('fixes of sections and pages', () => {
  it.each([
    ['#Usage', '#Usage → #usage'],
    ['./b.md#USAGE', '#USAGE → #usage'],
    ['#usag', undefined],
    ['/JS/B/', '/JS/B/ → /js/b/'],
    ['/wuya/JS/B', '/wuya/JS/B → /wuya/js/b'],
    ['/js/bb/', undefined],
  ])('%s is fixed when only its case is wrong', (url, expected) => {
    expect(fixOf('link', url)).toBe(expected);
  });
});

describe('links to pages', () => {
  it.each([
    ['/js/b/', 'href="/wuya/js/b/"'],
    ['/js/b', 'href="/wuya/js/b/"'],
    ['/wuya/js/b', 'href="/wuya/js/b/"'],
    ['../b/', 'href="/wuya/js/b/"'],
    ['/search/?q=x', 'href="/wuya/search/?q=x"'],
    ['/中 文', 'href="/wuya/%E4%B8%AD%20%E6%96%87/"'],
    ['/js/Node.js', 'href="/wuya/js/Node.js/"'],
    ['/js/Node.js/', 'href="/wuya/js/Node.js/"'],
    ['/c++, d', 'href="/wuya/c%2B%2B%2C%20d/"'],
  ])('%s becomes %s', (url, attributes) => {
    expect(resolve('link', url)).toEqual({attributes, problem: undefined, place: undefined});
  });

  it('fail with the nearest page', () => {
    expect(resolve('link', '/js/bb/').problem).toBe('error LN-051 Did you mean /wuya/js/b/?');
  });

  it.each([
    ['./b', 'Did you mean ./b.md?', './b → ./b.md'],
    ['../css/c', 'Did you mean ../css/c.md?', '../css/c → ../css/c.md'],
    ['./aa', '', undefined],
    ['a.com/b.html', 'Write the whole address of another site: https://a.com/b.html', undefined],
  ])('%s fails with the file or host that is meant, never with its own page', (url, hint, fix) => {
    expect(resolve('link', url).problem).toBe(`error LN-051 ${hint}`.trim());
    expect(fixOf('link', url)).toBe(fix);
  });

  it.each([
    ['[b](https://a.cn/c?d=1#e)', 'https://a.cn/c?d=1#e'],
    ['[b](https://a.cn/c_(d))', 'https://a.cn/c_(d)'],
    ['[https://a.cn/c.md]', 'https://a.cn/c.md'],
  ])('%s, a link in the place of an address, leads to it and is fixed', (url, meant) => {
    expect(resolve('link', url)).toMatchObject({
      attributes: `href="${meant}"`,
      problem: `error LN-051 Did you mean ${meant}?`,
    });
    expect(fixOf('link', url)).toBe(`${url} → ${meant}`);
  });

  it.each(['[b](javascript:c)', '[b](./b.md)'])('%s leads nowhere else', (url) => {
    expect(resolve('link', url).attributes).toContain('[b](');
    expect(fixOf('link', url)).toBeUndefined();
  });

  it('escape the base with pathname://', () => {
    expect(resolve('link', 'pathname:///other/x.html')).toEqual({
      attributes: 'href="/wuya/other/x.html" data-reload=""',
      problem: undefined,
      place: undefined,
    });
  });
});

describe('links to files', () => {
  it('beside the note publish them under a hashed name, in a new tab', () => {
    expect(resolve('link', './a.pdf#page=2').attributes).toMatch(
      /^href="\/wuya\/assets\/files\/a-[\dA-Za-z]{8}\.pdf#page=2" target="_blank"$/,
    );
  });

  it.each([
    ['./b.pdf', 'Did you mean ./a.pdf?', undefined],
    ['../css/a.pdf', 'Did you mean ./a.pdf?', '../css/a.pdf → ./a.pdf'],
    ['/img/LOGO.svg', 'Did you mean /img/logo.svg?', '/img/LOGO.svg → /img/logo.svg'],
    ['/nothing-like-it.zip', '', undefined],
    ['www.a.com', 'Write the whole address of another site: https://www.a.com', undefined],
    ['http//a.com', 'Write the whole address of another site: https://a.com', undefined],
  ])('%s, which does not exist, fails with the nearest file', (url, hint, expected) => {
    expect(resolve('link', url).problem).toBe(`error LN-053 ${hint}`.trim());
    expect(fixOf('link', url)).toBe(expected);
  });

  it('are none where the ending is the number of a version', () => {
    expect(resolve('link', '/release-notes/4.6.1').problem).toMatch(/^error LN-051/);
  });

  it('that hide are not published, and the message says why', () => {
    const {problem} = resolve('link', './.devcontainer/a.json');
    expect(problem).toMatch(/^error LN-053 .*begin with a dot/);
    expect(resolve('link', './.gone/a.json').problem).toBe('error LN-053');
  });

  it('of the static folder keep their address', () => {
    expect(resolve('link', '/raw.html').attributes).toBe('href="/wuya/raw.html" target="_blank"');
  });
});

describe('images', () => {
  it.each([
    [
      './图.svg',
      /^src="\/wuya\/assets\/images\/%E5%9B%BE-[\dA-Za-z]{8}\.svg" width="30" height="20"$/,
    ],
    [
      '%E5%9B%BE.svg',
      /^src="\/wuya\/assets\/images\/%E5%9B%BE-[\dA-Za-z]{8}\.svg" width="30" height="20"$/,
    ],
    [
      '@site/images/shared.svg',
      /^src="\/wuya\/assets\/images\/shared-[\dA-Za-z]{8}\.svg" width="30" height="20"$/,
    ],
    ['/img/logo.svg', /^src="\/wuya\/img\/logo.svg" width="30" height="20"$/],
    ['/wuya/img/logo.svg', /^src="\/wuya\/img\/logo.svg" width="30" height="20"$/],
    ['\\img\\logo.svg', /^src="\/wuya\/img\/logo.svg" width="30" height="20"$/],
  ])('%s has its size', (url, attributes) => {
    expect(resolve('image', url)).toEqual({
      attributes: expect.stringMatching(attributes),
      problem: undefined,
      place: undefined,
    });
  });

  it.each([
    [{width: '60'}, 'width="60" height="40"'],
    [{height: '10'}, 'width="15" height="10"'],
    [{width: '60', height: '60'}, 'width="60" height="60"'],
    [{width: '50%'}, 'width="50%"'],
  ])('have the size %j that their writer wants, once', (size, attributes) => {
    for (const url of ['./图.svg', '/img/logo.svg'])
      expect(resolve('image', url, {size}).attributes.replace(/^src="[^"]+" /, '')).toBe(
        attributes,
      );
    expect(resolve('image', './broken.png', {size: {width: '60'}}).attributes).toMatch(
      /\.png" width="60"$/,
    );
  });

  it.each([
    ['./tu.svg', 'Did you mean ./图.svg?'],
    ['/img/lgo.svg', 'Did you mean /img/logo.svg?'],
    ['../../../etc/x.png', ''],
    [
      '/Users/me/a.png',
      'Copy the image beside the note and write a relative path: ![words](./picture.png).',
    ],
    [
      '/c/Users/me/a.png',
      'Copy the image beside the note and write a relative path: ![words](./picture.png).',
    ],
  ])('%s, which does not exist, fails with the nearest', (url, hint) => {
    expect(resolve('image', url).problem).toBe(`error IM-060 ${hint}`.trim());
  });

  it.each([
    ['./图.SVG', './图.SVG → ./图.svg'],
    ['/img/Logo.svg', '/img/Logo.svg → /img/logo.svg'],
    ['/logo.svg', '/logo.svg → /img/logo.svg'],
    ['./tu.svg', undefined],
  ])('%s is fixed only where there is no doubt', (url, expected) => {
    expect(fixOf('image', url)).toBe(expected);
  });

  it('are found below a base URL that is written as people read it', () => {
    expect(resolve('image', '/站/img/logo.svg', {baseUrl: '/站/'})).toMatchObject({
      attributes: 'src="/%E7%AB%99/img/logo.svg" width="30" height="20"',
      problem: undefined,
    });
  });

  it('are found in a translation below the base URL of the default language', () => {
    const languages = {
      i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
      locale: 'en',
      baseUrl: '/wuya/en/',
    };
    expect(resolve('image', '/wuya/img/logo.svg', languages)).toMatchObject({
      attributes: 'src="/wuya/en/img/logo.svg" width="30" height="20"',
      problem: undefined,
    });
  });

  it.each([
    ['./a.pdf', 'Make it a link that readers can open: remove the ! before it.', '![ → ['],
    ['./a.mp4', 'Write <video controls src="./a.mp4"></video>', undefined],
  ])('say how %s, no image, is shown', (url, hint, fix) => {
    expect(resolve('image', url).problem).toBe(`warning IM-061 ${hint}`);
    expect(fixOf('image', url)).toBe(fix);
  });

  it('warn when the file is damaged', () => {
    expect(resolve('image', './broken.png').problem).toMatch(/^warning IM-061/);
  });
});

it.each([
  '..//javascript:alert(1);/',
  '../..//[',
  '/\\[\\d]',
  '\\\\10.0.0.300\\share',
  ' //[',
  'ht\ttp://[',
])('%j, in which a browser sees a host that cannot be, leads to no page', (url) => {
  for (const options of [{}, {isForeign: true}, {baseUrl: '/'}])
    expect(resolve('link', url, options).problem).toMatch(/^error LN-051/);
});

describe('in a site made for Docusaurus', () => {
  const foreign = {isForeign: true};

  it('counts relative addresses from that of the page without its slash, else with it', () => {
    expect(resolve('link', 'b', foreign)).toMatchObject({attributes: 'href="/wuya/js/b/"'});
    expect(resolve('link', '../b', foreign)).toMatchObject({attributes: 'href="/wuya/js/b/"'});
    expect(resolve('link', 'b').problem).toMatch(/^error LN-051/);
  });

  it('leads on where only the case differs, from either address of the page', () => {
    for (const url of ['./B', '../B']) {
      const {attributes, problem} = resolve('link', url, foreign);
      expect([url, attributes]).toEqual([url, 'href="/wuya/js/b/"']);
      expect(problem).toMatch(/^warning LN-051/);
    }
  });

  it('leads to the page that a bare path has from the root of the site, with a warning', () => {
    const {attributes, problem} = resolve('link', 'css/c', foreign);
    expect(attributes).toBe('href="/wuya/css/c/"');
    expect(problem).toMatch(/^warning LN-051/);
    expect(resolve('link', './css/c', foreign).problem).toMatch(/^error LN-051/);
    expect(resolve('link', 'css/c').problem).toMatch(/^error LN-051/);
  });

  it('shows pictures by their paths from the folder of the site, as require finds them', () => {
    const {attributes, problem} = resolve('image', '/images/shared.svg', foreign);
    expect(attributes).toMatch(/^src="\/wuya\/assets\/images\/shared-[\w-]+\.svg"/);
    expect(problem).toBeUndefined();
    expect(resolve('image', '/static/img/logo.svg', foreign).problem).toBeUndefined();
    expect(resolve('image', '/images/shared.svg').problem).toMatch(/^error IM-060/);
  });

  it('warns of a missing image of HTML, which is not looked for there', () => {
    const image = {kind: 'image', url: '/no.png', line: 3, column: 5} as const;
    expect(resolve('image', image.url, foreign).problem).toMatch(/^error IM-060/);
    expect(resolve('image', image.url, {...foreign, isHtml: true}).problem).toMatch(
      /^warning IM-060/,
    );
    expect(resolve('image', image.url, {isHtml: true}).problem).toMatch(/^error IM-060/);
  });

  it('warns of a file that a link in HTML names, which Docusaurus looks at nowhere', () => {
    const mail = 'someone@qq.com';
    expect(resolve('link', mail, {...foreign, isHtml: true}).problem).toMatch(/^warning LN-053/);
    expect(resolve('link', mail, foreign).problem).toMatch(/^error LN-053/);
    expect(resolve('link', mail, {isHtml: true}).problem).toMatch(/^error LN-053/);
  });

  it('warns of a missing image that says pathname://, and keeps its path', () => {
    const url = 'pathname:///no.png';
    expect(resolve('image', url, foreign)).toMatchObject({
      attributes: 'src="/no.png"',
      problem: expect.stringMatching(/^warning IM-060/) as string,
    });
    expect(resolve('image', url).problem).toMatch(/^error IM-060/);
  });
});

it("finds a file of Markdown from the notes' folder and from the site's, unless its path begins with a dot", () => {
  expect(resolve('link', 'css/c.md').attributes).toBe('href="/wuya/css/c/"');
  expect(resolve('link', 'notes/css/c.md').attributes).toBe('href="/wuya/css/c/"');
  expect(resolve('link', './css/c.md').problem).toMatch(/^error LN-050/);
});

it('leaves links to what the host redirects as they are written, and to the host', () => {
  const content = {...contentWith({docs: [docAt('a.md')]}), hostRedirects: ['/wuya/chat']};
  const config = configWith({});
  const {resolve: resolveIn} = createReferenceResolver({
    dir,
    config,
    content,
    table: createRouteTable(content, {
      baseUrl: config.baseUrl,
      searchHref: '/wuya/search/',
      onDuplicateRoutes: 'warn',
    }),
    articleAt: () => undefined,
    assets: createAssetStore({dir, followLinks: false}),
    idsOf: () => undefined,
  });
  const page = {file: 'notes/a.md', permalink: '/wuya/a/'};
  const link = {kind: 'link', line: 1, column: 1} as const;
  expect(resolveIn({...link, url: '/chat'}, page)).toEqual({
    attributes: ' href="/wuya/chat" data-reload=""',
  });
  expect(resolveIn({...link, url: '/chats'}, page).diagnostic?.code).toBe('LN-051');
});

it('reads the ids of a page once, however many links name others', () => {
  let readings = 0;
  const ids = new Set(['usage']);
  const values = ids[Symbol.iterator].bind(ids);
  ids[Symbol.iterator] = () => {
    readings++;
    return values();
  };
  const content = contentWith({docs: [docAt('a.md')], staticFiles: []});
  const config = configWith({});
  const {resolve: resolveIn} = createReferenceResolver({
    dir,
    config,
    content,
    table: createRouteTable(content, {
      baseUrl: config.baseUrl,
      searchHref: '/wuya/search/',
      onDuplicateRoutes: 'warn',
    }),
    articleAt: () => undefined,
    assets: createAssetStore({dir, followLinks: false}),
    idsOf: () => ids,
  });
  const hints = ['#usag', '#usages', '#uasge'].map(
    (url) =>
      resolveIn(
        {kind: 'link', url, line: 1, column: 1},
        {file: 'notes/a.md', permalink: '/wuya/a/'},
      ).diagnostic?.hint?.en,
  );
  for (const hint of hints) expect(hint).toContain('usage');
  expect(readings).toBe(1);
});
