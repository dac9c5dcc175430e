import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {
  configWith,
  contentWith,
  docAt,
  versionAt,
  versionContent,
} from '../../../test/helpers/samples.ts';
import {printProblem, type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Sidebar} from '../../content/docs/sidebarTree.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {createRouteTable} from '../../kinds/kinds.ts';
import {openSite} from '../site.ts';
import {checkNoteFields} from './noteFields.ts';
import {findOrphanNotes, findUnusedFiles} from './orphans.ts';
import {checkProject} from './project.ts';
import {checkSiteLinks} from './siteLinks.ts';

const print = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map((d) => [printProblem(d), d.hint?.en].filter(Boolean).join(' '));
const sidebarOf = (...docIds: string[]): Sidebar => ({
  name: 'main',
  items: docIds.map((docId) => ({kind: 'doc', docId, label: docId, isRef: false})),
});

function siteWith(options: Record<string, unknown> = {}, files: SiteFiles = {}): LoadedConfig {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.ts': 'export default {};\n', ...files});
  return {
    dir,
    file: join(dir, 'wuya.config.ts'),
    config: configWith(options),
    notices: [],
    dependencies: [],
  };
}

describe('checkSiteLinks', () => {
  it('names links of navbar, footer, sections and sidebars that lead nowhere, where they are written', () => {
    const themeConfig = {
      navbar: {
        items: [
          {label: '甲', to: '/a'},
          {label: '外', href: 'https://example.org'},
          {label: '多', items: [{label: '乙', to: '/bb'}]},
          // Only its component knows what that leads to.
          {type: 'custom-api', label: '接口', to: 'core'},
        ],
      },
      footer: {
        links: [
          {label: '文件', to: '/notes/b.md'},
          {label: '图', to: '/logo.svg'},
          {label: '旁', to: '/beside/'},
          {label: '另', to: 'pathname:///of/another/tool/'},
          {label: '没有', to: '/nothing-like-it'},
        ],
      },
      sections: [{id: 's', label: '节', to: '/a/'}],
    };
    const source =
      "export default {\n  themeConfig: {\n    navbar: {items: [{label: '多', items: [{label: '乙', to: '/bb'}]}]},\n    footer: {links: [{to: '/nothing-like-it'}]},\n  },\n  x: '/sidebar-x',\n};\n";
    const site = siteWith({themeConfig}, {'wuya.config.ts': source});
    const table = createRouteTable(contentWith({docs: [docAt('a.md'), docAt('b.md')]}), {
      baseUrl: '/wuya/',
      searchHref: null,
      onDuplicateRoutes: 'warn',
    });
    const sidebars: Sidebar[] = [
      {
        name: 'main',
        items: [
          {kind: 'link', label: 'x', href: '/sidebar-x'},
          {kind: 'link', label: 'y', href: '/b/'},
          {kind: 'link', label: 'z', href: '/led'},
        ],
      },
    ];
    expect(
      print(
        checkSiteLinks({
          site,
          sidebars,
          table,
          staticPaths: new Set(['logo.svg', 'beside/index.html']),
          hostRedirects: ['/wuya/led'],
        }),
      ),
    ).toEqual([
      'error LN-051 wuya.config.ts:3:60 Did you mean /wuya/b/?',
      'error LN-051 wuya.config.ts:4:23 Did you mean /wuya/b/?',
      'error LN-051 wuya.config.ts:4:27',
      'error LN-051 wuya.config.ts:6:6',
    ]);
  });
});

describe('checkNoteFields', () => {
  it('names ids, sidebars and images that do not exist', () => {
    const docs = [
      docAt(
        'a.md',
        '---\ntitle: 甲\npagination_next: bb\npagination_prev: null\ndisplayed_sidebar: mian\nimage: /img/x.png\n---\n',
      ),
      docAt('bbb.md', '---\npagination_prev: draft\nimage: https://example.org/x.png\n---\n'),
    ];
    expect(
      print(
        checkNoteFields(
          contentWith({
            versions: [versionContent({docs, draftIds: ['draft'], sidebars: [sidebarOf()]})],
            staticFiles: [{path: 'img/xx.png', file: 'static/img/xx.png', absolutePath: ''}],
          }),
          '/wuya/',
        ),
      ),
    ).toEqual([
      'error FM-004 notes/a.md:3:1 Did you mean bbb?',
      'error FM-004 notes/a.md:5:1 Did you mean main?',
      'warning IM-060 notes/a.md:6:1 Did you mean /img/xx.png?',
    ]);
  });
});

it('finds the image of a note whose name is encoded, or that is named with a query', () => {
  const docs = [docAt('a.md', '---\nimage: /img/%E5%9B%BE.png?v=2\n---\n')];
  const content = contentWith({
    versions: [versionContent({docs})],
    staticFiles: [{path: 'img/图.png', file: 'static/img/图.png', absolutePath: ''}],
  });
  expect(print(checkNoteFields({...content, docs}, '/'))).toEqual([]);
});

