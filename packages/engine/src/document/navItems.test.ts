import {describe, expect, it} from 'vitest';
import {resolveConfig} from '../config/siteConfig.ts';
import {versionAt, versionContent} from '../../test/helpers/samples.ts';
import type {Doc} from '../content/docs/doc.ts';
import type {Sidebar} from '../content/docs/sidebarTree.ts';
import {resolveNavItems} from './navItems.ts';

const doc = (id: string, more: Partial<Doc> = {}) =>
  ({id, title: `T ${id}`, permalink: `/wuya/${id}/`, isUnlisted: false, ...more}) as Doc;
const sidebars = [
  {name: 'frontend', items: [{kind: 'doc', docId: 'frontend/a', label: 'a'}]},
  {name: 'empty', items: []},
] as unknown as readonly Sidebar[];
const content = [
  versionContent({
    docs: [doc('frontend/a'), doc('backend/b'), doc('u', {isUnlisted: true})],
    draftIds: ['draft'],
    sidebars,
  }),
];
/** `current` below /wuya/next/ and 1.0, the last version, at the root; `only` is in current alone. */
const twoVersions = [
  versionContent({
    version: versionAt({isLast: false, basePath: '/wuya/next/'}),
    docs: [
      doc('frontend/a', {permalink: '/wuya/next/frontend/a/', title: 'T next'}),
      doc('only', {permalink: '/wuya/next/only/'}),
    ],
    sidebars,
  }),
  versionContent({
    version: versionAt({name: '1.0', label: '1.0'}),
    docs: [doc('frontend/a')],
    sidebars,
  }),
];

const configOf = (...items: unknown[]) =>
  resolveConfig({
    title: 't',
    url: 'https://x.example',
    baseUrl: '/wuya/',
    themeConfig: {navbar: {items}},
  });
const resolve = (...items: unknown[]) => {
  const {config, problems} = configOf(...items);
  expect(problems).toEqual([]);
  const {items: resolved, problems: found} = resolveNavItems(config, content);
  return {
    items: resolved,
    diagnostics: found.map(({diagnostic}) => diagnostic),
    options: found.map(({option}) => option),
  };
};
const problemsOf = (...items: unknown[]) =>
  configOf(...items).problems.map(({option, diagnostic}) => ({option, ...diagnostic}));

