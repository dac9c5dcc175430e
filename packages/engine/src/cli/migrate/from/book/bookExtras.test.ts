import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const gitHub = {
  label: 'GitHub',
  href: 'https://github.com/me/notes',
  position: 'right',
  icon: 'repository',
};

it('keeps the icon, the logo, the footer and the repository of MkDocs', async () => {
  const {config, read, words} = await migrate({
    'mkdocs.yml': `site_name: 书
site_url: https://me.example/notes/
repo_url: https://github.com/me/notes
repo_name: me/notes
copyright: Copyright &copy; 2020 我 <a href="https://beian.miit.gov.cn/">京ICP备1号</a>
theme:
  name: material
  favicon: assets/icon.png
  logo: assets/logo.svg
  features: [content.action.edit]
plugins:
  - git-revision-date-localized
extra:
  analytics: {provider: google, property: G-ABC1}
  social:
    - {icon: fontawesome/brands/github, link: https://github.com/me}
    - {icon: fontawesome/brands/zhihu, link: https://www.zhihu.com/people/me, name: 知乎}
`,
    'docs/index.md': '# 书\n',
    'docs/assets/icon.png': 'x',
    'docs/assets/logo.svg': '<svg/>',
  });
  expect(config).toMatchObject({
    url: 'https://me.example',
    baseUrl: '/notes/',
    favicon: 'icon.png',
    analytics: {google: {id: 'G-ABC1'}},
    themeConfig: {
      navbar: {logo: {src: 'logo.svg'}, items: [{...gitHub, label: 'me/notes'}]},
      footer: {
        links: [
          {label: 'GitHub', href: 'https://github.com/me'},
          {label: '知乎', href: 'https://www.zhihu.com/people/me'},
          {label: '京ICP备1号', href: 'https://beian.miit.gov.cn/'},
        ],
        legal: ['Copyright © 2020 我 京ICP备1号'],
      },
    },
  });
  expect(read('static/icon.png')).toBe('x');
  expect(words).toEqual([expect.stringContaining('编辑链接（docs.editUrl）、更新日期')]);
});

it('keeps the icon, the path and the repository of mdBook', async () => {
  const {config, has} = await migrate({
    'book.toml':
      '[book]\ntitle = "书"\n[output.html]\nsite-url = "/notes/"\ngit-repository-url = "https://github.com/me/notes"\n',
    'src/SUMMARY.md': '- [甲](a.md)\n',
    'src/a.md': '# 甲\n',
    'theme/favicon.png': 'x',
  });
  expect(config).toMatchObject({
    baseUrl: '/notes/',
    favicon: 'favicon.png',
    themeConfig: {navbar: {items: [gitHub]}},
  });
  expect(has('static/favicon.png')).toBe(true);
});

it('keeps the icon, the repository and the counting of visits of docsify', async () => {
  const {config} = await migrate({
    'docs/index.html':
      '<link rel="shortcut icon" href="./img/icon.ico"><script>window.$docsify = {repo: "me/notes"}; hm.src = "https://hm.baidu.com/hm.js?0a1b";</script><script src="docsify.js"></script>',
    'docs/README.md': '# 书\n',
    'docs/img/icon.ico': 'x',
  });
  expect(config).toMatchObject({
    favicon: 'icon.ico',
    analytics: {baidu: {id: '0a1b'}},
    themeConfig: {navbar: {items: [gitHub]}},
  });
});

it('keeps the icon, the logo, the footer and the links of Rspress', async () => {
  const {config} = await migrate({
    'rspress.config.ts': `export default {
  title: '书', icon: '/icon.png', logo: {light: '/logo.png', dark: '/dark.png'},
  themeConfig: {
    socialLinks: [{icon: 'github', mode: 'link', content: 'https://github.com/me/notes'}, {icon: 'wechat', mode: 'text', content: 'me'}],
    footer: {message: '© 2020 我'},
  },
};
`,
    'docs/index.md': '# 书\n',
    'docs/public/icon.png': 'x',
    'docs/public/logo.png': 'x',
  });
  expect(config).toMatchObject({
    favicon: 'icon.png',
    themeConfig: {
      navbar: {logo: {src: 'logo.png'}, items: [gitHub]},
      footer: {legal: ['© 2020 我']},
    },
  });
});

