import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // Address of the site; the workflow for GitHub Pages fills it in.
  url: 'https://example.com',
  locale: 'en',
  favicon: 'favicon.svg',
  docs: {path: 'notes'},
});
