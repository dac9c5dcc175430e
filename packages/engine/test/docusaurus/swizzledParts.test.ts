import {join} from 'node:path';
import {expect, it} from 'vitest';
import {type BuiltSite, gatherSites} from '../helpers/sharedSites.ts';
import type {SiteFiles} from '../helpers/site.ts';

const config = `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {docs: {editUrl: 'https://e.example/', showLastUpdateTime: true, showLastUpdateAuthor: true}, blog: false}]],
  themeConfig: {announcementBar: {content: '告 <b>示</b>'}, footer: {copyright: '© 我'}, navbar: {items: [
    {to: '/docs/a', label: '左', position: 'left'},
    {type: 'dropdown', label: '单', position: 'left', items: [{to: '/docs/in/b', label: '里'}]},
    {type: 'localeDropdown', position: 'right'},
  ]}},
};`;

/** With an English site beside, for what leads to it: a language is a bundle, and costs 0.4 CPU s. */
const inTwoLanguages = config.replace("locales: ['zh-Hans']", "locales: ['zh-Hans', 'en']");

const note = `# 甲

文。

## 节

\`\`\`js title="a.js"
const a = 1;
\`\`\`

\`\`\`mermaid
graph LR; a --> b
\`\`\`
`;

const gather = gatherSites({
  'docusaurus.config.js': config,
  'docs/a.md': note,
  'docs/in/_category_.json':
    '{"label": "里", "link": {"type": "generated-index", "description": "说"}}',
  'docs/in/b.md':
    '---\ntags: [标]\nlast_update: {date: 2024-05-06, author: 丁}\n---\n\n# 乙\n\n文。\n',
  'src/pages/page.md': '# 页\n\n文。\n',
});

/** All that is said of each site: its notes have no history for the dates that they show. */
const NO_HISTORY = ['notice GIT-001'];

/** Adds components in `src/theme` to one of the sites of this file, whose parts do not touch each other. */
const inSite = (name: string, parts: SiteFiles): (() => Promise<BuiltSite>) =>
  gather(
    name,
    Object.fromEntries(
      Object.entries(parts).map(([path, code]) => [join('src/theme', path), code]),
    ),
  );

/** A component that shows an element before the original and gives it all that it gets. */
const wrap = (name: string, mark: string): string =>
  `import Original from '@theme-original/${name}';\nexport default (props) => <><b id="${mark}" /><Original {...props} /></>;\n`;

/** Where texts are in a page, one after the other, each once. */
const isInOrder = (html: string, ...texts: readonly string[]): boolean =>
  texts.every((text) => html.split(text).length === 2) &&
  texts.every((text, i) => i === 0 || html.indexOf(text) > html.indexOf(texts[i - 1]!));

const names = [
  'Navbar/Layout',
  'Navbar/Search',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/Content',
  'DocRoot/Layout',
  'DocRoot/Layout/Sidebar',
  'EditThisPage',
  'TOCItems',
  'TOCItems/Tree',
  'MDXPage',
  'DocCategoryGeneratedIndexPage',
  'NavbarItem/LocaleDropdownNavbarItem',
  'SearchPage',
];
const bars = inSite('around', {
  ...Object.fromEntries(names.map((name) => [`${name}/index.js`, wrap(name, name)])),
  '../../docusaurus.config.js': inTwoLanguages,
});
it('components go around the bar, its search, its items, the sidebar, the contents and the link to the source', async () => {
  const {problems, read} = await bars();
  expect(problems).toEqual(NO_HISTORY);
  const html = read('docs/a');
  const parts = [
    'id="Navbar/Layout"',
    '<header class="nav',
    '>左</a>',
    'id="NavbarItem/LocaleDropdownNavbarItem"',
    'id="Navbar/Search"',
    'class="seek',
    'id="DocRoot/Layout"',
    '<main',
    'id="DocRoot/Layout/Sidebar"',
    'id="DocSidebar/Desktop"',
    'id="DocSidebar/Desktop/Content"',
    '<nav class="side ',
    'class="prose',
    'id="EditThisPage"',
    'theme-edit-this-page',
    '<nav class="toc ',
    'id="TOCItems"',
    'id="TOCItems/Tree"',
    'class="table-of-contents__link toc-highlight">节</a>',
  ];
  expect(parts.filter((part) => html.split(part).length !== 2)).toEqual([]);
  expect(isInOrder(html, ...parts)).toBe(true);
  expect(isInOrder(read('page'), '<article', 'id="MDXPage"', 'class="prose', '</article>')).toBe(
    true,
  );
  expect(isInOrder(read('search'), '<header', 'id="SearchPage"', '<main')).toBe(true);
  expect(
    isInOrder(
      read('docs/category/里'),
      'id="DocCategoryGeneratedIndexPage"',
      '<h1>',
      'class="doc-cards"',
    ),
  ).toBe(true);
});

