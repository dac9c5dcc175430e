import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import type {BundleMaker} from '../../src/bundle/make/buildBundle.ts';
import {bundleOrLeaveOut} from '../../src/bundle/make/makeBundle.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const config = `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  presets: [['classic', {docs: {lastVersion: 'current'}, blog: {routeBasePath: 'blog'}}]],
  themeConfig: {navbar: {items: [{type: 'custom-hello', position: 'right', word: '你好'}, {type: 'custom-link', label: '链', to: '/docs/a'}]}},
};`;

const files: SiteFiles = {
  'docusaurus.config.js': config,
  'docs/a.md': '---\ncomments: 要\n---\n# 甲\n\n文。\n',
  'docs/b.md': '# 乙\n\n文。\n\n## 节\n\n文。\n',
  'versioned_docs/version-1.0/b.md': '# 旧\n',
  'versions.json': '["1.0"]',
  'src/theme/TOC/index.js':
    'import TOC from \'@theme-original/TOC\';\nexport default (props) => <><b id="ad">{props.toc.length}</b><TOC {...props} /></>;\n',
  'src/theme/DocBreadcrumbs/index.js': `
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Home from '@theme/DocBreadcrumbs/Items/Home';
export default () => <ul id="way"><Home />{useSidebarBreadcrumbs().map(({label, type}) => <li key={label}>{type}{label}</li>)}</ul>;`,
  'src/theme/Navbar/ColorModeToggle/index.js':
    'import Toggle from \'@theme-original/Navbar/ColorModeToggle\';\nexport default (props) => <span id="mode"><Toggle {...props} className="x" /></span>;\n',
  'src/theme/DocVersionBanner.js':
    'import Banner from \'@theme-original/DocVersionBanner\';\nexport default () => <div id="banner"><Banner /></div>;\n',
  'blog/2024-05-06-post.md':
    '---\ncomments: 也要\ntags: [x]\n---\n# 帖\n\n文。\n\n<!-- truncate -->\n\n又。\n',
  'blog/2024-05-05-pictured.md':
    '---\nimage: https://p.example/a.png\n---\n# 图\n\n文。\n\n<!-- truncate -->\n',
  'src/pages/own.js':
    'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="自"><main>自己</main></Layout>;\n',
  'src/theme/Root.js': 'export default ({children}) => <div id="root">{children}</div>;\n',
  'src/theme/Layout/index.js':
    'import Layout from \'@theme-original/Layout\';\nexport default (props) => <><Layout {...props} /><i id="layout" /></>;\n',
  'src/theme/Footer/index.tsx':
    "import Footer from '@theme-original/Footer';\nimport Line from './Line';\nexport default function FooterWrapper(props: object) { return <><Line /><Footer {...props} /></>; }\n",
  'src/theme/Footer/Line.tsx': 'export default () => <hr id="line" />;\n',
  'src/theme/NotFound/Content/index.js': 'export default () => <main id="lost">没有</main>;\n',
  'src/theme/DocItem/Layout/index.js': `
import Layout from '@theme-original/DocItem/Layout';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
export default function LayoutWrapper(props) {
  const {frontMatter, metadata} = useDoc();
  return <><Layout {...props} />{frontMatter.comments && <p id="says">{metadata.frontMatter.comments}{metadata.title}</p>}</>;
}`,
  'src/theme/DocItem/Metadata/index.js': `
import Metadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
export default (props) => <><Metadata {...props} /><Head><meta name="own" content={useDoc().metadata.title} /></Head></>;`,
  'src/theme/BlogPostPage/Metadata/index.js': `
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
export default function BlogPostPageMetadata() {
  const {assets, metadata: {title, description, frontMatter}} = useBlogPost();
  const image = assets.image ?? frontMatter.image ?? '/made?' + title;
  return <PageMetadata title={title} description={description} image={image}><meta name="of-post" content={title} /></PageMetadata>;
}`,
  'src/theme/DocItem/Footer/index.js':
    'import Footer from \'@theme-init/DocItem/Footer\';\nexport default (props) => <><b id="before-foot" /><Footer {...props} /></>;\n',
  'src/theme/MDXContent/index.js':
    'import MDXContent from \'@theme-original/MDXContent\';\nexport default (props) => <><u id="over">{props.children.type.metadata.title}{props.children.type.frontMatter.comments}{props.children.type.toc.length}</u><MDXContent {...props} /></>;\n',
  'src/theme/DocItem/Content/index.js':
    'import Content from \'@theme-original/DocItem/Content\';\nexport default (props) => <Content {...props}><u id="in-content">{props.children.type.contentTitle}</u>{props.children}</Content>;\n',
  'src/theme/BlogPostItem/index.js': `
