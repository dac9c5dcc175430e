import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {messages} from '@wuya/theme/messages';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type InstalledFolder, installPacked} from './helpers/installed.ts';

const WUYA = '@wuya/engine/bin/wuya.mjs';

let folder: InstalledFolder;
let site: string;
beforeAll(async () => {
  folder = installPacked();
  const made = await folder.run('create-wuya/bin/create-wuya.mjs', ['my-notes', '--lang', 'zh-CN']);
  expect(made).toMatchObject({code: 0, stderr: ''});
  site = join(folder.dir, 'my-notes');
});
afterAll(() => folder.remove());

it('a new site builds from the packed packages alone, and every text of it is a text', async () => {
  const {code, stderr} = await folder.run(WUYA, ['build'], site);
  expect([code, stderr.match(/MD-|LN-|错误|error/)]).toEqual([0, null]);
  const ids = new Set(Object.keys(messages['zh-CN']));
  const dist = join(site, 'dist');
  const shown = readdirSync(dist, {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.(?:html|json|js)$/.test(path))
    .flatMap((path) =>
      (readFileSync(join(dist, path), 'utf8').match(/\b(?:theme|site)\.[\w.]+/g) ?? [])
        .filter((id) => ids.has(id))
        .map((id) => `${path}: ${id}`),
    );
  expect(shown).toEqual([]);
});

it('the packed declarations type a configuration', async () => {
  const {code, stdout} = await folder.run(
    'typescript/bin/tsc',
    ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', 'wuya.config.ts'],
    site,
  );
  expect([code, stdout]).toEqual([0, '']);
});

it('an old version of Node is told so in one sentence', async () => {
  const old = join(folder.dir, 'old.mjs');
  const bin = join(folder.dir, 'node_modules', WUYA);
  writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '18.20.4'}});
Object.defineProperty(process, 'version', {value: 'v18.20.4'});
await import(${JSON.stringify(`file://${bin}`)});`,
  );
  const {code, stdout, stderr} = await folder.run('../old.mjs', ['build']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    'Wuya 需要 Node 20.19 或更新的版本，这里是 v18.20.4。',
    'Wuya needs Node 20.19 or later; this is v18.20.4.',
  ]);
});