const narrow = inSite('around', {
  'DocItem/TOC/Mobile.js': wrap('DocItem/TOC/Mobile', 'narrow'),
  'TOCCollapsible.js': wrap('TOCCollapsible', 'folded'),
});
const ownNarrow = inSite('instead', {
  'DocItem/TOC/Mobile/index.js': `
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';
export default () => <TOCCollapsible toc={[...useDoc().toc, {value: '末', id: 'end', level: 2}]} className="own" />;`,
});
it('the contents of narrow windows are inside components of the site, or of headings that these give', async () => {
  const around = await narrow();
  expect(around.problems).toEqual(NO_HISTORY);
  const parts = ['id="narrow"', 'id="folded"', '<details class="toc-m theme-doc-toc-mobile">'];
  expect(isInOrder(around.read('docs/a'), '<div class="toc-narrow">', ...parts)).toBe(true);
  const instead = await ownNarrow();
  expect(instead.problems).toEqual(NO_HISTORY);
  expect(instead.read('docs/a')).toMatch(
    /<details class="toc-m own"><summary>[^<]+<\/summary><ul [^>]*>.*href="#节".*href="#end"[^>]*>末<\/a>/,
  );
});

const announced = inSite('announced', {
  'AnnouncementBar/Content/index.js': `import {useThemeConfig} from '@docusaurus/theme-common';
export default (props) => <div {...props} id="own-words">{useThemeConfig().announcementBar.content.length}</div>;`,
});
it('the announcement says what a component of the site makes of it, in our bar', async () => {
  const {problems, read} = await announced();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/a')).toMatch(
    /<div class="announce [^>]*><div class="wrap"><div id="own-words">10<\/div><\/div><button class="iconbtn"/,
  );
});

const blocks = inSite('bare', {
  'CodeBlock/Container/index.js': wrap('CodeBlock/Container', 'box'),
  'CodeBlock/Content/String.js': wrap('CodeBlock/Content/String', 'string'),
  'Mermaid/index.js':
    'import Mermaid from \'@theme-original/Mermaid\';\nexport default (props) => <div id="around" data-of={props.value.trim()}><Mermaid {...props} /></div>;\n',
});
it('components go around blocks of code and diagrams, which have their colours and drawings', async () => {
  const {problems, read} = await blocks();
  expect(problems).toEqual(NO_HISTORY);
  expect(
    isInOrder(
      read('docs/a'),
      'id="string"',
      'id="box"',
      '<div class="code theme-code-block language-js">',
      '<span class=k>const</span>',
      'id="around" data-of="graph LR; a --&gt; b"',
      '<figure class="diagram"',
    ),
  ).toBe(true);
  // What is around a drawing may show it large by itself.
  expect(read('docs/a')).not.toContain('class="zoomable"');
});