import BlogPostItem from '@theme-original/BlogPostItem';
import {useBlogPost} from '@docusaurus/theme-common/internal';
export default function Wrapper(props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {comments} = metadata.frontMatter;
  return <><BlogPostItem {...props} />{isBlogPostPage && <p id="says">{comments}</p>}</>;
}`,
  'src/theme/BlogPostItem/Footer/index.js':
    'import Footer from \'@theme-original/BlogPostItem/Footer\';\nexport default (props) => <><em id="before-post-foot" /><Footer {...props} /></>;\n',
  'src/theme/NavbarItem/ComponentTypes.js':
    "import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';\nimport SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';\nimport DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';\nexport default {...ComponentTypes, search: SearchNavbarItem, 'custom-link': (props) => <DefaultNavbarItem {...props} />, 'custom-hello': ({word, mobile}) => <kbd id=\"item\">{word}{mobile ? 1 : 0}</kbd>};\n",
  'src/theme/DocItem/Paginator.js': 'export default () => null;\n',
  'src/theme/BlogPostPage/index.js': 'export default () => <p>另一个</p>;\n',
};

const read = (dir: string, path: string): string =>
  readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8');

/** Where texts are in a page, one after the other. */
const order = (html: string, ...texts: readonly string[]): boolean => {
  const places = texts.map((text) => html.indexOf(text));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
};

describe('components in src/theme', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  beforeAll(async () => {
    writeFiles(dir, files);
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('go around all of a page, its footer, and what it says where there is no page', () => {
    const html = read(dir, 'docs/a');
    expect(
      order(html, 'id="root"', '<div class="frame"', 'id="line"', '<footer', 'id="layout"'),
    ).toBe(true);
    const lost = readFileSync(join(dir, 'dist/404.html'), 'utf8');
    expect(lost).toContain('<main id="lost">没有</main>');
    expect(lost).not.toContain('class="verse"');
  });

  it('that are a layout go around a page of code once', () => {
    expect(read(dir, 'own').match(/id="layout"/g)).toHaveLength(1);
  });

  it('go around a note, its text and its foot, and know its front matter', () => {
    const html = read(dir, 'docs/a');
    expect(
      order(
        html,
        '<article class="article"',
        '<h1>',
        'id="in-content"',
        'id="over"',
        'class="prose',
        'id="before-foot"',
        'class="doc-foot',
        '<p id="says">要<!-- -->甲</p>',
        '</article>',
      ),
    ).toBe(true);
    expect(read(dir, 'docs/b')).not.toContain('id="says"');
    const told = html.replaceAll('<!-- -->', '');
    expect(told).toContain('id="over">甲要0<');
    expect(told).toContain('id="in-content">甲<');
    expect(html.split('<body>')[0]).toContain('name="own" content="甲"/>');
    const post = read(dir, 'blog/2024/05/06/post');
    expect(post).not.toContain('name="own"');
    expect(order(post, 'id="over"', 'class="prose')).toBe(true);
  });

  it('say what a post tells machines, of its own picture or of another', () => {
    const [head = ''] = read(dir, 'blog/2024/05/06/post').split('<body>');
    expect(head).toContain('name="of-post" content="帖"/>');
    expect(head.match(/"og:image" content="[^"]+"/g)).toEqual([
      '"og:image" content="https://x.example/made?帖"',
    ]);
    const [pictured = ''] = read(dir, 'blog/2024/05/05/pictured').split('<body>');
    expect(pictured.match(/"og:image" content="[^"]+"/g)).toEqual([
      '"og:image" content="https://p.example/a.png"',
    ]);
    expect(read(dir, 'blog')).not.toContain('of-post');
  });

  it('go around the contents, the way to a note, what is said of its version, and the colour mode', () => {
    const html = read(dir, 'docs/b').replaceAll('<!-- -->', '');
    const old = read(dir, 'docs/1.0/b');
    expect(html).toMatch(/<div class="toc-side"><b id="ad">1<\/b><nav class="toc/);
    expect(html).toMatch(/<ul id="way"><li class="breadcrumbs__item"><a .*<li>link乙<\/li><\/ul>/);
    expect(old).toMatch(/<div id="banner"><div class="note info theme-doc-version-banner"/);
    expect(html).toMatch(/<span id="mode"><button class="iconbtn mode"/);
  });

  it('go around a post and its foot', () => {
    const html = read(dir, 'blog/2024/05/06/post');
    expect(
      order(
        html,
        'class="prose',
        'id="before-post-foot"',
        '<div class="doc-foot"',
        '<p id="says">也要</p>',
        '</article>',
      ),
    ).toBe(true);
    expect(read(dir, 'blog')).not.toContain('id="says"');
  });

  it('render items of the navbar with their values', () => {
    expect(read(dir, 'docs/a')).toContain('<kbd id="item">你好<!-- -->0</kbd>');
    expect(read(dir, 'docs/b')).toMatch(/<a [^>]*href="\/docs\/a\/"[^>]*>链<\/a>/);
  });

  it('that are not taken are named, their helpers are not', () => {
    expect(result.diagnostics.map(printProblem)).toEqual([
      'warning THEME-301 src/theme/BlogPostPage/index.js:1:1',
      'warning THEME-301 src/theme/DocItem/Paginator.js:1:1',
    ]);
  });
});

describe('components in src/theme that are rewritten', () => {
  const ejected: SiteFiles = {
    'docusaurus.config.js': config,
    'docs/a.md': '---\ntags: [x]\n---\n# 甲\n\n文。\n\n## 节\n\n文。\n',
    'docs/b.md': '# 乙\n',
    'blog/2024-05-06-post.md':
      '---\ntags: [x]\n---\n# 帖\n\n文。\n\n<!-- truncate -->\n\n## 节\n\n又。\n',
    'src/pages/own.js':
      'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="自"><main>自己</main></Layout>;\n',
    'src/theme/Layout/index.js': `
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useKeyboardNavigation} from '@docusaurus/theme-common/internal';
import SkipToContent from '@theme/SkipToContent';
import Navbar from '@theme/Navbar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
export default function Layout({children, noFooter, title}) {
  useKeyboardNavigation();
  return <LayoutProvider><PageMetadata title={title} /><SkipToContent /><Navbar /><div className={ThemeClassNames.wrapper.main}>{children}</div><i id="global" />{!noFooter && <Footer />}</LayoutProvider>;
}`,
    'src/theme/DocItem/Layout/index.js': `
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
export default function DocItemLayout({children}) {
  const {frontMatter, toc, metadata} = useDoc();
  const hidden = frontMatter.hide_table_of_contents;
  return <div className="row"><div className={clsx('col', !hidden && 'narrow')}><DocBreadcrumbs /><DocItemContent><u id="notice" />{children}</DocItemContent><DocItemFooter /><DocItemPaginator /><p id="rights">{metadata.title}</p></div>{toc.length > 0 && <DocItemTOCDesktop />}</div>;
}`,
    'src/theme/DocItem/Content/index.js': `
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
export default function DocItemContent({children}) {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const title = !frontMatter.hide_title && typeof contentTitle === 'undefined' ? metadata.title : null;
  return <div className="markdown">{title && <header><Heading as="h1">{title}</Heading></header>}<s id="above" /><MDXContent>{children}</MDXContent></div>;
}`,
    'src/theme/MDXContent.js':
      'export default ({children}) => <div id="rewritten">{children}</div>;\n',
    'src/theme/Layout/Provider.js':
      'import Provider from \'@theme-original/Layout/Provider\';\nexport default ({children}) => <div id="provider"><Provider>{children}</Provider></div>;\n',
    'src/theme/DocItem/Footer/index.js': `
