import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('the notes of a site may be its whole folder, without packages and what was built', async () => {
  const dir = join(temporaryFolder(), 'docs');
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {docs: {path: './', editUrl: 'https://e.example/docs/'}, blog: false}]],
};`,
    'index.md': '# 首篇\n\n见[用法](./users/use.md)与[这里](@site/users/use.md)。\n',
    'users/use.md': '# 用法\n\n![图](/img/a.svg)\n',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'node_modules/pack/readme.md': '# 包\n',
  });
  const builds = [];
  for (let i = 0; i < 2; i++) builds.push(await build({dir, makeBundle: stubBundle}));
  expect(builds.map(({diagnostics}) => diagnostics.map(printProblem))).toEqual([[], []]);
  const routes = JSON.parse(readFileSync(join(dir, 'dist/routes.json'), 'utf8')) as string[];
  expect(routes.filter((route) => route.startsWith('/docs/')).sort()).toEqual([
    '/docs/',
    '/docs/users/use/',
  ]);
  const copy = readFileSync(join(dir, 'dist/docs/index.md'), 'utf8');
  expect(copy.match(/\/docs\/users\/use\//g)).toHaveLength(2);
});

it('notes that are the whole folder of a site may have code', async () => {
  const dir = join(temporaryFolder(), 'docs');
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {docs: {path: '.', routeBasePath: '/'}, blog: false}]],
};`,
    'index.mdx':
      "import Part from './users/_part.mdx';\n\nexport const count = 6 * 7;\n\n# 首篇\n\n共 {count}。\n\n<Part />\n",
    'users/_part.mdx': 'export const limit = 9 * 9;\n\n至多 {limit}。\n',
  });
  expect((await build({dir, makeBundle: drawingBundle})).diagnostics.map(printProblem)).toEqual([]);
  const page = readFileSync(join(dir, 'dist/index.html'), 'utf8');
  expect(page).toMatch(/共 (?:<!-- -->)?42/);
  expect(page).toMatch(/至多 (?:<!-- -->)?81/);
});
