import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '{{title}}',
  // 站点的地址；发布到 GitHub Pages 时由工作流代填。
  url: 'https://example.com',
  locale: 'zh-CN',
  favicon: 'favicon.svg',
  docs: {path: 'notes'},
});
