import {join} from 'node:path';
import {expect, it} from 'vitest';
import {loadNothing} from '../kinds/kind.ts';
import {openSite} from '../site/site.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {loadMdxCode} from './pages.ts';

it('gives an MDX page what other Markdown exports and says of itself', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': "export default {title: '甲', url: 'https://x.example'};\n",
    'docs/a.mdx':
      "import Part, {limit, frontMatter as of} from './_part.mdx';\nimport {name} from './_values.mdx';\n\n# 甲\n\n<Part /> {limit} {of.level} {name}\n",
    'docs/_part.mdx': '---\nlevel: 1\n---\nexport const limit = 1 + 1;\n\n文。\n',
    'docs/_values.mdx': "export const name = 'x' + limit;\n\n文。\n",
  });
  const site = await openSite(dir, {isProduction: false});
  const code = await loadMdxCode(site, 'docs/a.mdx');
  expect(code).toContain('import {limit as limit} from "./_part.mdx";');
  expect(code).toContain('const of = {"level":1};');
  expect(code).toContain('import {name as name} from "./_values.mdx";');
  await site.close();
});

it('knows the notes of a site whose folder they are by their paths in it', async () => {
  const dir = join(temporaryFolder(), 'docs');
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {docs: {path: '.'}, blog: false}]],
};`,
    'users/a.mdx': 'export const name = 1;\n\n见[乙](./b.md)。{name}\n',
    'users/b.md': '# 乙\n',
  });
  const site = await openSite(dir, {isProduction: false});
  expect(await loadMdxCode(site, 'users/a.mdx')).toContain('/docs/users/b/');
  await site.close();
});

it('finds Markdown by another name of its folder, which a plugin gives', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `const path = require('path');
module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {blog: false}]],
  plugins: [() => ({
    name: 'names',
    configureWebpack: () => ({resolve: {alias: {'@parts': path.resolve(__dirname, 'parts')}}}),
  })],
};`,
    'docs/a.mdx':
      "import Part from '@parts/_part.mdx';\nimport B from './_b.mdx';\n\n# 甲\n\n<Part />\n\n<B />\n",
    'docs/b.md': "---\nformat: md\n---\n\nimport Part from '@parts/_part.mdx';\n\n<Part />\n",
    'docs/_b.mdx': "import Part from '@parts/_part.mdx';\n\n<Part />\n",
    'parts/_part.mdx': '## 部分\n\n文。\n',
  });
  const site = await openSite(dir, {isProduction: false});
  for (const file of ['docs/a.mdx', 'docs/b.md']) {
    const {resolved} = await site.resolve(site.model.table.byFile.get(file)!, loadNothing);
    expect(JSON.stringify(resolved.page)).toContain('部分');
  }
  expect(await loadMdxCode(site, 'parts/_part.mdx')).toContain('文。');
  await site.close();
});

it('tells of an MDX page whose tags show more than a page may embed, also by partials in partials', async () => {
  const dir = temporaryFolder();
  const eleven = '<Part />\n\n'.repeat(11);
  writeFiles(dir, {
    'wuya.config.js': "export default {title: '甲', url: 'https://x.example'};\n",
    'docs/a.mdx': `import Part from './_b.mdx';\n\n# 甲\n\n${eleven}{1 + 1}\n`,
    'docs/_b.mdx': `import Part from './_c.mdx';\n\n${eleven}`,
    'docs/_c.mdx': '文'.repeat(10_000),
  });
  const site = await openSite(dir, {isProduction: false});
  const note = site.model.table.byFile.get('docs/a.mdx')!;
  const {diagnostics} = await site.resolve(note, loadNothing);
  expect(diagnostics.map(({code, place}) => `${code} ${place?.file}:${place?.line}`)).toEqual([
    'MD-123 docs/a.mdx:1',
  ]);
  await site.close();
});
