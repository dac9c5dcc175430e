import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('keeps the icon, the footer, the links and the counting of visits of Jekyll', async () => {
  const {config} = await migrate({
    '_config.yml': `title: 站
theme: minima
google_analytics: {id: G-ABC1}
github_username: me
footer_content: '© 我 <a href="https://beian.miit.gov.cn/">京ICP备1号</a>'
minima:
  social_links: [{platform: zhihu, user_url: https://www.zhihu.com/people/me}]
`,
    'favicon.ico': 'x',
    '_posts/2024-05-06-a.md': '---\ntitle: 甲\n---\n文\n',
  });
  expect(config).toMatchObject({
    favicon: 'favicon.ico',
    analytics: {google: {id: 'G-ABC1'}},
    themeConfig: {
      footer: {
        links: [
          {label: 'GitHub', href: 'https://github.com/me'},
          {label: 'Zhihu', href: 'https://www.zhihu.com/people/me'},
          {label: '京ICP备1号', href: 'https://beian.miit.gov.cn/'},
        ],
        legal: ['© 我 京ICP备1号'],
      },
    },
  });
});
