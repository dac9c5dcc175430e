import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // Address of the site; the workflow for GitHub Pages fills it in.
  url: 'https://example.com',
  locale: 'en',
  favicon: 'favicon.svg',
  docs: false,
  blog: {path: 'blog', routeBasePath: '/', blogTitle: '{{title}}'},
  pages: {path: 'pages'},
  themeConfig: {
    navbar: {
      items: [
        {label: 'Archive', to: '/archive/'},
        {label: 'Tags', to: '/tags/'},
        {label: 'About', to: '/about/'},
      ],
    },
  },
});
