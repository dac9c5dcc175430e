import {symlinkSync} from 'node:fs';
import {join, relative} from 'node:path';
import {build, type Plugin} from 'vite';
import {expect, test} from 'vitest';
import {shareStyles} from '../../config/docusaurus/plugins/sharedStyles.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {collectReadFiles} from './readFiles.ts';
import {hashFiles} from './sources.ts';

const KEPT = 'node_modules/.pnpm/kept@1.0.0/node_modules/kept';

test('edits of all that a bundle is made of are seen, though the bundle does not name it: constants, parts of stylesheets, pictures, versions of packages', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'page.js':
      "import {WORD} from './word.js'; import x from './page.module.css'; import picture from './small.svg?url'; import './site.css'; import {far} from 'pack'; import {kept} from 'kept'; import {TYPED} from './typed.ts'; import './outside.js';\nconsole.log(TYPED, WORD, x.box, picture, far, kept);\n",
    'typed.ts': 'export const TYPED: number = 1;\n',
    'tsconfig.json': '{}',
    'word.js': "export const WORD = 'a';\n",
    'page.module.css':
      ".box { composes: base from './base.module.css'; composes: far from 'pack/far.css'; }\n",
    'base.module.css': '.base { background: url("./base.png"); }\n',
    'site.css':
      "@import './part.css';\n@import 'pack/far.css';\nbody { background: url(wave.svg#a), url(data:image/gif;base64,R0lGODlhAQABAAAAACw=), url(https://example.com/b.png); }\n",
    'part.css': 'p { color: red; }\n',
    'small.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'wave.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'base.png': 'png',
    'node_modules/pack/package.json': '{"name": "pack", "module": "lib/index.js"}',
    'node_modules/pack/lib/index.js': "export const far = 'far';\n",
    [`${KEPT}/package.json`]: '{"name": "kept", "module": "index.js"}',
    [`${KEPT}/index.js`]: "export const kept = 'kept';\n",
    'node_modules/pack/far.css': '.far { color: red; }\n',
  });
  symlinkSync('.pnpm/kept@1.0.0/node_modules/kept', join(dir, 'node_modules/kept'), 'dir');
  const listed = async (isStyled: boolean) => {
    const read = collectReadFiles({isStyled});
    await build({
      root: dir,
      configFile: false,
      logLevel: 'silent',
      plugins: [...read.plugins],
      build: {
        write: false,
        rolldownOptions: {input: join(dir, 'page.js'), external: [join(dir, 'outside.js')]},
      },
    });
    return read.list().map((file) => relative(dir, file));
  };
  const versions = [
    'node_modules/.pnpm/lock.yaml',
    `${KEPT}/package.json`,
    'node_modules/pack/package.json',
  ];
  const modules = [
    'page.js',
    'page.module.css',
    'site.css',
    'small.svg',
    'tsconfig.json',
    'typed.ts',
    'word.js',
  ];
  const parts = ['base.module.css', 'base.png', 'part.css', 'wave.svg'];
  expect(await listed(true)).toEqual([...modules, ...parts, ...versions].sort());
  expect(await listed(false)).toEqual([...modules, ...versions].sort());
});

test('scripts that styles are made from, as with Tailwind, count themselves, what they import does not', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'page.js': "import './site.css';\n",
    'site.css': 'p { color: red; background: url(./title/); }\n',
    'card.js': "import Title from './title';\nconsole.log(Title);\n",
    'title/index.js': 'export default 1;\n',
  });
  const read = collectReadFiles({isStyled: true});
  const scripts = {
    postcssPlugin: 'scripts',
    Once: (_: unknown, {result}: {result: {messages: object[]}}) => {
      result.messages.push({type: 'dependency', file: join(dir, 'card.js')});
    },
  };
  await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    css: {postcss: {plugins: [scripts as never]}},
    plugins: [...read.plugins],
    build: {write: false, rolldownOptions: {input: join(dir, 'page.js')}},
  });
  expect(read.list().map((file) => relative(dir, file))).toEqual([
    'card.js',
    'page.js',
    'site.css',
  ]);
});

test('stylesheets that a plugin of the site puts before others are seen', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'page.js': "import './site.css';\n",
    'site.css': 'p { color: red; }\n',
    'shared.css': ':root { --a: 1; }\n',
  });
  const read = collectReadFiles({isStyled: true});
  await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      shareStyles([{test: /\.css$/, files: [join(dir, 'shared.css')]}]) as Plugin,
      ...read.plugins,
    ],
    build: {write: false, rolldownOptions: {input: join(dir, 'page.js')}},
  });
  expect(read.list().map((file) => relative(dir, file))).toContain('shared.css');
});

test('files that a pattern picks are seen when one comes, goes or changes, and so are files beside a module', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'page.js':
      "console.log(import.meta.glob('./texts/*.json', {eager: true}), new URL('./beside/wave.svg', import.meta.url).href);\n",
    'texts/a.json': '{}',
    'beside/wave.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const read = collectReadFiles({isStyled: false});
  await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [...read.plugins],
    build: {write: false, rolldownOptions: {input: join(dir, 'page.js')}},
  });
  const files = read.list();
  expect(files.map((file) => file.slice(dir.length + 1))).toEqual([
    'beside/wave.svg',
    'page.js',
    'texts/',
    'texts/a.json',
  ]);
  const hashes = [hashFiles(files)];
  for (const change of ['texts/b.json', 'texts/more/c.json', 'texts/a.json', 'beside/wave.svg']) {
    writeFiles(dir, {[change]: `"${change}"`});
    hashes.push(hashFiles(files));
  }
  writeFiles(dir, {'texts/node_modules/d.json': '', 'texts/.e.json': ''});
  expect(hashFiles(files)).toBe(hashes.at(-1));
  expect(new Set(hashes).size).toBe(hashes.length);
});
