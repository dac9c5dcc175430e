import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('keeps the icon, the footer, the links and the counting of visits of Hugo', async () => {
  const {config} = await migrate({
    'hugo.yaml': `title: 站
baseURL: https://me.example/
copyright: © {year} 我
services: {googleAnalytics: {ID: G-ABC1}}
menus:
  social: [{identifier: github, url: https://github.com/me}]
params:
  socialIcons: [{name: zhihu, url: https://www.zhihu.com/people/me}]
  footer: {since: 2019, customText: '<b>话</b>', icp: 京ICP备1号}
`,
    'static/favicon.ico': 'x',
    'content/posts/a.md': '---\ntitle: 甲\ndate: 2024-05-06\n---\n文\n',
  });
  expect(config).toMatchObject({
    favicon: 'favicon.ico',
    analytics: {google: {id: 'G-ABC1'}},
    themeConfig: {
      footer: {
        links: [
          {label: 'Zhihu', href: 'https://www.zhihu.com/people/me'},
          {label: 'GitHub', href: 'https://github.com/me'},
          {label: '京ICP备1号', href: 'https://beian.miit.gov.cn/'},
        ],
        legal: ['© 我', '© 2019', '话'],
      },
    },
  });
});
