import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {findDeclaredVersion, isOlderThan, mathIsRead} from './common/declaredVersion.ts';
import {resolveConfig} from '../siteConfig.ts';
import {createPolicy} from '../../output/deploy/contentSecurityPolicy.ts';
import {fromDocusaurus} from './fromDocusaurus.ts';

const translate = (config: unknown, dir = temporaryFolder()) => {
  const {value, notices, site} = fromDocusaurus(config, dir);
  return {
    makeRedirects: site.makeRedirects,
    truncateMarkers: site.truncateMarkers,
    value: value as Record<string, never>,
    seen: site.seenConfig,
    problems: notices.map(({option, diagnostic}) => `${diagnostic.code} ${option}`),
    advice: notices.map(({diagnostic}) => diagnostic.hint?.en),
  };
};

it('takes folders of notes, posts, pages and static files by their whole paths', () => {
  const dir = temporaryFolder();
  const at = (name: string) => join(dir, name);
  const plugins = [
    ['@docusaurus/plugin-content-docs', {id: 'demos', path: at('demos')}],
    ['@docusaurus/plugin-content-docs', {id: 'near', path: at('../near/docs')}],
    ['@docusaurus/plugin-content-blog', {id: 'news', path: at('news')}],
    ['@docusaurus/plugin-content-pages', {id: 'other', path: at('other/pages')}],
  ];
  const {value} = translate(
    {
      presets: [['classic', {docs: {path: at('notes')}, blog: false}]],
      plugins,
      staticDirectories: ['static', at('assets/more'), at('../shared')],
    },
    dir,
  );
  expect(value).toMatchObject({
    staticDirectories: ['static', 'assets/more', '../shared'],
    docs: [{path: 'notes'}, {path: 'demos'}, {path: '../near/docs'}],
    blog: [{path: 'news'}],
    pages: [{}, {path: 'other/pages'}],
  });
});

it('keeps of customFields what JSON keeps', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const {value, seen} = translate({
    customFields: {a: 1, run: () => 1, list: [() => 1, 'x'], circle},
    themeConfig: {image: 'x.png', run: () => 1},
  });
  expect(value['customFields']).toEqual({a: 1, list: [null, 'x']});
  expect(seen).toMatchObject({customFields: {}, themeConfig: {image: 'x.png'}});
});

it.each([
  [{}, {v4: {}, faster: {}, experimental_router: 'browser'}],
  [
    {future: {v4: true, experimental_router: 'hash'}},
    {v4: {}, faster: {}, experimental_router: 'hash'},
  ],
])('components find the future of their site: %j', (config, future) => {
  const {seen} = translate(config);
  expect(seen).toMatchObject({future, storage: {type: 'localStorage', namespace: false}});
});

it('takes addresses of static files with the base URL before them', () => {
  const navbar = {logo: {src: './img/a.svg', srcDark: '/base/img/b.svg'}};
  const {value} = translate({
    baseUrl: '/base/',
    favicon: '/base/img/c.svg',
    themeConfig: {image: '/base/d.png', navbar},
  });
  expect(value).toMatchObject({
    favicon: 'img/c.svg',
    themeConfig: {image: 'd.png', navbar: {logo: {src: 'img/a.svg', srcDark: 'img/b.svg'}}},
  });
  expect(translate({baseUrl: '/', favicon: '/a.svg'}).value['favicon']).toBe('/a.svg');
});

it('takes the address of a site with a path, as Docusaurus does, and warns of it', () => {
  const {value, problems} = translate({title: 'a', url: 'https://a.example/b ', baseUrl: '/b/'});
  expect(resolveConfig(value).problems).toEqual([]);
  expect(value).toMatchObject({url: 'https://a.example', baseUrl: '/b/'});
  expect(problems).toEqual(['CFG-003 url']);
});

it('has the name beside the logo where the bar has a title of its own alone', () => {
  type Named = {readonly navbar: {readonly title?: string}};
  const titleOf = (navbar: object) =>
    (translate({themeConfig: {navbar}}).value['themeConfig'] as Named | undefined)?.navbar.title;
  expect(titleOf({logo: {src: 'a.svg'}})).toBe('');
  expect(titleOf({title: '甲', logo: {src: 'a.svg'}})).toBe('甲');
  expect(titleOf({})).toBeUndefined();
});

it('makes the link that a menu is its first item, once', () => {
  const items = [
    {label: '甲', to: '/a', items: [{label: '乙', to: '/b'}]},
    {type: 'dropdown', label: '丙', href: 'https://c.example', items: []},
    {label: '丁', to: '/d', items: [{label: '全部', to: '/d'}]},
  ];
  expect(translate({themeConfig: {navbar: {items}}}).value).toMatchObject({
    themeConfig: {
      navbar: {
        items: [
          {items: [{label: '甲', to: '/a'}, {to: '/b'}]},
          {items: [{label: '丙', href: 'https://c.example'}]},
          {items: [{label: '全部', to: '/d'}]},
        ],
      },
    },
  });
});

