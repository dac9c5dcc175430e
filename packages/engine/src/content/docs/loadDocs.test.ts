import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {foreignSiteWith} from '../../../test/helpers/foreignSite.ts';
import {configWith} from '../../../test/helpers/samples.ts';
import {printProblem, type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createRouteTable} from '../../kinds/kinds.ts';
import {loadContent} from '../content.ts';

const note = (title: string, more = '') => `${more && `---\n${more}\n---\n`}# ${title}\n`;

function load(files: SiteFiles, options: Record<string, unknown> = {}, isProduction = true) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  return loadIn(dir, options, {isProduction});
}

function loadIn(
  dir: string,
  options: Record<string, unknown> = {},
  {isProduction = true, ...more}: Partial<LoadedConfig> & {readonly isProduction?: boolean} = {},
) {
  const config = configWith(options);
  const content = loadContent(
    {dir, file: join(dir, 'wuya.config.ts'), config, notices: [], dependencies: [], ...more},
    {isProduction, git: {lastUpdates: new Map(), diagnostics: []}},
  );
  const table = createRouteTable(content, {
    baseUrl: config.baseUrl,
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  return {
    content,
    table,
    routes: table.routes.map(({permalink}) => decodeURIComponent(permalink)).toSorted(),
    problems: [...content.diagnostics, ...table.diagnostics].map(printProblem),
  };
}

describe('C2.20 versions on disk', () => {
  const files = {
    'versions.json': '["2.0", "1.0"]',
    'notes/a.md': note('甲'),
    'notes/new.md': note('新'),
    'versioned_docs/version-2.0/a.md': note('甲二', 'tags: [x]'),
    'versioned_docs/version-1.0/a.md': note('甲一'),
    'versioned_sidebars/version-2.0-sidebars.json': '{"main": ["a"]}',
  };

  it('are at next/, at the root and at their names, with sidebars and tags of their own', () => {
    const {content, routes, problems} = load(files);
    expect(problems).toEqual([]);
    expect(routes).toEqual([
      '/wuya/1.0/a/',
      '/wuya/a/',
      '/wuya/next/a/',
      '/wuya/next/new/',
      '/wuya/tags/',
      '/wuya/tags/x/',
    ]);
    expect(
      content.versions.map(({version, docs, sidebars}) => [
        version.name,
        docs.map(({title}) => title),
        sidebars.map(({name}) => name),
      ]),
    ).toEqual([
      ['current', ['甲', '新'], ['defaultSidebar']],
      ['2.0', ['甲二'], ['main']],
      ['1.0', ['甲一'], []],
    ]);
  });

  it('are the folders, newest first, while their list cannot be read, and files are none', () => {
    const version = (name: string) => [`versioned_docs/version-${name}/a.md`, note(name)];
    const broken = {
      'notes/a.md': note('甲'),
      'versions.json': '{',
      'versioned_docs/version-3': '',
      ...Object.fromEntries(['2', '10', '9'].map(version)),
    };
    const names = (options: Record<string, unknown>) =>
      load(broken, options).content.versions.map(({version: {name}}) => name);
    expect(names({})).toEqual(['current', '10', '9', '2']);
    // Nobody asks for a list that is not used.
    const unversioned = load(broken, {docs: {path: 'notes', disableVersioning: true}});
    expect(unversioned.problems).toEqual([]);
    expect(unversioned.content.versions).toHaveLength(1);
  });

  it('are not read from a list behind a link that leads out of the site', () => {
    const outside = temporaryFolder();
    writeFiles(outside, {'versions.json': '["2.0"]'});
    const dir = temporaryFolder();
    const {'versions.json': _, ...others} = files;
    writeFiles(dir, others);
    symlinkSync(join(outside, 'versions.json'), join(dir, 'versions.json'));
    expect(() => loadIn(dir)).toThrow('SRC-004');
  });

  it('that are wrong are named in their file', () => {
    expect(load({...files, 'versions.json': '{'}).problems).toEqual([
      'error VER-252 versions.json:1:2',
    ]);
    expect(load({...files, 'versions.json': '{'}).routes).toEqual(load(files).routes);
    expect(load({...files, 'versions.json': '["2.0"\n "1.0"]'}).problems).toEqual([
      'error VER-252 versions.json:2:2',
    ]);
    expect(
      load({...files, 'versioned_sidebars/version-2.0-sidebars.json': '{\n  "main": [,]\n}'})
        .problems,
    ).toEqual(['error SB-048 versioned_sidebars/version-2.0-sidebars.json:2:12']);
    const gbk = Buffer.from([0x7b, 0x22, 0xbc, 0xd7, 0x22]);
    expect(load({...files, 'versioned_sidebars/version-2.0-sidebars.json': gbk}).problems).toEqual([
      'error SRC-001 versioned_sidebars/version-2.0-sidebars.json:1:3',
    ]);
    for (const text of ['null', '["a"]', '3'])
      expect(
        load({...files, 'versioned_sidebars/version-2.0-sidebars.json': text}).problems,
      ).toEqual(['error SB-048 versioned_sidebars/version-2.0-sidebars.json:1:1']);
    expect(
      load({...files, 'versioned_sidebars/version-2.0-sidebars.json': '{"main": ["b"]}'}).problems,
    ).toEqual(['error SB-040 versioned_sidebars/version-2.0-sidebars.json:1:11']);
    const older = '{"version-2.0/main": [{"type": "doc", "id": "version-2.0/a"}]}';
    expect(
      load({...files, 'versioned_sidebars/version-2.0-sidebars.json': older}).problems,
    ).toEqual([]);
    expect(load({...files, 'versions.json': '["3.0"]'}).problems).toEqual(['error SRC-003']);
  });
});

describe('a folder without notes', () => {
  const hintOf = (files: SiteFiles, options: Record<string, unknown>) =>
    load(files, options).content.diagnostics.map(({code, hint}) => [code, hint?.en]);

  it('names the folder that has some', () => {
    const files = {'notes/a.md': note('甲'), 'content/post/b.md': note('乙')};
    expect(hintOf(files, {docs: {path: 'nots'}})).toEqual([
      ['SRC-003', "If the notes are in notes, write docs: {path: 'notes'} in the configuration"],
    ]);
    const written = "export default {\n  docs: {path: 'nots'},\n};\n";
    const misnamed = {...files, 'wuya.config.ts': written};
    expect(load(misnamed, {docs: {path: 'nots'}}).content.diagnostics).toMatchObject([
      {place: {file: 'wuya.config.ts', line: 2, column: 16}},
    ]);
    expect(hintOf({'content/b.md': note('乙')}, {pages: {path: 'content'}})).toEqual([
      ['SRC-003', 'Write the first one: notes/index.md'],
    ]);
    expect(hintOf({'content/a.png': ''}, {})).toEqual([
      ['SRC-003', 'Write the first one: notes/index.md'],
    ]);
  });

  it('stops no site that was moved here: its notes may come from elsewhere', () => {
    const dir = temporaryFolder();
    expect(loadIn(dir).problems).toEqual(['error SRC-003']);
    expect(loadIn(dir, {}, {file: join(dir, 'docusaurus.config.js')}).problems).toEqual([
      'warning SRC-003',
    ]);
  });
});

describe('D1 notes of any name', () => {
  it('500 with Chinese names, blanks and emoji are at stable addresses that decode to their names', () => {
    const names = Array.from(
      {length: 500},
      (_, i) =>
        `${['前端', '后端 与 存储', '🚀 起步', '日本語', "it's (a) & b"][i % 5]}/${['闭包', '🎉 note', '100% 的', 'a+b=c,', '“引号”', 'é ü', '한국어'][i % 7]} ${i}`,
    );
    const files = Object.fromEntries(
      names.map((name, i) => [`notes/${name}.md`, note(`第 ${i} 篇`)]),
    );
    const {table, problems} = load(files);
    expect(problems).toEqual([]);
    expect(
      [...table.byPermalink.keys()].map((permalink) => decodeURIComponent(permalink)).toSorted(),
    ).toEqual(names.map((name) => `/wuya/${name}/`).toSorted());
    expect(
      [...table.byPermalink.keys()].filter(
        (permalink) => new URL(permalink, 'https://x.example').pathname !== permalink,
      ),
    ).toEqual([]);
    const reversed = load(Object.fromEntries(Object.entries(files).toReversed()));
    expect(reversed.routes).toEqual(load(files).routes);
  });
});

describe('D2 files that make no page', () => {
  it('begin with _, are tests, or are kept out by the options', () => {
    const files = {
      'notes/a.md': note('甲'),
      'notes/__x.md': '',
      'notes/_d/y.md': '',
      'notes/z.test.md': '',
      'notes/__tests__/t.md': '',
      'notes/drafts/d.md': note('稿'),
      'notes/k.draft.md': note('K'),
      'notes/en/e.md': note('E'),
    };
    expect(
      load(files, {docs: {path: 'notes', exclude: ['drafts', '**/*.draft.md']}}).routes,
    ).toEqual(['/wuya/a/', '/wuya/en/e/']);
    expect(load(files, {docs: {path: 'notes', include: ['en/**']}}).routes).toEqual([
      '/wuya/en/e/',
    ]);
    const named = {include: ['a.md', '**/_*.md', '**/_d/**']};
    expect(
      load({...files, 'notes/.h/__x.md': ''}, {docs: {path: 'notes', ...named}}).routes,
    ).toEqual(['/wuya/__x/', '/wuya/_d/y/', '/wuya/a/']);
  });
});

describe('P1 files in the folder of pages', () => {
  it('are routes by their path, case kept, whatever their kind; helpers and tests are none', () => {
    const files = {
      'notes/a.md': note('甲', 'slug: /note'),
      'pages/index.js': '',
      'pages/a/index.md': '# 甲\n',
      'pages/HomepageStarted.jsx': '',
      'pages/中文.mdx': '# 中\n',
      'pages/b/c.tsx': '',
      'pages/d.ts': '',
      'pages/_part.md': '',
      'pages/_lib/x.tsx': '',
      'pages/y.test.tsx': '',
      'pages/__tests__/z.tsx': '',
      'pages/types.d.ts': '',
      'pages/styles.module.css': '',
      'pages/data.json': '{}',
    };
    const {routes, problems} = load(files, {pages: {path: 'pages'}});
    expect(problems).toEqual([]);
    expect(routes).toEqual([
      '/wuya/',
      '/wuya/HomepageStarted/',
      '/wuya/a/',
      '/wuya/b/c/',
      '/wuya/d/',
      '/wuya/note/',
      '/wuya/中文/',
    ]);
    expect(load(files, {pages: {path: 'pages', routeBasePath: 'extra'}}).routes).toContain(
      '/wuya/extra/HomepageStarted/',
    );
    expect(load(files, {pages: false}).routes).toEqual(['/wuya/note/']);
  });
});

describe('D4 drafts and unlisted notes', () => {
  const files = {
    'notes/a.md': note('甲', 'tags: [t]'),
    'notes/d.md': note('稿', 'draft: true\ntags: [t, only-draft]'),
    'notes/u.md': note('隐', 'unlisted: true\ntags: [t, hidden]'),
    'notes/drafts/x.md': note('X', 'draft: true'),
  };

  it('drafts have no route, no sidebar item, no tag and no category; unlisted ones have a route', () => {
    const {content, routes, problems} = load(files);
    expect(problems).toEqual([]);
    expect(routes).toEqual([
      '/wuya/a/',
      '/wuya/tags/',
      '/wuya/tags/hidden/',
      '/wuya/tags/t/',
      '/wuya/u/',
    ]);
    expect(content.versions[0]).toMatchObject({
      draftIds: ['d', 'drafts/x'],
      sidebars: [{items: [{docId: 'a'}, {docId: 'u', isUnlisted: true}]}],
    });
    expect(
      content.versions[0]!.tagGroups.map(({label, items, isUnlisted}) => [
        label,
        items.map(({id}) => id),
        isUnlisted,
      ]),
    ).toEqual([
      ['hidden', ['u'], true],
      ['t', ['a'], false],
    ]);
  });

  it('drafts are shown in development', () => {
    expect(load(files, {}, false).routes).toEqual(
      expect.arrayContaining(['/wuya/d/', '/wuya/drafts/x/']),
    );
  });
});

describe('D19 tags on disk', () => {
  it('are checked against tags.yml of the notes', () => {
    const files = {
      'notes/tags.yml': 'react: {label: React}\n',
      'notes/a.md': note('甲', 'title: 甲\ntags: [react, raect]'),
    };
    expect(load(files).problems).toEqual(['warning TG-071 notes/a.md:3:1']);
    expect(load(files, {docs: {path: 'notes', onInlineTags: 'throw'}}).problems).toEqual([
      'error TG-071 notes/a.md:3:1',
    ]);
    expect(load(files, {docs: {path: 'notes', onInlineTags: 'ignore'}}).problems).toEqual([]);
    expect(load(files, {docs: {path: 'notes', tags: false}}).problems).toEqual([]);
  });

  it('C2.21 make no pages when there are none', () => {
    expect(load({'notes/a.md': note('甲')}).routes).toEqual(['/wuya/a/']);
  });

  it('name the collision of C and C++ where it is written', () => {
    expect(
      load({'notes/a.md': note('甲', 'tags: [C]'), 'notes/b.md': note('乙', 'tags: [C++]')})
        .problems,
    ).toEqual(['error TG-070 notes/b.md:2:1']);
  });
});

describe('compat §2.10 translated notes', () => {
  const files = {
    'notes/a.md': note('A'),
    'notes/b.md': note('B'),
    'i18n/zh-CN/docusaurus-plugin-content-docs/current/a.md': note('甲'),
  };

  it('of the site’s language are in place of the written ones', () => {
    const {content, table, problems} = load(files);
    expect(problems).toEqual([]);
    expect(content.docs.map(({title, id, source}) => [id, title, source.path])).toEqual([
      ['a', '甲', 'i18n/zh-CN/docusaurus-plugin-content-docs/current/a.md'],
      ['b', 'B', 'notes/b.md'],
    ]);
    expect(table.byFile.get('notes/a.md')?.permalink).toBe('/wuya/a/');
  });

  it('of categories are in place of what the original says, key by key', () => {
    const {content, problems} = load({
      'notes/c/a.md': note('A'),
      'notes/c/_category_.json': '{"label": "Basics", "description": "Begin here"}',
      'i18n/zh-CN/docusaurus-plugin-content-docs/current/c/_category_.json': '{"label": "基础"}',
    });
    expect(problems).toEqual([]);
    expect(content.collections[0]?.versions[0]?.sidebars[0]?.items).toMatchObject([
      {label: '基础', description: 'Begin here'},
    ]);
  });

  it('of another language are left alone', () => {
    expect(load(files, {locale: 'en'}).content.docs.map(({title}) => title)).toEqual(['A', 'B']);
  });
});

describe('C2.18 P4 two sources of one address', () => {
  it('are a warning that names both; the single page wins', () => {
    const {table, problems} = load(
      {'notes/a.md': note('甲', 'slug: /x'), 'pages/x.md': '# x', 'pages/x.tsx': ''},
      {pages: {path: 'pages'}},
    );
    expect(problems).toEqual(['warning RT-030 pages/x.md:1:1', 'warning RT-030 notes/a.md:1:1']);
    expect(table.byPermalink.get('/wuya/x/')?.kind).toBe('componentPage');
    expect(table.diagnostics[1]!.en).toContain('pages/x.tsx');
  });

  it('may be a doc and a page made for a category', () => {
    const category = {
      type: 'category',
      label: 'C',
      link: {type: 'generated-index', slug: '/a'},
      items: ['a'],
    };
    expect(
      load({'notes/a.md': note('甲')}, {docs: {path: 'notes', sidebars: {s: [category]}}}).problems,
    ).toEqual(['warning RT-030 notes（C）:1:1']);
  });
});

it('warns of notes with the same id in a site whose Docusaurus takes the last of them', () => {
  const dir = temporaryFolder();
  const files = {'notes/a.md': note('甲', 'id: x'), 'notes/b.md': note('乙', 'id: x\nslug: /b')};
  writeFiles(dir, files);
  expect(loadIn(dir, {docs: {path: 'notes'}}).problems).toEqual(['error ID-020 notes/b.md:1:1']);
  const sidebars = {s: ['x']};
  const {content, problems} = loadIn(
    dir,
    {docs: {path: 'notes', sidebars}},
    {foreign: foreignSiteWith({overwritesIds: true})},
  );
  expect(problems).toEqual(['warning ID-020 notes/b.md:1:1']);
  const [item] = content.versions[0]!.sidebars[0]!.items;
  expect(item).toMatchObject({kind: 'doc', label: '乙'});
});

it('tells notes that their number alone tells apart how the file is called', () => {
  const {content} = load({
    'notes/1_reader.md': note('甲'),
    'notes/5_reader.md': note('乙'),
    'notes/a/reader.md': note('丙', 'id: other'),
    'notes/a/b.md': note('丁', 'id: other'),
  });
  expect(content.diagnostics.map(({code, hint}) => [code, hint?.en])).toEqual([
    ['ID-020', expect.stringContaining('rename this file to reader-5.md')],
    ['ID-020', 'Give one of them another id in its front matter.'],
  ]);
});