describe('items of the navbar', () => {
  it('are links unless they say otherwise, on the left', () => {
    expect(resolve({label: 'a', to: '/a'}).items).toEqual([
      {kind: 'link', label: 'a', href: '/wuya/a/', external: false, position: 'left'},
    ]);
  });
  it('C2.30 are current where their pattern says; one that is none is refused', () => {
    const item = {label: '甲', to: '/a', activeBaseRegex: '/a|/b'};
    expect(resolve(item).items).toMatchObject([{href: '/wuya/a/', activePattern: '/a|/b'}]);
    expect(configOf({...item, activeBaseRegex: '('}).problems).toMatchObject([
      {option: 'themeConfig.navbar.items[0].activeBaseRegex'},
    ]);
  });
  it('are dropdowns when they have items, whatever the missing or default type', () => {
    const items = [{label: 'x', href: 'https://x.example/'}];
    for (const type of [undefined, 'default', 'dropdown']) {
      expect(resolve({type, label: 'more', items, position: 'right'}).items).toEqual([
        {
          kind: 'dropdown',
          label: 'more',
          position: 'right',
          items: [{kind: 'link', label: 'x', href: 'https://x.example/', external: true}],
        },
      ]);
    }
  });
  it('lead to a doc, which is current on the pages of its sidebar', () => {
    expect(resolve({type: 'doc', docId: 'frontend/a'}).items).toEqual([
      {
        kind: 'link',
        label: 'T frontend/a',
        href: '/wuya/frontend/a/',
        external: false,
        sidebar: 'frontend',
        position: 'left',
      },
    ]);
  });
  it.each(['/examples', '/examples/'])(
    'lead to the page made for a category by its address: %s',
    (docId) => {
      const index = {permalink: '/wuya/examples/', title: 'Examples'};
      const items = [{kind: 'category', label: '例', index, items: []}];
      const {config} = configOf({type: 'doc', docId});
      const {items: resolved, problems} = resolveNavItems(config, [
        versionContent({sidebars: [{name: 'main', items}] as unknown as readonly Sidebar[]}),
      ]);
      expect(problems).toEqual([]);
      expect(resolved).toMatchObject([
        {kind: 'link', label: 'Examples', href: '/wuya/examples/', sidebar: 'main'},
      ]);
    },
  );
  it('lead to the first doc of a sidebar', () => {
    expect(resolve({type: 'docSidebar', sidebarId: 'frontend', label: '前端'}).items).toMatchObject(
      [{label: '前端', href: '/wuya/frontend/a/', sidebar: 'frontend'}],
    );
  });
  it('leave a draft out without a word, and show an unlisted doc on its own page alone', () => {
    expect(resolve({type: 'doc', docId: 'draft'})).toEqual({
      items: [],
      diagnostics: [],
      options: [],
    });
    expect(resolve({type: 'doc', docId: 'u'}).items).toMatchObject([{isUnlisted: true}]);
  });
  it('show the only version as a plain link, two as a dropdown', () => {
    expect(resolve({type: 'docsVersionDropdown'}).items).toEqual([
      {
        kind: 'link',
        label: 'Next',
        href: '/wuya/frontend/a/',
        external: false,
        version: 'current',
        position: 'left',
      },
    ]);
    const {config} = configOf({type: 'docsVersionDropdown'});
    expect(resolveNavItems(config, twoVersions).items).toMatchObject([
      {
        kind: 'dropdown',
        role: 'version',
        label: '1.0',
        items: [
          {version: 'current', label: 'Next', href: '/wuya/next/frontend/a/'},
          {version: '1.0', href: '/wuya/frontend/a/'},
        ],
      },
    ]);
  });
  it('offer the versions alone that a dropdown of them names', () => {
    const {config} = configOf({type: 'docsVersionDropdown', versions: ['current']});
    expect(resolveNavItems(config, twoVersions).items).toMatchObject([
      {kind: 'link', version: 'current', href: '/wuya/next/frontend/a/'},
    ]);
  });
  it('C8.11 mean the last version outside of the notes, and know where the others differ', () => {
    const {config} = configOf(
      {type: 'doc', docId: 'frontend/a', label: '甲'},
      {type: 'docSidebar', sidebarId: 'frontend'},
      {type: 'docsVersion'},
      {type: 'doc', docId: 'only'},
    );
    expect(resolveNavItems(config, twoVersions)).toMatchObject({
      problems: [],
      items: [
        {
          label: '甲',
          href: '/wuya/frontend/a/',
          byVersion: {current: {label: '甲', href: '/wuya/next/frontend/a/'}},
        },
        {
          href: '/wuya/frontend/a/',
          byVersion: {current: {label: 'T next', href: '/wuya/next/frontend/a/'}},
        },
        {
          label: '1.0',
          href: '/wuya/frontend/a/',
          byVersion: {current: {label: 'Next', href: '/wuya/next/frontend/a/'}},
        },
        {href: '/wuya/next/only/'},
      ],
    });
  });
  it('C8.11 name every version when none has the doc', () => {
    const {config} = configOf({type: 'doc', docId: 'nope'});
    expect(resolveNavItems(config, twoVersions).problems[0]!.diagnostic.en).toContain(
      'in any of the versions "current", "1.0"',
    );
  });
  it('show no languages where there is one, unless told to', () => {
    expect(resolve({type: 'localeDropdown'}).items).toEqual([]);
    expect(resolve({type: 'localeDropdown', force: true}).items).toMatchObject([
      {kind: 'dropdown', label: '中文（中国）', items: [{locale: 'zh-CN', href: '/wuya/'}]},
    ]);
    expect(
      resolve({type: 'localeDropdown', locales: [{locale: 'en', baseUrl: '/wuya/en/'}]}).items,
    ).toMatchObject([
      {items: [{locale: 'zh-CN'}, {locale: 'en', label: 'English', href: '/wuya/en/'}]},
    ]);
  });
  it('hold html and the search button', () => {
    expect(resolve({type: 'html', value: '<b>x</b>'}, {type: 'search'}).items).toEqual([
      {kind: 'html', html: '<b>x</b>', position: 'left'},
      {kind: 'search', position: 'right'},
    ]);
  });
});