it.each([
  [undefined, {respectPrefersColorScheme: false}],
  [
    {defaultMode: 'dark', disableSwitch: true},
    {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
  ],
  [{respectPrefersColorScheme: true}, {respectPrefersColorScheme: true}],
])('follows the colour mode of the system where a site asks for it: %j', (colorMode, ours) => {
  expect(translate({themeConfig: {colorMode}}).value).toMatchObject({
    themeConfig: {colorMode: ours},
  });
});

it('fills in what components of Docusaurus read without asking', () => {
  const seenOf = (themeConfig: unknown) => translate({themeConfig}).seen['themeConfig'];
  expect(
    seenOf({navbar: {items: [{type: 'localeDropdown'}]}, colorMode: {defaultMode: 'dark'}}),
  ).toMatchObject({
    navbar: {
      hideOnScroll: false,
      items: [
        {
          type: 'localeDropdown',
          position: 'right',
          dropdownItemsBefore: [],
          dropdownItemsAfter: [],
        },
      ],
    },
    colorMode: {defaultMode: 'dark', disableSwitch: false},
    docs: {sidebar: {hideable: false}},
    metadata: [],
  });
  expect(seenOf({footer: {copyright: 'c'}})).toMatchObject({footer: {copyright: 'c', links: []}});
  expect(seenOf({})).not.toHaveProperty('footer');
  expect(seenOf({announcementBar: {content: '甲'}})).toMatchObject({
    announcementBar: {id: 'announcement-bar', content: '甲', isCloseable: true},
  });
  expect(seenOf({})).not.toHaveProperty('announcementBar');
  expect(seenOf({algolia: {appId: 'a', searchPagePath: 's'}})).toMatchObject({
    algolia: {appId: 'a', contextualSearch: true, searchParameters: {}, searchPagePath: 's'},
  });
  expect(seenOf({})).not.toHaveProperty('algolia');
  expect(seenOf({})).not.toHaveProperty('mermaid');
});

it('fills in what other themes of Docusaurus fill in, where a site has them', () => {
  const seenOf = (themes: unknown, themeConfig = {}) =>
    translate({themes, themeConfig}).seen['themeConfig'];
  expect(seenOf(['@docusaurus/theme-live-codeblock'])).toMatchObject({
    liveCodeBlock: {playgroundPosition: 'bottom'},
  });
  expect(seenOf(['@docusaurus/theme-mermaid'], {mermaid: {theme: {light: 'base'}}})).toMatchObject({
    mermaid: {theme: {light: 'base', dark: 'dark'}, options: {}},
  });
});

it.each([
  ['/docs/a', '/docs/a'],
  ['https://y.example', 'https://y.example'],
  ['/', undefined],
  [undefined, undefined],
])('leads the logo to %s', (href, logoHref) => {
  const themeConfig = {navbar: {logo: {src: 'a.svg', href}}};
  expect(fromDocusaurus({themeConfig}, '/nowhere').site.logoHref).toBe(logoHref);
});

it('has links of HTML in the navbar below the base URL', () => {
  const items = [
    {to: '/api', html: '<i>甲</i>'},
    {href: 'https://x.example', html: '<b>乙</b>'},
  ];
  expect(
    translate({baseUrl: '/base/', themeConfig: {navbar: {items}}}).value['themeConfig'],
  ).toMatchObject({
    navbar: {
      items: [
        {type: 'html', value: '<a href="/base/api"><i>甲</i></a>'},
        {type: 'html', value: '<a href="https://x.example"><b>乙</b></a>'},
      ],
    },
  });
});

it('reads the words of a copyright without tags, which is HTML', () => {
  const legalOf = (copyright: unknown) =>
    translate({themeConfig: {footer: {copyright}}}).value['themeConfig'];
  expect(
    legalOf('Copyright &copy; 2026 A&amp;B &#183; &#x2665; &constructor; &#99999999;'),
  ).toMatchObject({
    footer: {legal: ['Copyright © 2026 A&B · ♥ &constructor; &#99999999;']},
  });
});

it('lets pages load what components of the site ask other hosts for', () => {
  const {value} = translate({title: 'a', url: 'https://a.example', baseUrl: '/'});
  const policy = createPolicy(resolveConfig(value).config, ['a()'])!;
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' http:;/);
  expect(policy).toContain("style-src 'self' 'unsafe-inline' http:;");
  expect(policy).toContain("font-src 'self' http: data:");
  expect(policy).toMatch(/connect-src [^;]*http: ws:/);
  expect(policy).toContain("frame-src 'self' https: http:;");
  expect(policy).toContain("object-src 'none'");
});

it.each([
  {presets: [['classic', {googleTagManager: {containerId: 'GTM-A1'}}]]},
  {plugins: [['google-tag-manager', {containerId: 'GTM-A1'}]]},
  {plugins: [['@docusaurus/plugin-google-tag-manager', {containerId: 'GTM-A1'}]]},
])('takes the tag manager of Google: %j', (config) => {
  const {value, problems} = translate(config);
  expect(value['analytics']).toEqual({googleTagManager: {id: 'GTM-A1'}});
  expect(problems).toEqual([]);
});

it.each(['vercel-analytics', '@docusaurus/plugin-vercel-analytics'])(
  'takes the visits of Vercel: %s',
  (plugin) => {
    const {value, problems} = translate({plugins: [plugin]});
    expect(value['headTags']).toEqual([
      {tagName: 'script', attributes: {defer: true, src: '/_vercel/insights/script.js'}},
    ]);
    expect(problems).toEqual([]);
  },
);

it('leaves out an announcement without content, as early versions did', () => {
  const barOf = (announcementBar: unknown) =>
    translate({themeConfig: {announcementBar}}).value['themeConfig']?.['announcementBar'];
  expect(barOf({id: 'a', isCloseable: true})).toBeUndefined();
  expect(barOf({id: 'a', content: '甲', textColor: '#000'})).toEqual({id: 'a', content: '甲'});
});

it('takes options of the sidebar where early versions have them', () => {
  const sidebarOf = (themeConfig: object) => {
    const {value, problems} = translate({title: 'a', url: 'https://a.example', themeConfig});
    expect(problems).toEqual([]);
    return (value as unknown as {themeConfig: {docs: {sidebar: unknown}}}).themeConfig.docs.sidebar;
  };
  expect(sidebarOf({hideableSidebar: true, autoCollapseSidebarCategories: true})).toEqual({
    hideable: true,
    autoCollapseCategories: true,
  });
  expect(sidebarOf({hideableSidebar: true, docs: {sidebar: {hideable: false}}})).toEqual({
    hideable: false,
  });
});

it('leaves out stylesheets of packages that are not installed', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a.css': ''});
  const {value, problems} = translate(
    {presets: [['classic', {theme: {customCss: ['./a.css', 'pack/theme.css']}}]]},
    dir,
  );
  expect(value['themeConfig']).toMatchObject({customCss: ['./a.css']});
  expect(problems).toEqual(['CFG-202 presets[0][1].theme.customCss']);
});

