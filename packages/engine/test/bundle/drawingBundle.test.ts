import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {copySources, readTree, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();

/** Pages, payloads and copies without what names the client's files, and without the ids that React counts. */
const pagesIn = (folder: string) =>
  Object.entries(readTree(join(folder, 'dist')))
    .filter(([path]) => /\.(?:html|json|md|xml|txt)$/.test(path))
    .map(([path, text]) => [
      path,
      text
        .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\n?/g, '')
        .replace(/"styles":\[[^\]]*\]/g, '')
        .replace(/[\w/]*assets\/[\w.-]+|"app":"\w+"|_R_\w*_/g, ''),
    ]);

it('renders every page of a site as a whole bundle does', async () => {
  writeFiles(dir, {
    'wuya.config.js': `export default {
  title: '站', url: 'https://x.example', baseUrl: '/b/', graph: {path: 'graph', notes: true},
  docs: {path: 'notes', backlinks: true},
  themeConfig: {
    announcementBar: {content: 'a'},
    navbar: {items: [{label: 'm', items: [{label: 'a', to: '/a/'}]}, {type: 'search'}], hideOnScroll: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  },
};`,
    'notes/a.md':
      '---\ntags: [t]\n---\n\n# 甲\n\n## 节\n\n:::tip\n\n文字 [乙](./b/c.md)\n\n:::\n\n```js\nlet a;\n```\n',
    'notes/b/c.md': '# 乙\n',
    'blog/2026-01-01-p.md':
      '---\ntitle: 文\nauthors: {name: 云}\n---\n\n引\n\n<!-- truncate -->\n\n文\n',
  });
  const other = temporaryFolder();
  copySources(dir, other);
  await build({dir});
  await build({dir: other, makeBundle: drawingBundle});
  expect(pagesIn(other)).toEqual(pagesIn(dir));
});