import EditThisPage from '@theme/EditThisPage';
import TagsListInline from '@theme/TagsListInline';
import {useDoc} from '@docusaurus/theme-common/internal';
export default function DocItemFooter() {
  const {metadata} = useDoc();
  return <footer><TagsListInline tags={metadata.tags} />{metadata.editUrl && <EditThisPage />}<b id="donate" /></footer>;
}`,
    'src/theme/TOC/index.js': `
import TOCItems from '@theme/TOCItems';
export default function TOC({className, ...props}) {
  return <div className={className}><b id="ad" /><TOCItems {...props} linkClassName="x" /></div>;
}`,
    'src/theme/BlogPostPage/index.js': `
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {BlogPostProvider, useBlogPost} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import TOC from '@theme/TOC';
function Content({sidebar, children}) {
  const {metadata, toc} = useBlogPost();
  const {nextItem, prevItem, frontMatter} = metadata;
  return <BlogLayout sidebar={sidebar} toc={!frontMatter.hide_table_of_contents && toc.length > 0 ? <TOC toc={toc} /> : undefined}><BlogPostItem>{children}</BlogPostItem>{(nextItem || prevItem) && <BlogPostPaginator />}<p id="says">{metadata.title}</p></BlogLayout>;
}
export default function BlogPostPage(props) {
  const BlogPostContent = props.content;
  return <BlogPostProvider content={props.content} isBlogPostPage><HtmlClassNameProvider className={ThemeClassNames.page.blogPostPage}><BlogPostPageMetadata /><Content sidebar={props.sidebar}><BlogPostContent /></Content></HtmlClassNameProvider></BlogPostProvider>;
}`,
    'src/theme/DocPaginator/index.js':
      'import Paginator from \'@theme-original/DocPaginator\';\nexport default (props) => <><Paginator {...props} /><p id="after-pager" /></>;\n',
    'src/theme/NavbarItem/ComponentTypes.js':
      "export default {'custom-hello': () => null, 'custom-link': () => null};\n",
  };

  it('have the note once, between what they put before and after its text', async () => {
    const item = (inner: string) => `
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemLayout from '@theme/DocItem/Layout';
const Page = ({of: Text}) => <div><Text /></div>;
export default function DocItem({content}) {
  const MDXComponent = content;
  return <DocProvider content={content}><DocItemMetadata /><DocItemLayout><b id="before" />${inner}<i id="after" /></DocItemLayout><hr id="remarks" /></DocProvider>;
}`;
    for (const inner of ['<MDXComponent />', '<p><MDXComponent /></p>', '<Page of={content} />']) {
      const dir = temporaryFolder();
      writeFiles(dir, {
        'docusaurus.config.js': config,
        'docs/a.md': '# 甲\n\n文。\n',
        'src/theme/DocItem/index.js': item(inner),
        'src/theme/DocItem/Layout/index.js': ejected['src/theme/DocItem/Layout/index.js']!,
      });
      await build({dir, makeBundle: drawingBundle});
      const note = read(dir, 'docs/a');
      for (const part of ['<h1>', 'class="prose', 'id="rights"', 'id="remarks"'])
        expect([inner, part, note.split(part).length - 1]).toEqual([inner, part, 1]);
      expect(order(note, 'id="before"', '<h1>', 'id="remarks"')).toBe(true);
      // Where the text is out of sight ours follows what is put beside it.
      expect(order(note, '<h1>', 'id="after"')).toBe(!inner.includes('of='));
    }
  });

  it('put what they add around ours, which is there once', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, ejected);
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([]);
    const note = read(dir, 'docs/a');
    const parts = [
      'id="provider"',
      '<header class="nav',
      'id="notice"',
      '<h1>',
      'id="above"',
      'id="rewritten"',
      'class="prose',
      'id="donate"',
      'class="doc-foot',
      'id="after-pager"',
      'id="rights">甲',
      '<footer class="foot',
      'id="global"',
    ];
    expect(order(note, ...parts)).toBe(true);
    for (const part of parts) expect([part, note.split(part).length - 1]).toEqual([part, 1]);
    expect(note).not.toContain('narrow');
    const post = read(dir, 'blog/2024/05/06/post');
    expect(
      order(post, '<h1>', 'class="prose', 'class="doc-foot', '<p id="says">帖</p>', '</article>'),
    ).toBe(true);
    expect(post.split('class="prose').length).toBe(2);
    expect(read(dir, 'own').split('id="global"').length).toBe(2);
  });

  it('are left out where the text is not in them', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js': config,
      'docs/a.md': '# 甲\n\n文。\n',
      'src/theme/DocItem/Layout.js':
        "import Content from '@theme/DocItem/Content';\nexport default () => (typeof window === 'undefined' ? null : <Content />);\n",
      'src/theme/NavbarItem/ComponentTypes.js':
        "export default {'custom-hello': () => null, 'custom-link': () => null};\n",
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([
      'warning THEME-306 src/theme/DocItem/Layout.js',
    ]);
    expect(read(dir, 'docs/a')).toContain('class="prose');
  });

  it.each([
    [
      'Root',
      "import BrowserOnly from '@docusaurus/BrowserOnly';\nexport default ({children}) => <BrowserOnly>{() => children}</BrowserOnly>;\n",
    ],
    [
      'Layout',
      "import Layout from '@theme-original/Layout';\nimport {useEffect, useState} from 'react';\nexport default (props) => { const [is, set] = useState(false); useEffect(() => set(true), []); return is ? <Layout {...props} /> : <p>…</p>; };\n",
    ],
  ])('are left out where all of the page waits for the browser in %s', async (name, code) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js': config,
      'docs/a.md': '# 甲\n\n文。\n',
      'src/pages/own.js': 'export default () => <main>自己</main>;\n',
      'src/theme/Footer.js': 'export default () => <footer id="own-foot" />;\n',
      'src/theme/NavbarItem/ComponentTypes.js':
        "export default {'custom-hello': () => null, 'custom-link': () => null};\n",
      [`src/theme/${name}.js`]: code,
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([`warning THEME-306 src/theme/${name}.js`]);
    expect(diagnostics[0]?.en).toContain(
      `${name} in src/theme renders nothing of what is inside it`,
    );
    expect(read(dir, 'docs/a')).toMatch(/class="prose[^]*id="own-foot"/);
    expect(read(dir, 'own')).toContain('<main>自己</main>');
    // What the browser adopts was rendered without it.
    expect(read(dir, 'own')).toContain(`<!--left out:${name}--></div>`);
  });

  it('are left out where the text waits for the browser in what adds to ours, in MDX too', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js': config,
      'docs/a.mdx': '# 甲\n\nexport const A = () => <b>部分</b>;\n\n<A />\n',
      'blog/2024-05-06-post.md': '# 帖\n\n文。\n\n<!-- truncate -->\n\n又。\n',
      'src/theme/DocItem/Content.js':
        "import Content from '@theme-original/DocItem/Content';\nimport BrowserOnly from '@docusaurus/BrowserOnly';\nexport default (props) => <BrowserOnly>{() => <Content {...props} />}</BrowserOnly>;\n",
      'src/theme/BlogPostItem.js':
        "import Item from '@theme-original/BlogPostItem';\nexport default (props) => (typeof window === 'undefined' ? null : <Item {...props} />);\n",
      'src/theme/NavbarItem/ComponentTypes.js':
        "export default {'custom-hello': () => null, 'custom-link': () => null};\n",
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem).sort()).toEqual([
      'warning THEME-306 src/theme/BlogPostItem.js',
      'warning THEME-306 src/theme/DocItem/Content.js',
    ]);
    expect(read(dir, 'docs/a')).toContain('<b>部分</b>');
    expect(read(dir, 'blog/2024/05/06/post')).toContain('class="prose');
  });
});

describe('components in src/theme that fail', () => {
  const failing = {
    'docusaurus.config.js': config,
    'docs/a.md': '# 甲\n\n文。\n',
    'docs/b.md': '# 乙\n\n文。\n',
  };
  it('when they are loaded, rendered or named wrongly leave ours, with one warning each', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      ...failing,
      'src/theme/Root.js': 'window.x = 1;\nexport default ({children}) => children;\n',
      'src/theme/Footer.js':
        "const Part = () => { throw new Error('no part'); };\nexport default () => <div><Part /></div>;\n",
      'src/theme/NotFound.js': 'export const Own = () => null;\n',
      'src/theme/DocItem/Footer.js':
        "import Footer from '@theme-original/DocItem/Footer';\nexport default () => { document.title = ''; return <Footer />; };\n",
      'src/theme/NavbarItem/ComponentTypes.js':
        "export default {'custom-link': () => null, 'custom-hello': () => { throw new Error('no item'); }};\n",
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem).sort()).toEqual([
      'warning THEME-305 src/theme/DocItem/Footer.js',
      'warning THEME-305 src/theme/Footer.js',
      'warning THEME-305 src/theme/NavbarItem/ComponentTypes.js',
      'warning THEME-305 src/theme/NotFound.js',
      'warning THEME-305 src/theme/Root.js',
    ]);
    const html = read(dir, 'docs/a');
    expect(html).toContain('<footer class="foot');
    expect(html).toContain('class="doc-foot');
  });

  it('are not reported where no page asks for them: a file beside a part of the site that is written anew', async () => {
    const dir = temporaryFolder();
    const named = 'export const Logo = () => <b>own logo</b>;\n';
    writeFiles(dir, {
      ...failing,
      'src/theme/Footer/index.js':
        "import {Logo} from './Logo';\nexport default () => <footer><Logo /></footer>;\n",
      'src/theme/Footer/Logo.js': named,
      'src/theme/NotFound.js': named,
      'src/theme/DocItem/index.js':
        "import Original from '@theme-original/DocItem';\nexport default (props) => <><i /><Original {...props} /></>;\n",
      'src/theme/DocItem/Footer/index.js':
        "import EditMetaRow from '@theme/EditMetaRow';\nexport const Foot = EditMetaRow;\n",
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    const told = diagnostics.map(printProblem).filter((text) => text.includes('THEME'));
    expect(told.toSorted()).toEqual([
      'warning THEME-305 src/theme/DocItem/Footer/index.js',
      'warning THEME-305 src/theme/NotFound.js',
    ]);
    expect(read(dir, 'docs/a')).toContain('<b>own logo</b>');
  });

  it('are told of once, whatever the languages in which they fail', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      ...failing,
      'docusaurus.config.js': config.replace("locales: ['zh-Hans']", "locales: ['zh-Hans', 'en']"),
      'src/theme/Footer.js': "export default () => { throw new Error('no part'); };\n",
    });
    const {diagnostics, pageCount} = await build({dir, makeBundle: drawingBundle});
    const told = diagnostics.map(printProblem).filter((text) => text.includes('THEME'));
    expect(told).toEqual(['warning THEME-305 src/theme/Footer.js']);
    expect(pageCount % 2).toBe(0);
  });
});

describe('components in src/theme of the bar, the footer and the sidebar', () => {
  const site: SiteFiles = {
    'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en']},
  presets: [['classic', {blog: false}]],
  themeConfig: {
    navbar: {items: [{to: '/docs/a', label: '左', position: 'left'}, {href: 'https://far.example/', className: 'icon', 'aria-label': '远', position: 'right'}, {type: 'localeDropdown', position: 'right'}]},
    footer: {copyright: '© <b>甲</b>', links: [{title: '列', items: [{label: '链', to: '/docs/a'}]}]},
  },
};`,
    'docs/a.md': '# 甲\n\n文。\n',
  };
  /** Without the English site: a language is a bundle, and costs 0.4 CPU s. */
  const inOneLanguage: SiteFiles = {
    ...site,
    'docusaurus.config.js': String(site['docusaurus.config.js']).replace(", 'en']", ']'),
  };
  const ejectedBar = `
import {useThemeConfig, ErrorCauseBoundary} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import SearchBar from '@theme/SearchBar';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarSearch from '@theme/Navbar/Search';
const Items = ({items}) => items.map((item, i) => <ErrorCauseBoundary key={i} onError={(error) => error}><NavbarItem {...item} /></ErrorCauseBoundary>);
export default function NavbarContent() {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items);
  return <div className="navbar__inner"><div className="navbar__items">{!useNavbarMobileSidebar().disabled && <NavbarMobileSidebarToggle />}<NavbarLogo /><Items items={left} /></div><div className="navbar__items navbar__items--right"><Items items={right} /><a id="demo" /><NavbarColorModeToggle /><NavbarSearch><SearchBar /></NavbarSearch></div></div>;
}`;

  describe('in one site', () => {
    const dir = sharedFolder();
    let result: BuildResult;
    beforeAll(async () => {
      writeFiles(dir, {
        ...site,
        'src/theme/Navbar/Content/index.js': ejectedBar,
        'src/theme/Navbar/index.js':
          "import NavbarLayout from '@theme/Navbar/Layout';\nimport NavbarContent from '@theme/Navbar/Content';\nexport default () => <NavbarLayout><NavbarContent /></NavbarLayout>;\n",
        'src/theme/Navbar/MobileSidebar/Toggle/index.js':
          'import {useNavbarMobileSidebar} from \'@docusaurus/theme-common/internal\';\nexport default () => <button className="navbar__toggle" onClick={useNavbarMobileSidebar().toggle} />;\n',
        'src/theme/Navbar/Logo/index.js':
          'import Logo from \'@theme/Logo\';\nexport default () => <div id="logo"><Logo className="navbar__brand" /></div>;\n',
        'src/theme/SearchBar.js':
          'import SearchBar from \'@theme-original/SearchBar\';\nexport default (props) => <i id="search"><SearchBar {...props} /></i>;\n',
        'src/theme/DocSidebar/index.js':
          'import DocSidebar from \'@theme-original/DocSidebar\';\nimport Logo from \'@theme-original/Logo\';\nexport default (props) => <div id="side"><i id="own-logo"><Logo /></i><DocSidebar {...props} /></div>;\n',
        'src/theme/NotFound.js':
          'import Heading from \'@docusaurus/theme-classic/lib/theme/Heading\';\nexport default ({location}) => <main id="lost"><Heading as="h1">{location.pathname}</Heading></main>;\n',
        'src/theme/DocRoot/Layout/Main/index.js':
          'import Main from \'@theme-original/DocRoot/Layout/Main\';\nexport default (props) => <><u id="root-main" /><Main {...props} /></>;\n',
        'src/theme/Footer/Layout/index.js':
          'export default ({links, copyright}) => <footer id="foot">{links}<hr />{copyright}</footer>;\n',
        'src/theme/Footer/Links/MultiColumn.tsx':
          'interface Props { columns: {title: string}[]; children: unknown }\nexport default ({columns, children}: Props) => <div id="columns">{columns.map(({title}) => <b key={title}>{title}</b>)}{children}</div>;\n',
        'src/theme/Footer/Copyright.js':
          'import Copyright from \'@theme-original/Footer/Copyright\';\nexport default (props) => <><s id="rights" /><Copyright {...props} /></>;\n',
      });
      result = await build({dir, makeBundle: drawingBundle});
    });

    it('put our parts of the bar in their own order, each once', () => {
      expect(result.diagnostics.map(printProblem)).toEqual([]);
      const html = read(dir, 'docs/a');
      const parts = [
        '<header class="nav',
        'class="iconbtn burger"',
        'id="logo"',
        'class="brand"',
        '>左</a>',
        'href="https://far.example/"',
        'class="drop',
        'id="demo"',
        'class="iconbtn mode',
        'id="search"',
        'class="seek',
        '</header>',
        'id="side"',
        '<i id="own-logo"><',
        '<nav class="side',
        'id="root-main"',
        'class="prose',
      ];
      expect(order(html, ...parts)).toBe(true);
      expect(readFileSync(join(dir, 'dist/404.html'), 'utf8')).toMatch(
        /<main id="lost"><h1>[^<]+<\/h1><\/main>/,
      );
      const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
      for (const part of parts.slice(1, 11))
        expect([part, bar.split(part).length]).toEqual([part, 2]);
    });

    it('put the footer together from those of its parts that are there', () => {
      expect(result.diagnostics.map(printProblem)).toEqual([]);
      const parts = [
        '<footer id="foot">',
        'id="columns"><b>列',
        '>链</a>',
        '<hr/>',
        'id="rights"',
        '© <b>甲</b>',
      ];
      expect(order(read(dir, 'docs/a'), ...parts)).toBe(true);
      expect(read(dir, 'docs/a').split('<footer').length).toBe(2);
    });
  });

  it('find each link of the footer, and lists of them, in components rewritten; the field of another search and what is not known are named', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      ...inOneLanguage,
      'src/theme/Footer/Links/MultiColumn/index.js':
        'import LinkItem from \'@theme/Footer/LinkItem\';\nexport default ({columns}) => <div id="columns">{columns.map(({title, items}) => <b key={title}>{title}{items.map((item) => <LinkItem key={item.label} item={item} />)}</b>)}</div>;\n',
      // None of what they are is known here: they are named, and ours stay.
      'src/theme/SearchBar/index.js':
        "import {DocSearchButton} from '@docsearch/react';\nexport default () => <DocSearchButton />;\n",
      'src/theme/DocVersionBadge/index.js': 'export default () => null;\n',
    });
    const named = await build({dir, makeBundle: drawingBundle});
    expect(named.diagnostics.map(printProblem)).toEqual([
      'warning THEME-301 src/theme/DocVersionBadge/index.js:1:1',
      'warning THEME-301 src/theme/SearchBar/index.js:1:1',
    ]);
    expect(read(dir, 'docs/a')).toContain('class="seek');
    expect(read(dir, 'docs/a')).toMatch(
      /<div id="columns"><b>列<a href="\/docs\/a\/" class="footer__link-item">链<\/a><\/b><\/div>/,
    );
    const other = temporaryFolder();
    writeFiles(other, {
      ...inOneLanguage,
      'src/theme/Footer/Links/index.js':
        'import Simple from \'@theme/Footer/Links/Simple\';\nexport default ({links}) => <div id="links"><Simple links={links} /></div>;\n',
    });
    const {diagnostics} = await build({dir: other, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([]);
    expect(order(read(other, 'docs/a'), '<div id="links">', '>链</a>')).toBe(true);
  });

  it('find our links and rights in a footer of their own', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      ...inOneLanguage,
      'src/theme/Footer/index.js':
        "import FooterLinks from '@theme/Footer/Links';\nimport FooterLogo from '@theme/Footer/Logo';\nimport FooterCopyright from '@theme/Footer/Copyright';\nimport {useThemeConfig} from '@docusaurus/theme-common';\nexport default () => { const {links, copyright} = useThemeConfig().footer; return <footer id=\"foot\"><FooterLinks links={links} /><FooterLogo /><FooterCopyright copyright={copyright} /></footer>; };\n",
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([]);
    expect(order(read(dir, 'docs/a'), '<footer id="foot">', '>链</a>', '© <b>甲</b>')).toBe(true);
  });
});