it('finds stylesheets whose paths begin with / in the folder of the site', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'src/a.css': '', 'src/b.css': ''});
  const {value, problems} = translate(
    {presets: [['classic', {theme: {customCss: ['/src/a.css', join(dir, 'src/b.css')]}}]]},
    dir,
  );
  expect(value['themeConfig']).toMatchObject({
    customCss: [join(dir, 'src/a.css'), join(dir, 'src/b.css')],
  });
  expect(problems).toEqual([]);
});

it('makes further sets of docs collections, with their folders and items of the navbar', () => {
  const {value, problems} = translate({
    presets: [['classic', {docs: {sidebarPath: false}, blog: false}]],
    plugins: [
      ['@docusaurus/plugin-content-docs', {id: 'community', routeBasePath: '/community/'}],
      [
        '@docusaurus/plugin-content-docs',
        {id: 'api', path: '../api', editUrl: 'https://e.example'},
      ],
    ],
    themeConfig: {navbar: {items: [{type: 'doc', docId: 'a', docsPluginId: 'api'}]}},
  });
  expect(value['docs']).toMatchObject([
    {routeBasePath: 'docs', sidebars: false},
    {id: 'community', path: 'docs', routeBasePath: '/community/'},
    {id: 'api', path: '../api', editUrl: expect.any(Function), routeBasePath: 'docs'},
  ]);
  expect(value['themeConfig']).toMatchObject({
    navbar: {items: [{type: 'doc', docId: 'a', docsPluginId: 'api'}]},
  });
  expect(problems).toEqual([]);
});

it('says nothing of files of tags, and takes a mark of truncation over', () => {
  const truncateMarker = /<!--\s*more\s*-->/;
  const blog = {tags: 'labels.yml', truncateMarker};
  const {problems, truncateMarkers} = translate({presets: [['classic', {blog}]]});
  expect(problems).toEqual([]);
  expect([...truncateMarkers]).toEqual([['default', truncateMarker]]);
});