const ownCode = inSite('routes', {
  'CodeBlock/Content/String.js': `
import {Highlight} from 'prism-react-renderer';
import {usePrismTheme, useThemeConfig} from '@docusaurus/theme-common';
import {parseCodeBlockTitle, parseLanguage, parseLines, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import CopyButton from '@theme/CodeBlock/CopyButton';
import Line from '@theme/CodeBlock/Line';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
export default function String({children, className = '', metastring, language: given}) {
  const {prism: {defaultLanguage, magicComments}} = useThemeConfig();
  const language = given ?? parseLanguage(className) ?? defaultLanguage;
  const wordWrap = useCodeWordWrap();
  const {lineClassNames, code} = parseLines(children, {metastring, language, magicComments});
  return (
    <Container as="div" className={className}>
      <b id="title">{parseCodeBlockTitle(metastring)}</b>
      <Highlight theme={usePrismTheme()} code={code} language={language}>
        {({tokens, getLineProps, getTokenProps}) => <pre ref={wordWrap.codeBlockRef}>{tokens.map((line, i) => <Line key={i} line={line} classNames={lineClassNames[i]} getLineProps={getLineProps} getTokenProps={getTokenProps} />)}</pre>}
      </Highlight>
      <i id="buttons">{wordWrap.isEnabled && <WordWrapButton />}<CopyButton code={code} /></i>
    </Container>
  );
}`,
});
it('components that colour code by themselves get the code of our block, with their own title and buttons', async () => {
  const {problems, read} = await ownCode();
  expect(problems).toEqual(NO_HISTORY);
  expect(
    isInOrder(
      read('docs/a'),
      'class="code-box theme-code-block language-js"',
      '<b id="title">a.js</b>',
      '<div class="code-bare"><div class="code theme-code-block language-js">',
      '<span class=k>const</span>',
      '<i id="buttons"><button',
    ),
  ).toBe(true);
});

const given = inSite('instead', {
  '../../docusaurus.config.js': inTwoLanguages.replace(
    'items: [\n',
    "items: [\n{type: 'custom-own', position: 'right', word: '你好'},\n",
  ),
  'NavbarItem/index.js': `
import NavbarItem from '@theme-original/NavbarItem';
export default (props) => props.type === 'custom-own' ? <kbd id="own">{props.word}</kbd> : <NavbarItem {...props} className={props.label === '左' ? 'mine' : props.className} />;`,
  'NavbarItem/LocaleDropdownNavbarItem.js': `
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
export default function LocaleDropdown({mobile, dropdownItemsBefore = [], dropdownItemsAfter = [], ...props}) {
  const {createUrl} = useAlternatePageUtils();
  const items = ['zh-Hans', 'en'].map((locale) => ({label: '到' + locale, lang: locale, to: 'pathname://' + createUrl({locale, fullyQualified: false}), target: '_self', autoAddBaseUrl: false, className: locale === 'en' ? '' : 'dropdown__link--active'}));
  return <DropdownNavbarItem {...props} mobile={mobile} label={<><IconLanguage /><u id="language">语言</u></>} items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]} />;
}`,
  'DocSidebar/Desktop/Content.js': `
import Content from '@theme-original/DocSidebar/Desktop/Content';
export default (props) => <Content {...props} sidebar={[{type: 'link', label: '首', href: '/first/'}, ...props.sidebar]} />;`,
  'Navbar/Layout/index.js': `
import {useThemeConfig, ThemeClassNames} from '@docusaurus/theme-common';
import {useHideableNavbar, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
export default function Layout({children}) {
  const {navbar: {hideOnScroll, style}} = useThemeConfig();
  const {shown, toggle} = useNavbarMobileSidebar();
  const {navbarRef} = useHideableNavbar(hideOnScroll);
  return <nav ref={navbarRef} className={ThemeClassNames.layout.navbar.container + ' navbar ' + (shown ? 'navbar-sidebar--show' : '') + (style ?? '')}>{children}<s id="below" onClick={toggle} /><NavbarMobileSidebar /></nav>;
}`,
  'DocCategoryGeneratedIndexPage/index.js': `
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
export default function Index({categoryGeneratedIndex: {title, description, navigation}}) {
  return <div id="index"><PageMetadata title={title} /><DocVersionBanner /><DocBreadcrumbs /><DocVersionBadge /><Heading as="h1">{title}</Heading><p id="says">{description}</p><DocCardList items={useCurrentSidebarCategory().items} /><DocPaginator previous={navigation.previous} next={navigation.next} /></div>;
}`,
});
it('components render items, lists and the bar from what they are given and make', async () => {
  const {problems, read} = await given();
  expect(problems).toEqual(NO_HISTORY);
  const html = read('docs/a');
  const parts = [
    '<nav class="theme-layout-navbar navbar ',
    '<div class="nav in-bar"><div class="wrap">',
    'class="mine">左</a>',
    '<kbd id="own">你好</kbd>',
    '<u id="language">语言</u>',
    '<li><a href="/en/docs/a/"',
    'id="below"',
    '<a href="/first/"',
  ];
  expect(parts.filter((part) => html.split(part).length !== 2)).toEqual([]);
  expect(isInOrder(html, ...parts)).toBe(true);
  const index = read('docs/category/里');
  expect(
    isInOrder(
      index,
      'id="index"',
      'class="crumbs',
      '<h1>里</h1><p id="says">说</p>',
      '<ul class="doc-cards"><li><a href="/docs/in/b/">',
      '<nav class="pager"',
    ),
  ).toBe(true);
});