it('components know the sidebar and the category of a note, and dates of its front matter', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': config.replace("blog: {routeBasePath: 'blog'}", 'blog: false'),
    'docs/a.md': '# 甲\n',
    'docs/in/_category_.json': '{"label": "里", "customProps": {"icon": "星"}}',
    'docs/in/b.mdx':
      "---\nday: 2024-05-06\ntold: '2024-05-06'\n---\n# 乙\n\nimport Told from '@site/src/Told';\n\n<Told of={frontMatter} />\n",
    'src/Told.js': 'export default ({of: {day, told}}) => <u>{day.getUTCDate()} {told}</u>;\n',
    'src/theme/DocItem/Footer/index.js': `
import Original from '@theme-original/DocItem/Footer';
import {useCurrentSidebarCategory} from '@docusaurus/theme-common';
import {useCurrentSidebarSiblings, useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
export default function Footer(props) {
  const {label, customProps, items} = useCurrentSidebarCategory();
  const names = useCurrentSidebarSiblings().map((item) => item.label);
  const words = [useDocsSidebar().name, label, customProps?.icon, items.length, names, useDoc().frontMatter.day?.getUTCFullYear()];
  return <><Original {...props} /><p id="way">{words.join(' ')}</p></>;
}`,
  });
  await build({dir, makeBundle: drawingBundle});
  expect(read(dir, 'docs/in/b')).toContain('<p id="way">defaultSidebar 里 星 1 乙 2024</p>');
  expect(read(dir, 'docs/in/b')).toContain('<u>6<!-- --> <!-- -->2024-05-06</u>');
  expect(read(dir, 'docs/a')).toContain('<p id="way">defaultSidebar   0 甲,里 </p>');
});