describe('findOrphanNotes', () => {
  it('shows the line that makes a sidebar of a folder that is in none', () => {
    const docs = ['js/a.md', 'js/b.md', '前端/c.md', 'd.md'].map((path) => docAt(path));
    const content = contentWith({docs, sidebars: [sidebarOf('js/a')]});
    const hints = findOrphanNotes(content, new Set()).map(({hint}) => hint?.zh ?? '');
    expect(hints.map((hint) => hint.includes('autogenerated'))).toEqual([false, true, false]);
    expect(hints[1]).toContain("'前端': [{type: 'autogenerated', dirName: '前端'}],");
  });

  it('finds notes that no sidebar, navbar or section leads to', () => {
    const docs = [
      docAt('a.md'),
      docAt('b.md'),
      docAt('c.md', '---\nunlisted: true\n---\n'),
      docAt('d.md', '---\ndisplayed_sidebar: main\n---\n'),
      docAt('e.md'),
    ];
    expect(
      print(
        findOrphanNotes(contentWith({docs, sidebars: [sidebarOf('a')]}), new Set(['/wuya/e/'])),
      ).map((line) => line.slice(0, 27)),
    ).toEqual(['notice SB-046 notes/b.md:1:']);
  });

  it('tells of a note that is translated once: of the original', () => {
    const {source, ...doc} = docAt('i18n/en/b.md');
    const docs = [docAt('b.md'), {...doc, source: {...source, originalPath: 'notes/b.md'}}];
    expect(
      print(findOrphanNotes(contentWith({docs, sidebars: [sidebarOf('a')]}), new Set())),
    ).toHaveLength(1);
  });

  it('says nothing where there are no sidebars', () => {
    expect(findOrphanNotes(contentWith({docs: [docAt('a.md')]}), new Set())).toEqual([]);
  });
});

describe('findUnusedFiles', () => {
  it('finds files beside notes that none of them uses', () => {
    const site = siteWith(
      {},
      {
        'notes/used.png': '',
        'notes/x/lost.png': '',
        'notes/x/a.md~': '',
        'notes/Thumbs.db': '',
        'notes/x/in-code.svg': '',
        'notes/_draft/x.png': '',
        'notes/a.md': '',
        'notes/_category_.json': '',
      },
    );
    const docs = [docAt('a.mdx', "import url from './x/in-code.svg';\n")];
    const found = findUnusedFiles(
      site,
      contentWith({docs}),
      new Set([join(site.dir, 'notes/used.png')]),
    );
    expect(found.map(printProblem)).toEqual(['notice IM-062 notes/x/lost.png']);
  });

  it('says how a file that looks like a note becomes one', () => {
    const site = siteWith({}, {'notes/a.md': '', 'notes/b.markdown': '', 'notes/x/c.TXT': ''});
    const found = findUnusedFiles(site, contentWith({docs: []}), new Set());
    expect(found.map(({code, hint}) => [code, hint?.zh])).toEqual([
      ['IM-062', '笔记的名字以 .md 结尾：是笔记就改名为 b.md。'],
      ['IM-062', '笔记的名字以 .md 结尾：是笔记就改名为 c.md。'],
    ]);
  });
});

