import {describe, expect, it} from 'vitest';
import {contentWith, docAt, sourceAt} from '../../test/helpers/samples.ts';
import type {Content} from '../content/content.ts';
import {parseMarkdownPage} from '../content/pages/page.ts';
import {createRouteTable} from '../kinds/kinds.ts';
import {outputPathOf} from './routeTable.ts';

const component = (path: string, permalink: string) =>
  ({kind: 'componentPage', path, setId: 'default', permalink}) as const;
const options = {
  baseUrl: '/wuya/',
  searchHref: '/wuya/search/',
  onDuplicateRoutes: 'warn',
} as const;
const staticFile = (path: string) => ({path, file: `static/${path}`, absolutePath: `/${path}`});
const problems = (parts: Partial<Content>) =>
  createRouteTable(contentWith(parts), options).diagnostics.map(
    ({code, place, en}) => `${code} ${place?.file} ${en}`,
  );

describe('createRouteTable', () => {
  it('knows every page by address and by file', () => {
    const table = createRouteTable(
      contentWith({
        docs: [docAt('js/a.md')],
        markdownPages: [
          parseMarkdownPage(sourceAt('about.md', '', 'pages'), {
            basePath: '/wuya/',
            setId: 'default',
          }),
        ],
        componentPages: [component('pages/index.tsx', '/wuya/')],
      }),
      options,
    );
    expect(table.routes.map(({kind, permalink}) => `${kind} ${permalink}`)).toEqual([
      'componentPage /wuya/',
      'markdownPage /wuya/about/',
      'search /wuya/search/',
      'doc /wuya/js/a/',
    ]);
    expect(table.byFile.get('notes/js/a.md')?.permalink).toBe('/wuya/js/a/');
    expect(table.byPermalink.get('/wuya/about/')?.file).toBe('pages/about.md');
  });

  it('lets a single page win over a doc at the same address, and names both sources', () => {
    const parts = {
      docs: [docAt('a.md', '---\nslug: /x\n---\n')],
      componentPages: [component('pages/x.tsx', '/wuya/x/')],
    };
    expect(createRouteTable(contentWith(parts), options).byPermalink.get('/wuya/x/')?.kind).toBe(
      'componentPage',
    );
    expect(problems(parts)).toEqual([
      'RT-030 notes/a.md The address /wuya/x/ is also that of pages/x.tsx.',
    ]);
  });

  it('names two docs at one address, decoded', () => {
    expect(problems({docs: [docAt('甲/index.md'), docAt('甲/README.md')]})).toEqual([
      'RT-030 notes/甲/README.md The address /wuya/甲/ is also that of notes/甲/index.md.',
    ]);
  });

  it('names a doc at the address of the search page', () => {
    expect(problems({docs: [docAt('search.md')]})).toEqual([
      'RT-030 notes/search.md The address /wuya/search/ is also that of wuya.config.ts.',
    ]);
  });

  it('names the configuration of a site as its file is called', () => {
    const {diagnostics} = createRouteTable(contentWith({docs: [docAt('search.md')]}), {
      ...options,
      configFile: 'docusaurus.config.js',
    });
    expect(diagnostics.map(({en}) => en)).toEqual([
      'The address /wuya/search/ is also that of docusaurus.config.js.',
    ]);
  });

  it('names a static file that would overwrite a page', () => {
    expect(
      problems({
        docs: [docAt('a.md')],
        staticFiles: [
          staticFile('a/index.html'),
          staticFile('a/index.json'),
          staticFile('a/b.html'),
        ],
      }),
    ).toEqual([
      'RT-031 static/a/index.html The static file static/a/index.html would overwrite the page /wuya/a/.',
      'RT-031 static/a/index.json The static file static/a/index.json would overwrite the page /wuya/a/.',
    ]);
  });

  it('names a static file whose name leaves no room for that of a compressed copy', () => {
    const [long, fits] = [253, 252].map((bytes) => `a/${'b'.repeat(bytes)}`);
    const found = problems({staticFiles: [staticFile(long!), staticFile(fits!)]});
    expect(found).toEqual([expect.stringContaining(`RT-034 static/${long}`)]);
  });

  it.each([
    ['slug', `title: x\nslug: /${'长'.repeat(100)}`, 'RT-034'],
    ['id', 'title: x\nid: "%2e%2e"', 'RT-033'],
  ])('names the line of the %s that gives no address', (_, fields, code) => {
    const docs = [docAt('a.md', `---\n${fields}\n---\n`)];
    expect(createRouteTable(contentWith({docs}), options).diagnostics).toMatchObject([
      {code, place: {file: 'notes/a.md', line: 3, column: 1}},
    ]);
  });

  it('has no tag, category or blog routes when there is nothing for them', () => {
    expect(
      createRouteTable(contentWith({docs: [docAt('a.md')]}), {...options, searchHref: null}).routes,
    ).toHaveLength(1);
  });
});

describe('outputPathOf', () => {
  it.each([
    ['/wuya/', 'index.html'],
    ['/wuya/a/b/', 'a/b/index.html'],
    ['/wuya/%E4%B8%AD%20%F0%9F%9A%80/', '中 🚀/index.html'],
  ])('puts %s at %s', (permalink, path) => {
    expect(outputPathOf(permalink, '/wuya/')).toBe(path);
  });

  it.each([
    ['throw', ['error']],
    ['warn', ['warning']],
    ['log', ['notice']],
    ['ignore', []],
  ] as const)(
    'reacts to two files at one address as the site wants: %s',
    (onDuplicateRoutes, levels) => {
      const docs = [docAt('a.md', '---\nslug: /x\n---\n'), docAt('b.md', '---\nslug: /x\n---\n')];
      expect(
        createRouteTable(contentWith({docs}), {...options, onDuplicateRoutes}).diagnostics.map(
          ({level}) => level,
        ),
      ).toEqual(levels);
    },
  );
});