it('components in src/theme render the notes and categories of a sidebar, around ours or rewritten', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': config.replace("blog: {routeBasePath: 'blog'}", 'blog: false'),
    'docs/a.md': '# 甲\n',
    'docs/in/_category_.json': '{"label": "里", "customProps": {"icon": "星"}, "collapsed": true}',
    'docs/in/b.md': '---\nsidebar_custom_props: {icon: 月}\n---\n# 乙\n',
    'docs/other/c.md': '# 丙\n',
    'src/theme/DocSidebarItem/Link/index.js': `
import Link from '@theme-original/DocSidebarItem/Link';
export default ({item, ...rest}) => <Link item={{...item, label: <><i>{item.customProps?.icon}</i>{item.label}</>}} {...rest} />;`,
  });
  await build({dir, makeBundle: drawingBundle});
  const around = read(dir, 'docs/in/b');
  expect(around).toMatch(
    /<li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2"><a href="[^"]*\/docs\/in\/b\/" aria-current="page"><i>月<\/i>乙<\/a>/,
  );
  expect(around).toContain('<summary>里</summary>');
  writeFiles(dir, {
    'src/theme/DocSidebarItem/Category/index.js': `
import {Collapsible, useCollapsible, usePrevious} from '@docusaurus/theme-common';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
export default function Category({item, activePath, level}) {
  const isActive = isActiveSidebarItem(item, activePath);
  const {collapsed} = useCollapsible({initialState: !isActive && item.collapsed});
  const count = useVisibleSidebarItems(item.items, activePath).length + (usePrevious(isActive) ?? 0);
  return <li data-level={level}><b>{item.customProps?.icon}{item.label}{count}</b><Collapsible lazy as="ul" collapsed={collapsed}><DocSidebarItems items={item.items} activePath={activePath} level={level + 1} /></Collapsible></li>;
}`,
  });
  writeFiles(dir, {
    'src/theme/DocSidebarItems/index.js': `
import Items from '@theme-original/DocSidebarItems';
export default (props) => <><li>{props.level}/{props.items.length}</li><Items {...props} /></>;`,
  });
  await build({dir, makeBundle: drawingBundle});
  const anew = read(dir, 'docs/in/b').replaceAll('<!-- -->', '');
  expect(anew).toMatch(
    /<li>1\/3<\/li>.*<li data-level="1"><b>星里1<\/b><ul><li>2\/1<\/li><li class="[^"]*-level-2"><a [^>]*><i>月/,
  );
  expect(anew).toMatch(/<li data-level="1"><b>other1<\/b><\/li>/);
});

