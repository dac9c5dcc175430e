import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {isTemplatePlan, toSkeleton} from '../../src/bundle/plan/sharedBundle.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const DOCS = 'docusaurus-plugin-content-docs';

it('builds the languages and further sets of docs of a Docusaurus site as it is, notes beside it too', async () => {
  const root = temporaryFolder();
  const dir = join(root, 'website');
  writeFiles(root, {
    'website/docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-tw'], localeConfigs: {'zh-tw': {label: '繁體', htmlLang: 'zh-Hant-TW'}}},
  presets: [['classic', {docs: {sidebarPath: false}, blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'community', path: '../community', routeBasePath: 'community', sidebarPath: './community.js'}]],
  themeConfig: {navbar: {title: 'T', items: [
    {type: 'docSidebar', sidebarId: 'team', docsPluginId: 'community', label: 'Community'},
    {type: 'docsVersionDropdown', docsPluginId: 'community'},
    {type: 'localeDropdown', position: 'right'},
  ]}},
};`,
    'website/community.js': "module.exports = {team: ['team']};",
    'website/docs/a.md': '# A\n\n[team](/community/team) and [team](../../community/team.md)\n',
    'community/team.md': '# Team\n\nText.\n',
    'website/community_versions.json': '["1.0"]',
    'website/community_versioned_docs/version-1.0/team.md': '# Team\n\nOld.\n',
    'website/community_versioned_sidebars/version-1.0-sidebars.json': '{"team": ["team"]}',
    [`website/i18n/zh-tw/${DOCS}-community/version-1.0/team.md`]: '# 團隊\n\n舊。\n',
    [`website/i18n/zh-tw/${DOCS}-community/version-1.0.json`]:
      '{"version.label": {"message": "初版"}}',
    [`website/i18n/zh-tw/${DOCS}/current/a.md`]: '# 甲\n\n文。\n',
    'website/i18n/zh-tw/docusaurus-theme-classic/navbar.json':
      '{"title": {"message": "題"}, "item.label.Community": {"message": "社群"}}',
  });
  const {diagnostics} = await build({dir, makeBundle: stubBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  expect(JSON.parse(read('routes.json'))).toEqual([
    '/search/',
    '/docs/a/',
    '/community/next/team/',
    '/community/team/',
  ]);
  const html = read('zh-tw/community/team/index.html');
  expect(html).toContain('<html lang="zh-Hant-TW"');
  expect(html).toContain('團隊');
  expect(html).toContain('"label":"社群","href":"/zh-tw/community/team/"');
  expect(html).toContain('"label":"初版","href":"/zh-tw/community/team/"');
  expect(html).toContain('hreflang="en" href="https://x.example/community/team/"');
  expect(read('zh-tw/community/next/team/index.json')).toContain('"untranslated":["zh-TW"]');
  expect(read('docs/a/index.html')).toContain('href=\\"/community/next/team/\\"');
}, 60_000);

it('takes notes for the text of the language that has no translations where the default one has', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['zh', 'en', 'ja']},
  presets: [['classic', {docs: {sidebarPath: false}, blog: false}]],
};`,
    'docs/a.md': '# 甲\n\n文。\n',
    'docs/b.md': '# 乙\n\n文。\n',
    'docs/c.md': '# 丙\n\n文。\n',
    [`i18n/en/${DOCS}/current/a.md`]: '# A\n\nText.\n',
    [`i18n/en/${DOCS}/current/b.md`]: '# B\n\nText.\n',
    [`i18n/ja/${DOCS}/current/a.md`]: '# あ\n\n文。\n',
  });
  await build({dir, makeBundle: stubBundle});
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  interface Read {
    readonly page: {readonly untranslated?: readonly string[]};
  }
  const untranslated = (path: string) =>
    (JSON.parse(read(`${path}index.json`)) as Read).page.untranslated;
  // In a third language it is unknown which of the others a text is in, where both have the page.
  expect(['a', 'b', 'c'].map((name) => untranslated(`zh/docs/${name}/`))).toEqual([
    undefined,
    undefined,
    ['ja'],
  ]);
  for (const name of ['a', 'b', 'c'])
    expect(read(`zh/docs/${name}/index.html`)).toContain(
      `rel="canonical" href="https://x.example/zh/docs/${name}/"`,
    );
  expect(read('docs/a/index.html')).toContain('hreflang="zh" href="https://x.example/zh/docs/a/"');
}, 60_000);

it('components read the languages from files that Docusaurus generates', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/x/',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN'], localeConfigs: {'zh-CN': {label: '中文'}}},
  storage: {namespace: true},
  presets: [['classic', {docs: false, blog: false}]],
};`,
    'src/pages/index.js': `import i18n from '@generated/i18n';
import storage from '@generated/site-storage';
export default () => <main>{[i18n.currentLocale, i18n.defaultLocale, i18n.locales.join(), i18n.localeConfigs['zh-CN'].label, storage.type].join(' ')}</main>;
`,
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  expect(read('index.html')).toContain('en en en,zh-CN 中文 localStorage');
  expect(read('zh-CN/index.html')).toContain('zh-CN en en,zh-CN 中文 localStorage');
  // Each language has names of its own there, made of the address at which it begins.
  expect(read('index.html')).toContain("getItem('theme-a8d')");
  expect(read('zh-CN/index.html')).toContain("getItem('theme-014')");
}, 60_000);

it('needs one bundle for languages whose configurations differ by data', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';
module.exports = {
  title: 'T', tagline: 'Notes in ' + locale, url: 'https://x.example', baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'de', 'fr']},
  storage: {namespace: true},
  presets: [['classic', {blog: false}]],
};`,
    'docs/a.md': '# A\n',
    'src/pages/own.js':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default () => <p>{useDocusaurusContext().siteConfig.tagline}</p>;\n",
  });
  const ids: string[] = [];
  await build({
    dir,
    makeBundle: (plan, into) => {
      ids.push(isTemplatePlan(plan) ? toSkeleton(plan).id : '');
      return stubBundle(plan, into);
    },
  });
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).not.toBe('');
});