it('knows a plugin in its folder that extends the blog', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/posts.js':
      "const blog = require('@docusaurus/plugin-content-blog');\nmodule.exports = blog;\n",
    'src/more/index.ts': "import {default as blog} from '@docusaurus/plugin-content-blog';\n",
    'src/built/package.json': '{"main": "lib/a.js"}',
    'src/built/lib/a.js': "module.exports = require('@docusaurus/plugin-content-blog');\n",
  });
  const {value, problems} = translate(
    {
      presets: [['classic', {blog: false}]],
      plugins: [
        ['./src/posts.js', {id: 'blog', routeBasePath: 'b'}],
        [`${dir}/src/more`, {id: 'more'}],
        ['./src/built', {id: 'built'}],
      ],
    },
    dir,
  );
  expect(value['blog']).toMatchObject([
    {id: 'blog', routeBasePath: 'b'},
    {id: 'more'},
    {id: 'built'},
  ]);
  expect(problems).toEqual([]);
});

it('takes a plugin that makes its own folder of posts for none of these', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'changelog.js': `import blog from '@docusaurus/plugin-content-blog';
export default async function plugin(context, options) {
  return {...(await blog.default(context, {...options, path: made, id: 'changelog'})), name: 'a'};
}`,
  });
  const plugins = [['./changelog.js', {routeBasePath: '/changelog'}]];
  const {value} = translate({presets: [['classic', {blog: false}]], plugins}, dir);
  expect(value['blog']).toBe(false);
});

it('reads what a plugin extends in time in proportion to its code', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'news.js': `// import {${' type of'.repeat(200)}\nmodule.exports = require('@docusaurus/plugin-content-blog');\n`,
  });
  const plugins = [['./news.js', {routeBasePath: '/news'}]];
  const {value} = translate({presets: [['classic', {blog: false}]], plugins}, dir);
  expect(value['blog']).toMatchObject({routeBasePath: '/news'});
});

it('knows a function of the configuration that extends the blog', () => {
  const posts = new Function(
    'return async function posts(context, options) { const blog = await require_plugin_content_blog().default(context, options); return blog; }',
  )() as unknown;
  const other = function other() {
    return {name: 'other'};
  };
  const plugins = [[posts, {routeBasePath: 'b', authorsMapPath: 'people.yml'}], other];
  const {value, problems} = translate({presets: [['classic', {blog: false}]], plugins});
  expect(value['blog']).toMatchObject({routeBasePath: 'b', authorsMapPath: 'people.yml'});
  expect(problems).toEqual([]);
});

it('makes a list of several blogs, of the preset and of plugins', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'plugins/my-plugin-content-blog.js':
      "module.exports = require('@docusaurus/plugin-content-blog').default;",
  });
  const config = {
    presets: [['classic', {blog: {blogTitle: '博客', authorsMapPath: 'people.yml'}}]],
    plugins: [
      ['content-blog', {id: 'news', routeBasePath: '/news/', feedOptions: {type: 'rss'}}],
      [
        './plugins/my-plugin-content-blog',
        {id: 'second', path: '../second', editUrl: 'https://e.example'},
      ],
    ],
  };
  const {value, problems} = translate(config, dir);
  expect(value['blog']).toMatchObject([
    {blogTitle: '博客', routeBasePath: 'blog', authorsMapPath: 'people.yml'},
    {
      id: 'news',
      path: 'blog',
      blogTitle: 'Blog',
      routeBasePath: '/news/',
      feedOptions: {type: ['rss']},
    },
    {id: 'second', path: '../second', routeBasePath: 'blog', editUrl: expect.any(Function)},
  ]);
  expect(problems).toEqual([]);
  const one = translate({
    presets: [['classic', {blog: false}]],
    plugins: [['content-blog', {id: 'news', path: 'news'}]],
  });
  expect(one.value['blog']).toMatchObject([{id: 'news', path: 'news'}]);
});

it('has the content of plugins alone where there is no preset', () => {
  const {value} = translate({
    plugins: [
      '@docusaurus/plugin-content-docs',
      ['@docusaurus/plugin-content-blog', {id: 'main', routeBasePath: 'posts', path: 'blog'}],
    ],
  });
  expect(value['docs']).toMatchObject({routeBasePath: 'docs'});
  expect(value['blog']).toMatchObject([{id: 'main', routeBasePath: 'posts', path: 'blog'}]);
  expect(value['pages']).toBe(false);
});

it('makes a list of several sets of pages, with the folder of the first where none is named', () => {
  const {value, problems} = translate({
    presets: ['classic'],
    plugins: [
      ['@docusaurus/plugin-content-pages', {id: 'news', path: 'news', routeBasePath: '/news/'}],
      ['content-pages', {id: 'same'}],
    ],
  });
  expect(problems).toEqual([]);
  expect(value['pages']).toMatchObject([
    {},
    {id: 'news', path: 'news', routeBasePath: '/news/'},
    {id: 'same', path: 'src/pages', routeBasePath: '/'},
  ]);
});

