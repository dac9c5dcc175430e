/** What to do in the place of components of Docusaurus' theme that have no counterpart here: Chinese, English. */
const ADVICE: readonly (readonly [name: RegExp, zh: string, en: string])[] = [
  [
    /^Navbar\/MobileSidebar(?:\/|$)/,
    '窄屏的菜单是主题自己的：里面的各项由 NavbarItem 下面的组件画，Navbar/MobileSidebar 下面的 Layout、Header、PrimaryMenu、SecondaryMenu 画它的框、顶部和两栏，DocSidebar/Mobile 画分区的清单；要整个换掉，写成 theme/Drawer.tsx。',
    'The menu of narrow windows is ours: components below NavbarItem render its items, Layout, Header, PrimaryMenu and SecondaryMenu below Navbar/MobileSidebar its frame, its head and its two panels, DocSidebar/Mobile the list of the section; theme/Drawer.tsx takes the place of all of it.',
  ],
  [
    /^CodeBlock\//,
    '代码在生成时已经上色，一行行的代码没有组件：给行加类名用 markdown.magicComments，代码周围的部分由 CodeBlock/Container、CodeBlock/Content/String、CodeBlock/CopyButton 画。',
    'Code has its colours since the build, and no component renders its lines: give lines a class by magicComments. What is around the code CodeBlock/Container, CodeBlock/Content/String and CodeBlock/CopyButton render.',
  ],
  [
    /(?:^|\/)(?:\w*Metadata|StructuredData)$/,
    '<head> 里的标签由主题写：另加的用 headTags 选项，或在 Root 里用 <Head>。',
    'Tags of the head are written by the theme: add others by the option headTags, or by <Head> in Root.',
  ],
  [
    /^ThemeProvider\/TitleFormatter$/,
    '页面的标题在运行组件之前就写好了：站点的名字改 title，中间的符号改 titleDelimiter，单独一页在它的组件里用 <Head> 写 <title>。',
    'Titles are written before components run: the name of the site is title, the sign before it titleDelimiter, and one page has its own by a <title> in <Head> of a component of it.',
  ],
  [/^BackToTopButton$/, '写成 theme/BackToTop.tsx。', 'Write it as theme/BackToTop.tsx.'],
];

/** Finds what to do in the place of a component that has no effect; undefined for those without anything better. */
export function adviceFor(component: string): readonly [zh: string, en: string] | undefined {
  const found = ADVICE.find(([name]) => name.test(component));
  return found && [found[1], found[2]];
}
