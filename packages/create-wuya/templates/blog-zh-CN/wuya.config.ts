import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // 站点的地址；发布到 GitHub Pages 时由工作流代填。
  url: 'https://example.com',
  locale: 'zh-CN',
  favicon: 'favicon.svg',
  docs: false,
  blog: {path: 'blog', routeBasePath: '/', blogTitle: '{{title}}'},
  pages: {path: 'pages'},
  themeConfig: {
    navbar: {
      items: [
        {label: '归档', to: '/archive/'},
        {label: '标签', to: '/tags/'},
        {label: '关于', to: '/about/'},
      ],
    },
  },
});
