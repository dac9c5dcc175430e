import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // 站点的地址；发布到 GitHub Pages 时由工作流代填。
  url: 'https://example.com',
  locale: 'zh-CN',
  favicon: 'favicon.svg',
  docs: {path: 'docs', routeBasePath: 'docs'},
  blog: false,
  pages: {path: 'pages'},
  themeConfig: {
    navbar: {
      items: [
        {label: '上手', to: '/docs/getting-started/'},
        {label: '指南', to: '/docs/guides/configure/'},
        {label: '参考', to: '/docs/reference/commands/'},
      ],
    },
  },
});