describe('C8.10 an item of the site itself', () => {
  const {config, problems} = configOf({type: 'custom-stars', position: 'right', repository: 'a/b'});
  it('has whatever options it likes', () => {
    expect(problems).toEqual([]);
    expect(resolveNavItems(config, content, ['custom-stars'])).toEqual({
      items: [
        {kind: 'custom', name: 'custom-stars', options: {repository: 'a/b'}, position: 'right'},
      ],
      problems: [],
    });
  });
  it('without a component is an error that names the file to write', () => {
    const [problem] = resolveNavItems(config, content, ['custom-moons']).problems;
    expect(problem).toMatchObject({
      option: 'themeConfig.navbar.items[0]',
      diagnostic: {code: 'NB-001', level: 'error'},
    });
    expect(problem!.diagnostic.en).toMatch(
      /"repository": "a\/b"[^]*No NavbarItem component found for type "custom-stars"\.$/,
    );
    expect(problem!.diagnostic.hint?.en).toBe(
      'Export a component named NavbarItem from theme/navbar/custom-stars.tsx.',
    );
  });
});

describe('a wrong item', () => {
  it('of unknown type is named as JSON, with its cause', () => {
    const [problem] = problemsOf({type: 'dropdwn', label: '更多'});
    expect(problem).toMatchObject({
      option: 'themeConfig.navbar.items[0]',
      code: 'NB-001',
      level: 'error',
    });
    expect(problem!.en).toContain('{\n  "type": "dropdwn",\n  "label": "更多"\n}');
    expect(problem!.en).toMatch(/\n\nCause:\nNo NavbarItem component found for type "dropdwn"\.$/);
    expect(problem!.hint?.en).toBe('Did you mean dropdown?');
  });
  it('a dropdown inside a dropdown is refused', () => {
    expect(problemsOf({label: 'a', items: [{label: 'b', items: []}]})).toMatchObject([
      {option: 'themeConfig.navbar.items[0].items[0]', code: 'NB-001'},
    ]);
  });
  it('a link has exactly one of to and href', () => {
    expect(problemsOf({label: 'a'})).toHaveLength(1);
    expect(problemsOf({label: 'a', to: '/', href: 'https://x.example'})[0]!.en).toContain(
      'exactly one of to and href',
    );
  });
  it('a missing doc id is told with every id there is', () => {
    const [problem] = resolve({type: 'doc', docId: 'frontend/x'}).diagnostics;
    expect(problem!.en).toBe(
      'Couldn\'t find any doc with id "frontend/x" in version "current".\nAvailable doc ids are:\n- frontend/a\n- backend/b\n- u',
    );
    expect(problem!.level).toBe('error');
  });
  it('a missing sidebar id is told with every id there is', () => {
    expect(resolve({type: 'docSidebar', sidebarId: 'x'}).diagnostics[0]!.en).toBe(
      'Can\'t find any sidebar with id "x" in version "current".\nAvailable sidebar ids are:\n- frontend\n- empty',
    );
  });
  it('a sidebar without a note has an error of its own', () => {
    expect(resolve({type: 'docSidebar', sidebarId: 'empty'}).diagnostics).toMatchObject([
      {code: 'NB-006'},
    ]);
    expect(
      resolve({label: '首页', to: '/'}, {type: 'docSidebar', sidebarId: 'empty'}).options,
    ).toEqual(['themeConfig.navbar.items[1]']);
  });
  it('an unknown version is told with every name there is', () => {
    const [problem] = resolve({type: 'docsVersionDropdown', versions: ['9.9']}).diagnostics;
    expect(problem).toMatchObject({
      code: 'NB-005',
      level: 'error',
      en: expect.stringContaining('Available version names are:\n- current'),
    });
  });
});