it('components in src/theme that cannot be bundled are left out together, until they can', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': config,
    'docs/a.md': '# 甲\n',
    'src/theme/Footer.js':
      "import data from '../made/data.yml';\nexport default () => <p>{data.x}</p>;\n",
    'src/theme/NavbarItem/ComponentTypes.js':
      "export default {'custom-hello': () => <kbd />, 'custom-link': () => <var />};\n",
    'src/made/data.yml': 'x: [\n',
  });
  // What leaves them out is that of a real bundle.
  const makeBundle: BundleMaker = (plan, into) => bundleOrLeaveOut(plan, into, drawingBundle);
  const {diagnostics} = await build({dir, makeBundle});
  expect(diagnostics.map(printProblem)).toEqual(['warning THEME-305 src/made/data.yml:2:1']);
  expect(read(dir, 'docs/a')).toContain('<footer class="foot');
  writeFiles(dir, {'src/theme/Footer.js': 'export default () => <p id="own" />;\n'});
  expect((await build({dir, makeBundle})).diagnostics).toEqual([]);
  expect(read(dir, 'docs/a')).toMatch(/<var><\/var>[^]*<p id="own">/);
}, 60_000);

it('a component in src/theme renders the links to the neighbours of notes and posts', async () => {
  const dir = temporaryFolder();
  const post = '\n\n文。\n\n<!-- truncate -->\n\n又。\n';
  writeFiles(dir, {
    'docusaurus.config.js':
      "module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']}, presets: [['classic', {}]]};\n",
    'docs/a.md': '# 甲\n\n文。\n',
    'docs/b.md': '# 乙\n\n文。\n',
    'blog/2024-05-06-p.md': `# 旧${post}`,
    'blog/2024-05-07-q.md': `# 新${post}`,
    'src/theme/PaginatorNavLink/index.tsx':
      "import Link from '@docusaurus/Link';\nimport type {Props} from '@theme/PaginatorNavLink';\nexport default ({permalink, title, subLabel, isNext}: Props) => <Link className={isNext ? 'to' : 'from'} to={permalink}>{subLabel}:{title}</Link>;\n",
    'src/theme/DocPaginator/index.tsx':
      'import NavLink from \'@theme/PaginatorNavLink\';\nexport default ({previous, next}) => <nav className="pagination-nav">{previous && <NavLink {...previous} subLabel="前" />}{next && <NavLink {...next} subLabel="后" isNext />}</nav>;\n',
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const readLinks = (path: string) =>
    /<nav class="pagination-nav[^>]*>(.*?)<\/nav>/.exec(
      read(dir, path).replaceAll('<!-- -->', ''),
    )?.[1];
  expect(readLinks('docs/a')).toMatch(/^<a [^>]*class="to"[^>]*>后:乙<\/a>$/);
  expect(readLinks('docs/b')).toMatch(/^<a [^>]*class="from"[^>]*>前:甲<\/a>$/);
  expect(readLinks('blog/2024/05/06/p')).toMatch(/^<a [^>]*class="from"[^>]*>[^<]*:新<\/a>$/);
  expect(read(dir, 'docs/a')).not.toContain('class="pager"');
});
