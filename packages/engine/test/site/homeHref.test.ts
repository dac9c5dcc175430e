import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const SITE = "title: '站', url: 'https://x.example', baseUrl: '/w/'";

it.each([
  ['posts alone', 'docs: false, blog: {}', '/w/blog/'],
  ['notes', "docs: {path: 'docs', routeBasePath: 'docs'}, blog: {}", '/w/docs/a/'],
  [
    'a first address that the configuration leads on',
    "docs: {path: 'docs', routeBasePath: 'docs'}, blog: {}, redirects: [{from: '/', to: '/docs/b/c'}]",
    '/w/docs/b/c/',
  ],
  [
    'a first address that leads elsewhere',
    "docs: false, blog: {}, redirects: [{from: '/', to: 'https://y.example/'}]",
    '/w/',
  ],
  ['a home page', "docs: {path: 'docs', routeBasePath: '/'}, blog: {}", '/w/'],
])('%s: what leads home leads to the page that is there', async (_, options, home) => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': `export default {${SITE}, ${options}};\n`,
    'docs/a.md': `---\n${home === '/w/' ? 'slug: /\n' : ''}---\n# 甲\n`,
    'docs/b/c.md': '# 丙\n',
    'blog/2024-01-02-帖.md': '# 帖\n\n文。\n\n<!-- truncate -->\n\n又。\n',
  });
  await build({dir, makeBundle: drawingBundle});
  const post = readFileSync(join(dir, 'dist/blog/2024/01/02/帖/index.html'), 'utf8');
  expect(post).toMatch(new RegExp(`<a class="brand" href="${home}"`));
  expect(post).toMatch(
    new RegExp(`<ol><li><a href="${home}">首页</a></li><li><a href="/w/blog/">`),
  );
});