describe('checkProject', () => {
  const collectionsOf = (...names: string[]) => [
    {
      options: configWith().docs[0]!,
      versions: names.map((name) => versionContent({version: versionAt({name})})),
    },
  ];

  it('names versions that are not built, other languages, replaced components and hashed classes', () => {
    const site = siteWith(
      {},
      {
        'versioned_docs/version-2.0/a.md': '',
        'versioned_docs/version-1.0/a.md': '',
        'i18n/en/code.json': '{}',
        'i18n/zh-CN/code.json': '{}',
        'src/theme/Footer/index.tsx': '',
        'src/theme/DocItem/Layout.js': '',
        'src/theme/DocItem/Layout.d.ts': '',
        'src/css/custom.css':
          ':root {}\n.a [class*="tocCollapsible_"], [class*="col-"], [class*="divide"], [class^=language-] {}\n',
      },
    );
    expect(print(checkProject(site, collectionsOf('current', '2.0')))).toEqual([
      'notice VER-250 versioned_docs To build it, write ["2.0", "1.0"] in versions.json, newest first.',
      'notice I18N-260 i18n To build them too, add them to i18n.locales.',
      'warning THEME-301 src/theme/DocItem/Layout.js:1:1 The theme has no such component; to change the look, set its CSS variables.',
      'warning THEME-301 src/theme/Footer/index.tsx:1:1 Write it as theme/Footer.tsx.',
      'warning CSS-310 src/css/custom.css:2:4 Use a stable class, such as .theme-doc-markdown.',
    ]);
  });

  it('says which languages are built where there are others', () => {
    const i18n = {defaultLocale: 'zh-CN', locales: ['zh-CN', 'ja']};
    const files = {'i18n/en/code.json': '{}', 'i18n/ja/code.json': '{}'};
    expect(checkProject(siteWith({i18n}, files), []).map((d) => d.en)).toEqual([
      'i18n holds other languages: en; this site builds only zh-CN, ja.',
    ]);
  });

  it.each([
    [{}, 'To build it, write ["10.0", "2.0", "1.0"] in versions.json, newest first.'],
    [{onlyIncludeVersions: ['2.0']}, 'docs.onlyIncludeVersions in the configuration leaves it out'],
    [{disableVersioning: true}, 'docs.disableVersioning in the configuration leaves it out'],
  ])('says what builds a version, by the numbers in the names: %j', (docs, hint) => {
    const files = {
      'versioned_docs/version-1.0/a.md': '',
      'versioned_docs/version-10.0/a.md': '',
      'versioned_docs/version-2.0/a.md': '',
    };
    const {options, ...rest} = collectionsOf('current', '2.0')[0]!;
    const [found] = checkProject(siteWith({}, files), [{...rest, options: {...options, ...docs}}]);
    expect(found!.en).toContain(': 10.0, 1.0.');
    expect(found!.hint!.en).toContain(hint);
  });

  it('names what no component of a Docusaurus site takes, if it has a name of the theme there', () => {
    const site = siteWith(
      {},
      {
        'docusaurus.config.js': '',
        'src/theme/CodeBlock/index.js':
          "import Original from '@theme-original/CodeBlock';\nimport Title from './Title';\n",
        'src/theme/CodeBlock/Title.js': '',
        'src/theme/CodeBlock/Line/index.js': '',
        'src/theme/ThemeProvider/TitleFormatter/index.js': '',
        'src/theme/MDXComponents.js': "import CodeBlock from '@theme/CodeBlock';\n",
        'src/theme/BlogAuthor/index.js': '', // a name of its own
        'src/theme/BlogPostPage/StructuredData/index.js': '',
        // Copies that put other parts together lose nothing.
        'src/theme/CodeBlock/Content/Element.tsx':
          'import clsx from \'clsx\';\nimport Container from "@theme/CodeBlock/Container";\nimport styles from \'./styles.module.css\';\n// <pre> tags in markdown\nexport default ({children, className}) => <Container as="pre" className={clsx(styles.alone, className)}><code className={styles.lines}>{children}</code></Container>;\n',
        'src/theme/Navbar/MobileSidebar/index.tsx':
          "import Layout from '@theme/Navbar/MobileSidebar/Layout';\nimport Header from '@theme/Navbar/MobileSidebar/Header';\nexport default () => <Layout header={<Header />} />;\n",
        'src/theme/Navbar/MobileSidebar/Layout/index.tsx':
          'import Logo from \'@theme/Navbar/Logo\';\nexport default () => <div className="own"><Logo /></div>;\n',
        // None is a component: each is named by what uses it.
        'src/theme/BlogPostPage/StructuredData/index.test.js': '',
        'src/theme/Footer/links.ts': '',
        'src/theme/Footer/Layout.stories.tsx': '',
        'src/theme/Footer/__mocks__/Layout.tsx': '',
      },
    );
    const foreign = {...site, file: 'docusaurus.config.js'};
    expect(print(checkProject(foreign, collectionsOf('current')))).toEqual([
      'warning THEME-301 src/theme/BlogPostPage/StructuredData/index.js:1:1 Tags of the head are written by the theme: add others by the option headTags, or by <Head> in Root.',
      'warning THEME-301 src/theme/CodeBlock/Line/index.js:1:1 Code has its colours since the build, and no component renders its lines: give lines a class by magicComments. What is around the code CodeBlock/Container, CodeBlock/Content/String and CodeBlock/CopyButton render.',
      'warning THEME-301 src/theme/ThemeProvider/TitleFormatter/index.js:1:1 Titles are written before components run: the name of the site is title, the sign before it titleDelimiter, and one page has its own by a <title> in <Head> of a component of it.',
    ]);
  });

  it('says nothing of classes with a hash that have a name here', () => {
    const css = {'src/css/custom.css': "[class^='announcementBar_'] {}\n[class*=toc_] {}\n"};
    const site = siteWith({}, {'docusaurus.config.js': '', ...css});
    const foreign = {...site, file: 'docusaurus.config.js'};
    expect(print(checkProject(foreign, collectionsOf('current')))).toEqual([
      'warning CSS-310 src/css/custom.css:2:1 Use a stable class, such as .theme-doc-markdown.',
    ]);
  });

  it('says nothing of a site that has none of these', () => {
    expect(checkProject(siteWith(), collectionsOf('current'))).toEqual([]);
  });
});

it('calls a home page that no sidebar names no lone note: the title of the site leads there', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: 'x', url: 'https://x.example', baseUrl: '/n/', docs: {routeBasePath: '/', sidebars: {a: ['a']}}};",
    'docs/index.md': '# 首页\n\n[甲](./a.md)、[乙](./b.md)\n',
    'docs/a.md': '# 甲\n',
    'docs/b.md': '# 乙\n',
  });
  const site = await openSite(dir, {isProduction: true});
  onTestFinished(() => site.close());
  const problems = (await site.problems()) ?? [];
  expect(problems.filter(({code}) => code === 'SB-046').map(printProblem)).toEqual([
    'notice SB-046 docs/b.md:1:1',
  ]);
});