it('only tells of broken links where they are an error that stops nothing', () => {
  const {value} = translate({onBrokenLinks: 'error', onBrokenMarkdownLinks: 'error'});
  expect(value).toMatchObject({onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn'});
});

it('calls a link of the navbar that is an icon alone by the host or page that it leads to', () => {
  const items = [
    {href: 'https://www.example.com/a', className: 'icon'},
    {href: 'https://github.com/a/b', className: 'icon'},
    {to: '/docs/community/chat/', className: 'icon'},
  ];
  const {value} = translate({themeConfig: {navbar: {items}}});
  expect(value['themeConfig']).toMatchObject({
    navbar: {
      items: [
        {label: 'example.com'},
        {label: 'github.com', icon: 'repository'},
        {label: 'chat', to: '/docs/community/chat/'},
      ],
    },
  });
});

it('leaves a link of the navbar that styles of the site draw as an icon to them', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/css/custom.css':
      "@import './bar.css';\n/* .none::before { content: '' } */\n.none { color: red }",
    'src/css/bar.css':
      ".icon:hover { opacity: 1 }\n.icon::before { content: ''; background: url(a.svg) }",
  });
  const items = [
    {
      href: 'https://github.com/a/b?c&d',
      className: 'big icon',
      position: 'right',
      'aria-label': 'GitHub',
    },
    {href: 'https://e.example/', className: 'icon', title: '"甲"'},
    {href: 'https://e.example/', className: 'none', title: '乙'},
    {href: 'https://e.example/', className: 'icon', label: '丙'},
  ];
  const presets = [['classic', {theme: {customCss: './src/css/custom.css'}}]];
  const {value} = translate({presets, themeConfig: {navbar: {items}}}, dir);
  const rest = 'target="_blank" rel="noopener noreferrer"';
  expect(value['themeConfig']).toMatchObject({
    navbar: {
      items: [
        {
          type: 'html',
          position: 'right',
          value: `<a class="big icon" href="https://github.com/a/b?c&amp;d" aria-label="GitHub" ${rest}></a>`,
        },
        {
          type: 'html',
          value: `<a class="icon" href="https://e.example/" title="&quot;甲&quot;" aria-label="&quot;甲&quot;" ${rest}></a>`,
        },
        {label: '乙'},
        {label: '丙'},
      ],
    },
  });
});

it.each([
  [undefined, 'en'],
  ['zh-CN', 'zh-CN'],
  ['en', 'en'],
])('takes the language %s for %s', (defaultLocale, locale) => {
  const {value} = translate({i18n: {defaultLocale}});
  expect(value['locale']).toBe(locale);
  expect(value).not.toHaveProperty('i18n');
});

it.each([
  ['zh', 'zh-CN'],
  ['zh-tw', 'zh-TW'],
  ['zh-Hans', 'zh-CN'],
])('takes %s for %s, with translations in its folder', (name, locale) => {
  expect(translate({i18n: {defaultLocale: name, locales: [name]}}).value['i18n']).toEqual({
    defaultLocale: locale,
    locales: [locale],
    localeConfigs: {[locale]: {path: name}},
  });
});

it('leaves an icon to the styles of the site where an outside address is in `to`', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'src/css/custom.css': ".icon::before { content: ''; background: url(a.svg) }"});
  const items = [
    {to: 'https://github.com/a/b', className: 'icon', 'aria-label': 'GitHub'},
    {to: 'mailto:a@e.example', className: 'icon', 'aria-label': '信'},
    {to: '/docs/', className: 'icon', 'aria-label': '里'},
  ];
  const presets = [['classic', {theme: {customCss: './src/css/custom.css'}}]];
  const {value} = translate({presets, themeConfig: {navbar: {items}}}, dir);
  const rest = 'target="_blank" rel="noopener noreferrer"';
  expect(value['themeConfig']).toMatchObject({
    navbar: {
      items: [
        {
          type: 'html',
          value: `<a class="icon" href="https://github.com/a/b" aria-label="GitHub" ${rest}></a>`,
        },
        {
          type: 'html',
          value: `<a class="icon" href="mailto:a@e.example" aria-label="信" ${rest}></a>`,
        },
        {label: '里', to: '/docs/'},
      ],
    },
  });
});

it('takes what a single language says of itself', () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en-GB', calendar: 'gregory'}},
  };
  expect(translate({i18n}).value['i18n']).toEqual({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en-GB'}},
  });
});

it('names options of the theme that are not read, not those that components of the site read', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'src/components/Talk.js': 'export default () => useThemeConfig().giscus.repo;'});
  const themeConfig = {giscus: {repo: 'a/b'}, imageBox: {}};
  expect(fromDocusaurus({themeConfig}, dir).notices.map(({option}) => option)).toEqual([
    'themeConfig.imageBox',
  ]);
});