const ownBar = inSite('bare', {
  'Navbar/index.js':
    "import SearchBar from '@theme/SearchBar';\nimport Toggle from '@theme/Navbar/MobileSidebar/Toggle';\nexport default () => <nav id=\"bar\"><Toggle /><SearchBar /></nav>;\n",
  'DocRoot/Layout/index.js':
    "import Sidebar from '@theme/DocRoot/Layout/Sidebar';\nimport {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';\nexport default ({children}) => <div id=\"root\">{useDocsSidebar() && <Sidebar />}{children}</div>;\n",
  'EditThisPage.js': wrap('EditThisPage', 'edit'),
});
it('a bar of the site alone is the bar, and what renders its children is around a note', async () => {
  const {problems, read} = await ownBar();
  expect(problems).toEqual(NO_HISTORY);
  const html = read('docs/a');
  const parts = [
    '<nav id="bar"><button class="iconbtn burger"',
    'class="seek',
    'id="root"><main',
    '<nav class="side ',
    'class="prose',
    'id="edit"',
  ];
  expect(parts.filter((part) => html.split(part).length !== 2)).toEqual([]);
  expect(isInOrder(html, ...parts)).toBe(true);
  expect(html).not.toContain('<header class="nav');
});

const ownMenu = inSite('menu', {
  'DocSidebar/Desktop/Content.js': `
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
export default ({path, sidebar}) => <nav className="menu"><ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}><DocSidebarItems items={sidebar} activePath={path} level={1} /></ul></nav>;`,
});
it('a list of notes that is rewritten has the styles of ours', async () => {
  const {problems, read} = await ownMenu();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/a')).toMatch(
    /<nav class="menu"><ul class="theme-doc-sidebar-menu tree menu__list"><li class="theme-doc-sidebar-item-/,
  );
});

const root = (name: string, hook: string, from: string): string =>
  `import Layout from '@theme/${name}/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {DocsSidebarProvider, ${hook}} from '${from}';
export default function Root(props) {
  const found = ${hook}(props);
  if (!found) return <NotFoundContent />;
  const {docElement, sidebarName, sidebarItems} = found;
  return (
    <HtmlClassNameProvider className="own-root">
      <b id="${name}" data-items={sidebarItems.length} />
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}><Layout>{docElement}</Layout></DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
`;
const routes = (name: string, rest: string): string =>
  `import renderRoutes from '@docusaurus/renderRoutes';\nexport default (props) => <><b id="${name}" title={String(${rest})} />{renderRoutes(props.route.routes)}</>;\n`;
const routed = inSite('routes', {
  'DocsRoot.js': routes('docs', '1'),
  'DocVersionRoot/index.js': routes('version', 'props.version.label'),
  'DocRoot/index.js': root(
    'DocRoot',
    'useDocRootMetadata',
    '@docusaurus/plugin-content-docs/client',
  ),
  'DocRoot/Layout/index.js': 'export default ({children}) => <div id="in">{children}</div>;\n',
});
const olderRoot = inSite('older', {
  'DocPage/index.js': root('DocPage', 'useDocRouteMetadata', '@docusaurus/theme-common/internal'),
});
it('pages of notes that a site puts together from routes and the layout hold the note once', async () => {
  const {problems, read} = await routed();
  expect(problems).toEqual(NO_HISTORY);
  const html = read('docs/a');
  expect(
    isInOrder(html, 'id="docs"', 'id="version"', 'id="DocRoot" data-items="2"', 'id="in"', '<h1>'),
  ).toBe(true);
  const older = await olderRoot();
  expect(older.problems).toEqual(NO_HISTORY);
  expect(isInOrder(older.read('docs/in/b'), 'id="DocPage" data-items="2"', '<h1>')).toBe(true);
});

const LIST = "import DocCardList from '@theme/DocCardList';\n\n# 目录\n\n<DocCardList />\n";

