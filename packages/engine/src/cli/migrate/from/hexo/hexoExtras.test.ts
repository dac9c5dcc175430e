import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const POST = {'source/_posts/a.md': '---\ntitle: 甲\ndate: 2024-05-06\n---\n文\n'};

it('keeps the icon, the footer, the links and the counting of visits of NexT', async () => {
  const {config, words} = await migrate({
    ...POST,
    '_config.yml': 'title: 站\nauthor: 我\ntheme: next\n',
    '_config.next.yml': `favicon:
  small: /images/icon-16.png
  medium: /images/icon-32.png
footer:
  since: 2019
  copyright:
  beian: {enable: true, icp: 京ICP备1号}
social:
  GitHub: https://github.com/me || fab fa-github
  邮件: mailto:me@x.example || fa fa-envelope
google_analytics: {tracking_id: G-ABC1}
baidu_analytics: 0123456789abcdef0123456789abcdef
giscus: {enable: true}
`,
    'source/images/icon-32.png': 'x',
  });
  expect(config).toMatchObject({
    favicon: 'images/icon-32.png',
    analytics: {google: {id: 'G-ABC1'}, baidu: {id: '0123456789abcdef0123456789abcdef'}},
    themeConfig: {
      footer: {
        links: [
          {label: 'GitHub', href: 'https://github.com/me'},
          {label: '邮件', href: 'mailto:me@x.example'},
          {label: '京ICP备1号', href: 'https://beian.miit.gov.cn/'},
        ],
        legal: ['© 2019 我'],
      },
    },
  });
  expect(words).toEqual([
    '原来的页面有评论（comments），没有带过来；要用，把括号里的选项写进 wuya.config.ts。',
  ]);
});

it('keeps those of Butterfly, whose links begin with their icons', async () => {
  const {config, read} = await migrate({
    ...POST,
    '_config.yml': 'title: 站\ntheme: butterfly\n',
    'themes/butterfly/_config.yml': `favicon: /img/favicon.png
footer:
  owner: {enable: false, since: 2019}
  custom_text: '<a href="https://beian.miit.gov.cn/">京ICP备2号</a>'
social:
  fab fa-github: https://github.com/me || Github || '#24292e'
  fas fa-envelope: me@x.example
`,
    'themes/butterfly/source/img/favicon.png': 'icon',
  });
  expect(config).toMatchObject({
    favicon: 'favicon.png',
    themeConfig: {
      footer: {
        links: [
          {label: 'Github', href: 'https://github.com/me'},
          {label: 'Envelope', href: 'mailto:me@x.example'},
          {label: '京ICP备2号', href: 'https://beian.miit.gov.cn/'},
        ],
      },
    },
  });
  expect(config['themeConfig']).not.toHaveProperty('footer.legal');
  expect(read('static/favicon.png')).toBe('icon');
});

it('keeps those of Fluid and Matery', async () => {
  const fluid = await migrate({
    ...POST,
    '_config.yml': 'title: 站\ntheme: fluid\n',
    '_config.fluid.yml': `footer: {content: '<a href="https://hexo.io">Hexo</a>', beian: {enable: false, icp_text: 京ICP证1号}}\nweb_analytics: {enable: true, google: {measurement_id: G-ABC1}}\n`,
  });
  expect(fluid.config['themeConfig']).toMatchObject({
    footer: {links: [{label: 'Hexo', href: 'https://hexo.io'}]},
  });
  expect(fluid.config['analytics']).toEqual({google: {id: 'G-ABC1'}});
  const matery = await migrate({
    ...POST,
    '_config.yml': 'title: 站\ntheme: matery\n',
    '_config.matery.yml':
      'icp: {enable: true, text: 京ICP备3号}\nsocialLink: {github: https://github.com/me}\n',
  });
  expect(matery.config['themeConfig']).toMatchObject({
    footer: {
      links: [
        {label: 'github', href: 'https://github.com/me'},
        {label: '京ICP备3号', href: 'https://beian.miit.gov.cn/'},
      ],
    },
  });
});