it('warns of what notes name and is not there where a function would choose another address', () => {
  const hooks = {onBrokenMarkdownLinks: 'log', onBrokenMarkdownImages: () => '/a.png'};
  const {value, problems} = translate({markdown: {hooks}});
  expect([value['onBrokenMarkdownLinks'], value['onBrokenImages'], problems]).toEqual([
    'log',
    'warn',
    ['CFG-200 markdown.hooks.onBrokenMarkdownImages'],
  ]);
});

it('says nothing of plugins whose work is done here', () => {
  const plugins = [
    '@docusaurus/plugin-sitemap',
    ['@docusaurus/plugin-client-redirects', {redirects: []}],
    '@docusaurus/plugin-ideal-image',
    'docusaurus-plugin-image-zoom',
    'docusaurus-plugin-sass',
    '@docusaurus/plugin-pwa',
    'docusaurus-plugin-llms-txt',
    '@getcanary/docusaurus-theme-search-pagefind',
    '@easyops-cn/docusaurus-search-local',
  ];
  expect(translate({plugins}).problems).toEqual([]);
});

it('makes offline reading and tags of the head of the plugin for it, and names what is other here', () => {
  const options = {
    debug: true,
    offlineModeActivationStrategies: ['appInstalled', 'standalone'],
    pwaHead: [
      {tagName: 'link', rel: 'icon', href: '/img/a.png'},
      {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
      {tagName: 'link', rel: 'preconnect', href: 'https://a.example'},
      {tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)'},
    ],
    swCustom: './sw.js',
  };
  const {value, problems} = translate({baseUrl: '/x/', plugins: [['pwa', options]]});
  expect(value['offline']).toBe(true);
  expect(value['headTags']).toEqual([
    {tagName: 'link', attributes: {rel: 'icon', href: '/x/img/a.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/x/manifest.json'}},
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://a.example'}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: 'rgb(37, 194, 160)'}},
  ]);
  expect(problems).toEqual([
    'CFG-200 plugins[0][1].swCustom',
    'CFG-200 plugins[0][1].offlineModeActivationStrategies',
  ]);
  const always = {offlineModeActivationStrategies: ['always'], swRegister: false};
  const other = translate({plugins: [['@docusaurus/plugin-pwa', always]]});
  expect(other.problems).toEqual([]);
  expect(other.value['offline']).toBe(false);
  expect(translate({}).value).not.toHaveProperty('offline');
});

it.each([
  ['{"dependencies": {"@docusaurus/core": "^2.2.0"}}', 2],
  ['{"devDependencies": {"@docusaurus/core": "~3.1"}}', 3],
  ['{}', undefined],
  ['{', undefined],
])('reads the version that %s asks for', (manifest, version) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'package.json': manifest});
  expect(findDeclaredVersion(dir)).toBe(version);
});

it.each<[asked: string | undefined, installed: string | undefined, isOlder: boolean]>([
  ['^3.2.1', undefined, true],
  ['^3.2.1', '3.9.2', false],
  ['latest', '3.8.0', true],
  ['3.8.1', undefined, false],
  ['2.10.3', undefined, true],
  ['3', undefined, false],
  [undefined, undefined, false],
])('tells whether Docusaurus is older: %s asked for, %s installed', (asked, installed, isOlder) => {
  const dir = temporaryFolder();
  const core = '@docusaurus/core';
  writeFiles(dir, {
    'package.json': JSON.stringify({dependencies: {[core]: asked}}),
    ...(installed && {[`node_modules/${core}/package.json`]: JSON.stringify({version: installed})}),
  });
  expect(isOlderThan(dir, [3, 8, 1])).toBe(isOlder);
});

it.each([
  ['3.3.2', '^3.0.1', undefined, false],
  ['3.10.0', '3', undefined, false],
  ['^3.0.0', '3', '6.0.0', true],
  ['3.10.0', '^6.0.0', undefined, true],
  ['3.10.0', undefined, undefined, true],
  ['^2.2.0', '3', undefined, true],
])(
  'in Docusaurus %s remark-math %s (installed: %s) reads formulas where it knows the parser: %s',
  (core, math, installed, isRead) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'package.json': JSON.stringify({
        dependencies: {'@docusaurus/core': core, ...(math && {'remark-math': math})},
      }),
      ...(installed && {
        'node_modules/remark-math/package.json': JSON.stringify({version: installed}),
      }),
    });
    expect(mathIsRead(dir)).toBe(isRead);
    const remarkPlugins = [function remarkMath() {}];
    const {value} = translate({presets: [['classic', {docs: {remarkPlugins}}]]}, dir);
    expect(value['markdown']).toMatchObject({math: isRead});
  },
);