const cards = inSite('around', {
  'DocCard/index.js':
    "import Original from '@theme-original/DocCard';\nexport default ({item}) => <><b className=\"own\" /><Original item={{...item, label: '卡' + item.label}} /></>;\n",
  '../../docs/list.md': LIST,
});
const ownCards = inSite('bare', {
  'DocCard.js': 'export default ({item: {href, label}}) => <i data-to={href}>{label}</i>;\n',
  '../../docs/list.md': LIST,
});
it('a card of the site is in lists of notes and on pages of categories, around ours or in its place', async () => {
  const around = await cards();
  expect(around.problems).toEqual(NO_HISTORY);
  for (const path of ['docs/list', 'docs/category/里'])
    expect(around.read(path)).toMatch(
      /<ul class="doc-cards"><li><b class="own"><\/b><a href="[^"]+"><b><svg.*?<\/svg>卡/,
    );
  expect(around.read('docs/category/里')).toContain('卡乙</b><span class="say">文。</span>');
  const instead = await ownCards();
  expect(instead.problems).toEqual(NO_HISTORY);
  expect(instead.read('docs/category/里')).toContain('<li><i data-to="/docs/in/b/">乙</i></li>');
  expect(instead.read('docs/list')).toContain('<li><i data-to="/docs/a/">甲</i></li>');
});

const cardList = inSite('instead', {
  'DocCardList/index.js': wrap('DocCardList', 'own'),
  '../../docs/list.md': LIST,
});
const ownCardList = inSite('routes', {
  'DocCardList/index.js':
    "import {useCurrentSidebarCategory, filterDocCardListItems} from '@docusaurus/plugin-content-docs/client';\nimport DocCard from '@theme/DocCard';\nfunction OfCategory() { return <DocCardList items={useCurrentSidebarCategory().items} />; }\nexport default function DocCardList({items}) { return items ? <section>{filterDocCardListItems(items).map((item, i) => <article key={i}><DocCard item={item} /></article>)}</section> : <OfCategory />; }\n",
  '../../docs/in/list.md': LIST,
});
it('a list of cards of the site is in notes and on pages of categories, however it is written', async () => {
  const around = await cardList();
  expect(around.problems).toEqual(NO_HISTORY);
  for (const path of ['docs/list', 'docs/category/里'])
    expect(around.read(path)).toContain('<b id="own"></b><ul class="doc-cards"><li><a href="');
  const instead = await ownCardList();
  expect(instead.problems).toEqual(NO_HISTORY);
  for (const path of ['docs/in/list', 'docs/category/里'])
    expect(instead.read(path)).toMatch(
      /<section><article><a href="\/docs\/in\/b\/"><b><svg.*?<\/svg>乙<\/b>/,
    );
});

const cardOfParts = inSite('card', {
  // As Docusaurus copies it into a site.
  'DocCard/index.js': `
import Layout from '@theme/DocCard/Layout';
export default ({item}) => <Layout item={item} className="mine" href={item.href} icon="🗎" title={item.label} description="说" />;`,
  'DocCard/Heading/Text.js': 'export default ({title}) => <u>{title}</u>;\n',
});
const ownCardLayout = inSite('cardLayout', {
  'DocCard/Layout/index.js': `
import Heading from '@theme-original/DocCard/Heading';
export default ({item, href, icon, title}) => <a className="card" href={href}><Heading item={item} icon={icon} title={title} /></a>;`,
  '../../docs/list.md': LIST,
});
it('a card is put together from parts of the site and ours, by the site or by ours', async () => {
  const whole = await cardOfParts();
  expect(whole.problems).toEqual(NO_HISTORY);
  expect(whole.read('docs/category/里')).toContain(
    '<li><a href="/docs/in/b/" class="mine"><b>🗎<u>乙</u></b><span class="say">说</span></a></li>',
  );
  const part = await ownCardLayout();
  expect(part.problems).toEqual(NO_HISTORY);
  expect(part.read('docs/category/里')).toMatch(
    /<li><a class="card" href="\/docs\/in\/b\/"><b><svg.*?<\/svg>乙<\/b><\/a><\/li>/,
  );
  expect(part.read('docs/list')).toMatch(/<li><a class="card" href="\/docs\/a\/">/);
});

