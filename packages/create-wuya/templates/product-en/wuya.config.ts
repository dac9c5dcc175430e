import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // Address of the site; the workflow for GitHub Pages fills it in.
  url: 'https://example.com',
  locale: 'en',
  favicon: 'favicon.svg',
  docs: {path: 'docs', routeBasePath: 'docs'},
  blog: false,
  pages: {path: 'pages'},
  themeConfig: {
    navbar: {
      items: [
        {label: 'Get started', to: '/docs/getting-started/'},
        {label: 'Guides', to: '/docs/guides/configure/'},
        {label: 'Reference', to: '/docs/reference/commands/'},
      ],
    },
  },
});