it('makes old addresses of those of the pages', () => {
  const options = {
    fromExtensions: ['html'],
    createRedirects: (path: string) =>
      path.startsWith('/docs') ? [path.replace('/docs', '/d')] : undefined,
  };
  const {makeRedirects, problems} = translate({plugins: [['client-redirects', options]]});
  expect(makeRedirects?.('/docs/a')).toEqual(['/docs/a.html', '/d/a', '/d/a/']);
  expect(makeRedirects?.('/')).toEqual([]);
  expect(problems).toEqual([]);
  expect(
    translate({plugins: [['client-redirects', {redirects: []}]]}).makeRedirects,
  ).toBeUndefined();
});

it.each([
  [undefined, ['/old', '/old/']],
  [true, ['/old/']],
  [false, ['/old']],
])('makes old addresses of pages as they are there: trailingSlash %s', (trailingSlash, made) => {
  const createRedirects = (path: string) => path.replace('/1.30', '/old');
  const plugins = [['client-redirects', {createRedirects}]];
  const {makeRedirects} = translate({plugins, ...(trailingSlash !== undefined && {trailingSlash})});
  expect(makeRedirects?.('/1.30')).toEqual(made);
});

it('takes old addresses that are listed, and endings that pages had', () => {
  const {value, makeRedirects, problems} = translate({
    plugins: [
      [
        '@docusaurus/plugin-client-redirects',
        {redirects: [{from: ['/a', '/b'], to: '/c', why: 'moved'}], toExtensions: ['exe', 'zip']},
      ],
    ],
  });
  expect(value['redirects']).toEqual([{from: ['/a', '/b'], to: '/c'}]);
  expect(makeRedirects?.('/files/app.exe')).toEqual(['/files/app']);
  expect(makeRedirects?.('/files/appexe')).toEqual([]);
  expect(problems).toEqual([]);
});

it('names plugins and themes that do not run here, by the names that the site gives them', () => {
  const dir = temporaryFolder();
  const {problems, advice} = translate(
    {
      plugins: [
        null,
        false,
        'not-installed',
        ['@x/not-installed', {}],
        'sitemap',
        ['@docusaurus/plugin-google-gtag', {trackingID: 'G-1'}],
      ],
      themes: ['mermaid', '@x/some-search-theme'],
    },
    dir,
  );
  expect(problems).toEqual(['CFG-220 plugins[2]', 'CFG-220 plugins[3]', 'CFG-220 themes[1]']);
  expect(advice).toEqual([
    expect.stringContaining('npm install not-installed'),
    expect.stringContaining('npm install @x/not-installed'),
    undefined,
  ]);
});

it('leaves out navbar items of the site that have no component here', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'theme/navbar/custom-a.tsx': ''});
  const items = [{type: 'custom-a', label: '甲'}, {type: 'custom-b'}];
  const {value, problems} = translate({themeConfig: {navbar: {items}}}, dir);
  expect(value['themeConfig']).toMatchObject({navbar: {items: [items[0]]}});
  expect(problems).toEqual(['CFG-230 themeConfig.navbar.items[1]']);
});

it('shows components how the site is built where they ask for it', () => {
  const dir = temporaryFolder();
  const config = {presets: [['classic', {docs: {onlyIncludeVersions: ['1'], make: () => 1}}]]};
  expect(translate(config, dir).seen['presets']).toBeUndefined();
  writeFiles(dir, {
    'src/pages/a.js': 'const [[, {docs}]] = useDocusaurusContext().siteConfig.presets;',
  });
  expect(translate(config, dir).seen['presets']).toEqual([
    ['classic', {docs: {onlyIncludeVersions: ['1']}}],
  ]);
});

it('names each option that has no counterpart, wherever it is', () => {
  const own = {own: 1, empty: [], none: null};
  const classic = {
    docs: {...own, numberPrefixParser: () => ({}), sidebarPath: './sidebars.js'},
    blog: {...own, tags: 'other.yml'},
    pages: own,
    ...own,
  };
  const {problems} = translate({
    ...own,
    organizationName: 'me',
    markdown: {...own, format: 'detect', mermaid: true},
    presets: [['classic', classic]],
  });
  expect(problems.toSorted()).toEqual(
    [
      'own',
      'markdown.own',
      'presets[0][1].own',
      'presets[0][1].docs.own',
      'presets[0][1].docs.numberPrefixParser',
      'presets[0][1].blog.own',
      'presets[0][1].pages.own',
    ]
      .map((path) => `CFG-200 ${path}`)
      .toSorted(),
  );
});