const ownMetadata = inSite('card', {
  'DocItem/Metadata/index.tsx': `
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
export default function DocItemMetadata() {
  const {metadata} = useDoc();
  return <PageMetadata title={metadata.title} description={'旧：' + metadata.description}><meta name="old" content="1" /></PageMetadata>;
}`,
});
it('what a note says of itself to machines may be the component of the site, however it is written', async () => {
  const {problems, read} = await ownMetadata();
  expect(problems).toEqual(NO_HISTORY);
  const html = read('docs/in/b');
  expect(html).toContain('name="old" content="1"/>');
  expect(html.match(/name="description" content="[^"]/g)).toEqual([
    'name="description" content="旧',
  ]);
  expect(html).toMatch(/<title[^>]*>乙 \| /);
});

const ownFirstStep = inSite('instead', {
  'DocBreadcrumbs/Items/Home/index.tsx':
    'export default () => <li className="breadcrumbs__item"><a href="/docs/a/">起</a></li>;\n',
});
const firstStep = inSite('around', {
  'DocBreadcrumbs/Items/Home.js': wrap('DocBreadcrumbs/Items/Home', 'home'),
});
it('the first step of the way to a note is the component of the site', async () => {
  const instead = await ownFirstStep();
  expect(instead.problems).toEqual(NO_HISTORY);
  const way = /<ol>.*?<\/ol>/.exec(instead.read('docs/in/b'))?.[0];
  expect(way && decodeURI(way)).toBe(
    '<ol><li class="breadcrumbs__item"><a href="/docs/a/">起</a></li><li><a href="/docs/category/里/">里</a></li><li aria-current="page">乙</li></ol>',
  );
  const around = await firstStep();
  expect(around.problems).toEqual(NO_HISTORY);
  expect(around.read('docs/in/b')).toContain('<ol><b id="home"></b><li class="breadcrumbs__item">');
});

const asked = ['Navbar', 'Footer', 'TOC', 'EditMetaRow', 'Icon/Socials/GitHub', 'NotFound'];
const partsByName = inSite('content', {
  '../pages/own.jsx': `${asked.map((name, i) => `import Part${i} from '@theme/${name}';`).join('\n')}
export default () => <><Part0 /><main><Part2 toc={[{value: '节', id: 'x', level: 2}]} /><Part3 editUrl="https://e.example/own" /><Part4 /></main><Part1 /></>;`,
});
it('pages of the site render parts of the theme by their names', async () => {
  const {problems, read} = await partsByName();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('own')).toMatch(/<main>.*href="#x".*https:\/\/e\.example\/own.*<svg.*<\/main>/s);
  expect(read('own').match(/<footer/g)).toHaveLength(1);
});

const ownTags = inSite('bare', {
  'Tag/index.js':
    'export default ({label, permalink, count}) => <a className="own" href={permalink}>#{label}{count}</a>;',
});
it('tags of notes and lists of tags are rendered by a component of the site', async () => {
  const {problems, read} = await ownTags();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/in/b')).toMatch(/<a class="own" href="[^"]+">#标<\/a>/);
  expect(read('docs/tags')).toMatch(/<a class="own" href="[^"]+">#标1<\/a>/);
});

const ownFoot = inSite('instead', {
  'EditMetaRow/index.js': `
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
export default ({className, editUrl, lastUpdatedAt, lastUpdatedBy}) => <div id="row" className={className}>{editUrl && <EditThisPage editUrl={editUrl} />}<LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} /></div>;`,
  'TagsListInline/index.js':
    "import Tag from '@theme/Tag';\nexport default ({tags}) => <ul>{tags.map((tag) => <li key={tag.label}><Tag {...tag} /></li>)}</ul>;",
  'LastUpdated/index.js':
    'export default ({lastUpdatedAt, lastUpdatedBy}) => <i id="at">{new Date(lastUpdatedAt).getUTCFullYear()} {lastUpdatedBy}</i>;',
});
const foot = inSite('around', {
  'EditMetaRow.js': wrap('EditMetaRow', 'row'),
  'TagsListInline.js': wrap('TagsListInline', 'tags'),
  'LastUpdated.js': wrap('LastUpdated', 'at'),
});
it('what is at the foot of a note is rendered by components of the site: row, tags, dates', async () => {
  const row = await ownFoot();
  expect(row.problems).toEqual(NO_HISTORY);
  const html = row.read('docs/in/b');
  expect(html).toMatch(
    /<div id="row" class="margin-top--sm"><a [^>]*href="https:\/\/e\.example\/docs\/in\/b\.md"[^]*?<\/a><i id="at">2024 丁<\/i><\/div>/,
  );
  expect(html.match(/id="at"/g)).toHaveLength(1);
  expect(html).toMatch(/<ul><li><a href="[^"]+" class="chip"[^>]*>标<\/a><\/li><\/ul>/);

  const around = await foot();
  expect(around.problems).toEqual(NO_HISTORY);
  expect(around.read('docs/in/b')).toMatch(
    /<b id="tags"><\/b><span class="tags[^]*<b id="row"><\/b><div class="margin-top--sm"><b id="EditThisPage"><\/b><a [^]*?<b id="at"><\/b>/,
  );
});