it('keeps the icon, the logo and the head of Starlight', async () => {
  const {config, has} = await migrate({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {
  integrations: [starlight({
    title: 'Book',
    logo: {src: './src/assets/logo.svg'},
    head: [
      {tag: 'script', attrs: {src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1', async: true}},
      {tag: 'meta', attrs: {name: 'google-site-verification', content: 'abc'}},
      {tag: 'link', attrs: {rel: 'stylesheet', href: '/own.css'}},
    ],
  })],
};
`,
    'src/content/docs/index.md': '---\ntitle: Book\n---\n',
    'src/assets/logo.svg': '<svg/>',
    'public/favicon.svg': '<svg/>',
  });
  expect(config).toMatchObject({
    favicon: 'favicon.svg',
    analytics: {google: {id: 'G-ABC1'}},
    headTags: [{tagName: 'meta', attributes: {name: 'google-site-verification', content: 'abc'}}],
    themeConfig: {navbar: {logo: {src: 'logo.svg'}}},
  });
  expect(has('static/logo.svg')).toBe(true);
});

it('keeps what plugins of GitBook add, and the links above its contents', async () => {
  const {config} = await migrate({
    'book.json': JSON.stringify({
      title: '书',
      plugins: ['github', 'tbfed-pagefooter', 'favicon'],
      links: {sidebar: {主页: 'https://me.example/'}},
      pluginsConfig: {
        github: {url: 'https://github.com/me/notes'},
        'tbfed-pagefooter': {copyright: '© 我'},
        favicon: {shortcut: './img/icon.ico'},
        baidu: {token: '0123456789abcdef0123456789abcdef'},
      },
    }),
    'README.md': '# 书\n',
    'SUMMARY.md': '- [书](README.md)\n',
    'img/icon.ico': 'x',
  });
  expect(config).toMatchObject({
    favicon: 'icon.ico',
    analytics: {baidu: {id: '0123456789abcdef0123456789abcdef'}},
    themeConfig: {
      navbar: {items: [{label: '主页', href: 'https://me.example/', position: 'right'}, gitHub]},
      footer: {legal: ['© 我']},
    },
  });
});

it('keeps the icon, the logo and the links of the footer of Mintlify', async () => {
  const {config, has} = await migrate({
    'docs.json': JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      name: 'Book',
      favicon: '/favicon.svg',
      logo: {light: '/logo/light.svg', dark: '/logo/dark.svg'},
      navigation: {pages: ['index']},
      footer: {socials: {github: 'https://github.com/me'}},
    }),
    'index.mdx': '---\ntitle: Book\n---\n',
    'favicon.svg': '<svg/>',
    'logo/light.svg': '<svg/>',
  });
  expect(config).toMatchObject({
    favicon: 'favicon.svg',
    themeConfig: {
      navbar: {logo: {src: 'light.svg'}},
      footer: {links: [{label: 'GitHub', href: 'https://github.com/me'}]},
    },
  });
  expect(has('static/light.svg')).toBe(true);
});

it.each([
  [
    'theme.config.tsx',
    "export default {\n  project: {\n    link: 'https://github.com/me/notes',\n  },\n};\n",
  ],
  ['app/layout.tsx', '<Navbar projectLink="https://github.com/me/notes" />\n'],
])('keeps the icon and the repository of Nextra: %s', async (name, text) => {
  const {config} = await migrate({
    'next.config.mjs': "import nextra from 'nextra';\n",
    [name]: text,
    'content/index.mdx': '# Book\n',
    'app/icon.svg': '<svg/>',
  });
  expect(config).toMatchObject({favicon: 'icon.svg', themeConfig: {navbar: {items: [gitHub]}}});
});

it('keeps the path of a site of Starlight, which links in its notes have, and of Rspress, which they have not', async () => {
  const starlight = await migrate({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {site: 'https://me.example/', base: '/notes', integrations: [starlight({title: 'Book'})]};
`,
    'src/content/docs/index.md':
      '---\ntitle: Book\n---\n[A](/notes/guide/a/) [home](/notes/) [other](/notesbook/)\n',
    'src/content/docs/guide/a.mdx':
      '---\ntitle: A\n---\n<LinkCard title="B" href="/notes/guide/b/" />\n',
    'src/content/docs/guide/b.md': '---\ntitle: B\n---\n',
  });
  expect(starlight.config).toMatchObject({url: 'https://me.example', baseUrl: '/notes/'});
  expect(starlight.read('docs/index.md')).toContain(
    '[A](./guide/a.md) [home](./index.md) [other](/notesbook/)',
  );
  expect(starlight.read('docs/guide/a.md')).toContain('[B](./b.md)');
  const rspress = await migrate({
    'rspress.config.ts': "export default {title: '书', base: '/notes/'};\n",
    'docs/index.md': '# 书\n',
  });
  expect(rspress.config).toMatchObject({url: 'https://example.com', baseUrl: '/notes/'});
});

it('keeps the path of a site of Nextra', async () => {
  const {config} = await migrate({
    'next.config.mjs':
      "import nextra from 'nextra';\nexport default nextra({})({output: 'export', basePath: '/notes'});\n",
    'content/index.mdx': '# Book\n',
  });
  expect(config).toMatchObject({url: 'https://example.com', baseUrl: '/notes/'});
});