it('takes feeds, patterns and paths of sidebars as Docusaurus writes them', () => {
  const classicOf = (options: object) =>
    translate({presets: [['classic', options]]}, '/site').value as Record<string, unknown>;
  const feedsOf = (feedOptions: unknown) =>
    (classicOf({blog: {feedOptions}})['blog'] as {feedOptions: unknown}).feedOptions;
  expect(feedsOf({type: 'all', limit: 5, title: 'Feed', xslt: true})).toEqual({
    type: ['rss', 'atom', 'json'],
    limit: 5,
    title: 'Feed',
  });
  expect(feedsOf({type: 'rss', limit: null})).toEqual({type: ['rss']});
  expect(feedsOf({type: ['atom']})).toEqual({type: ['atom']});
  expect([feedsOf(null), feedsOf(false)]).toEqual([{type: false}, {type: false}]);
  const docsOf = (docs: object) => classicOf({docs})['docs'] as object;
  expect(docsOf({sidebarPath: '/site/sidebars.ts'})).toMatchObject({sidebarPath: 'sidebars.ts'});
  expect(docsOf({sidebarPath: './sidebars.ts'})).toMatchObject({sidebarPath: 'sidebars.ts'});
  expect(docsOf({sidebarPath: false})).toMatchObject({sidebars: false});
  expect(
    docsOf({exclude: ['**/_*.{js,md}', '**/*.test.{js,ts}', '**/__tests__/**', 'drafts/**']}),
  ).toMatchObject({exclude: ['drafts/**']});
  expect(docsOf({exclude: ['drafts/**']})).toMatchObject({
    include: ['**/*.{md,mdx}', '**/_*.{md,mdx}', '**/_*/**/*.{md,mdx}'],
  });
  expect(docsOf({exclude: ['**/_*/**']})).not.toHaveProperty('include');
  for (const path of ['.', './', '/site'])
    expect(docsOf({path, exclude: ['drafts/**']})).toMatchObject({
      path: '../site',
      exclude: ['drafts/**', 'dist/**', 'dist-portable/**'],
    });
});

it('says of pages what has no effect on them, and shows their dates', () => {
  const pages = {
    path: 'src/pages',
    exclude: ['**/_*'],
    editUrl: 'https://x.example/edit',
    showLastUpdateTime: true,
    showLastUpdateAuthor: false,
  };
  const {problems, value} = translate({presets: [['classic', {pages}]]});
  expect(problems).toEqual(['CFG-200 presets[0][1].pages.editUrl']);
  expect(value['pages']).toMatchObject({showLastUpdateTime: true, showLastUpdateAuthor: false});
});

it.each([
  ['without a prototype', Object.create(null) as object],
  ['that cannot be text', {toString: 1, valueOf: 2}],
  [
    'that throws as text',
    {
      toString() {
        throw new Error('no');
      },
    },
  ],
])('an object %s in the place of a name is told, not thrown', (_, bad) => {
  for (const config of [
    {presets: [bad, [bad]]},
    {plugins: [bad, [bad]]},
    {themes: [bad]},
    {themeConfig: {navbar: {items: [{type: bad}]}}},
  ]) {
    const {notices} = fromDocusaurus({title: 'x', ...config}, temporaryFolder());
    expect(JSON.stringify(notices)).not.toContain('[object Object]');
  }
});

it('reads over the holes of a list: `[a, , b]`', () => {
  const plugins: unknown[] = [];
  plugins[1] = ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/a', to: '/b'}]}];
  expect(translate({plugins}).value['redirects']).toEqual([{from: '/a', to: '/b'}]);
});

it('leaves what no attribute of a tag can be to the check, which names it', () => {
  const {value} = translate({title: 't', url: 'https://a.b', scripts: [{src: {}, width: 5}]});
  expect(value['headTags']).toEqual([{tagName: 'script', attributes: {src: {}, width: '5'}}]);
  expect(resolveConfig(value).problems.map(({option}) => option)).toContain(
    'headTags[0].attributes.src',
  );
});

it.each([
  ['2.0.0-alpha.61', undefined, false],
  ['^2.0.0-alpha.61', '2.0.0-alpha.72', false],
  ['^2.0.0-alpha.61', undefined, undefined],
  ['2.0.0-alpha.73', undefined, undefined],
  ['2.0.0-beta.1', undefined, undefined],
  ['3.1.0', undefined, undefined],
])('leaves numbers before names as %s (installed %s) does', (asked, installed, expected) => {
  const dir = temporaryFolder();
  const core = '@docusaurus/core';
  writeFiles(dir, {
    'package.json': JSON.stringify({dependencies: {[core]: asked}}),
    ...(installed && {[`node_modules/${core}/package.json`]: JSON.stringify({version: installed})}),
  });
  const docs = (options: object) =>
    translate({presets: [['classic', {docs: options}]]}, dir).value['docs'];
  const one = (options: object) => [docs(options)].flat()[0]?.['numberPrefixParser'];
  expect(one({})).toBe(expected);
  expect(one({numberPrefixParser: true})).toBe(true);
});