const dates = inSite('content', {'LastUpdated.js': wrap('LastUpdated', 'at')});
it('dates below titles are rendered by a component of the site', async () => {
  const {problems, read} = await dates();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/in/b')).toMatch(
    /<p class="meta"><b id="at"><\/b><span class="theme-last-updated"[^]*2024-05-06/,
  );
});

const siteMetadata = inSite('around', {
  'SiteMetadata/index.js': `
import Head from '@docusaurus/Head';
import Original from '@theme-original/SiteMetadata';
export default (props) => <><Head><meta name="own" content="b" /></Head><Original {...props} /></>;`,
});
it('the head of every page gets what SiteMetadata of the site adds to ours', async () => {
  const {problems, read} = await siteMetadata();
  expect(problems).toEqual(NO_HISTORY);
  for (const path of ['docs/a', 'page'])
    expect(read(path)).toMatch(/<meta data-drawn name="own" content="b"\/>[^]*<\/head>/);
});

const ownFooter = inSite('instead', {
  'Footer/index.jsx': `
import Copyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
export default () => <FooterLayout style="dark" links={<a id="rss" href="/rss.xml">RSS</a>} logo={null} copyright={<Copyright copyright="© 我" />} />;`,
});
it('a footer that the site puts together has in the layout of the theme what it gives it', async () => {
  const {problems, read} = await ownFooter();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/a')).toMatch(
    /<footer class="foot theme-layout-footer"><div class="wrap"><a id="rss" href="\/rss\.xml">RSS<\/a><div class="legal footer__copyright">© 我<\/div><\/div><\/footer>/,
  );
});

const bar = inSite('content', {
  'Navbar/Content/index.jsx': `
import NavbarItem from '@theme/NavbarItem';
import Toggle from '@theme/Navbar/ColorModeToggle';
export default () => <div className="navbar__inner"><NavbarItem type="search" /><NavbarItem to="/docs/a" label="左" /><Toggle className="narrow-not" /></div>;`,
});
const ownToggle = inSite('older', {
  'Navbar/Content/index.jsx': `
import Toggle from '@theme/Navbar/ColorModeToggle';
export default () => <div className="navbar__inner"><Toggle className="narrow-not" /></div>;`,
  'Navbar/ColorModeToggle/index.jsx': `
import ColorModeToggle from '@theme/ColorModeToggle';
export default ({className}) => <i id="own"><ColorModeToggle className={className} /></i>;`,
});
it('the button of the colour mode gets the class of a bar that the site puts together', async () => {
  const ours = await bar();
  expect(ours.read('docs/a')).toMatch(/<span class="narrow-not"><button class="iconbtn mode"/);
  const own = await ownToggle();
  expect(own.problems).toEqual(NO_HISTORY);
  expect(own.read('docs/a')).toMatch(
    /<i id="own"><span class="narrow-not"><button class="iconbtn mode"/,
  );
});

it('a search among the items of a bar that the site puts together is in narrow bars too', async () => {
  const {problems, read} = await bar();
  expect(problems).toEqual(NO_HISTORY);
  expect(read('docs/a')).toMatch(
    /<div class="nav-item nav-search"><a class="seek .*<div class="nav-item"><a href="\/docs\/a\/"/,
  );
});
