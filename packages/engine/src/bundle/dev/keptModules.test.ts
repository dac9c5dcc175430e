import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {hashOf} from '../../cache/hash.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {
  askedAs,
  findSource,
  hashSource,
  keyOfModules,
  readKeptModules,
  writeKeptModules,
} from './keptModules.ts';

const site = (dir: string, file = 'wuya.config.js'): LoadedConfig =>
  ({
    dir,
    file,
    config: {pages: [{path: 'pages'}]},
    dependencies: [join(dir, file)],
  }) as unknown as LoadedConfig;

it.each<[string, (dir: string) => void]>([
  ['the configuration', (dir) => writeFiles(dir, {'wuya.config.js': 'export default 2;\n'})],
  ['a part of the theme', (dir) => writeFiles(dir, {'theme/Footer.tsx': 'other\n'})],
  ['a part that goes', (dir) => rmSync(join(dir, 'theme/Footer.tsx'))],
  ['a part that comes', (dir) => writeFiles(dir, {'theme/Pager.tsx': ''})],
  ['a file that an import may find first', (dir) => writeFiles(dir, {'src/a.mjs': ''})],
  ['a file that the site publishes', (dir) => writeFiles(dir, {'static/a.svg': ''})],
  ['a package', (dir) => writeFiles(dir, {'node_modules/clsx/package.json': '{}'})],
  ['a package in a scope', (dir) => writeFiles(dir, {'node_modules/@a/b/package.json': '{}'})],
])('have another key once this changes: %s', (_, change) => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': 'export default 1;\n',
    'theme/Footer.tsx': 'one\n',
    'src/a.ts': '',
    'node_modules/@a/c/package.json': '{}',
  });
  const before = keyOfModules(site(dir));
  writeFiles(dir, {'src/a.ts': 'export const words = 1;\n', 'notes/a.md': '# 甲\n'});
  expect(keyOfModules(site(dir))).toBe(before);
  change(dir);
  expect(keyOfModules(site(dir))).not.toBe(before);
});

it('have another key once a component of a Docusaurus site is another: it chooses what others import', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'docusaurus.config.js': '', 'src/theme/Footer/index.js': 'one\n'});
  const before = keyOfModules(site(dir, 'docusaurus.config.js'));
  writeFiles(dir, {'src/theme/Footer/index.js': 'other\n'});
  expect(keyOfModules(site(dir, 'docusaurus.config.js'))).not.toBe(before);
});

it('are read again as long as the files beside them are as they were', () => {
  const dir = temporaryFolder();
  const kept = {key: 'k', builtins: [], modules: {}, beside: [], besideHash: hashOf()};
  writeKeptModules({dir}, kept);
  expect(readKeptModules({dir}, 'k')).toEqual(kept);
  expect(readKeptModules({dir}, 'other')).toBeUndefined();
  writeKeptModules({dir}, {...kept, beside: [join(dir, 'box.css')]});
  expect(readKeptModules({dir}, 'k')).toBeUndefined();
});

it('names who asks for a package, since each may find another one', () => {
  expect(askedAs('clsx', '/a.ts')).not.toBe(askedAs('clsx', '/b/c.ts'));
  expect(askedAs('/@fs/a.ts', '/b.ts')).toBe(askedAs('/@fs/a.ts', undefined));
});

it('finds the file that a module is made of, and tells whether it is as it was', async () => {
  const dir = temporaryFolder();
  const drawing = join(dir, 'a.svg');
  const print = (id: string) => (id === 'virtual:wuya/site' ? 'printed' : undefined);
  const reading = {dir, print, loadMdx: (path: string) => `code of ${path}`};
  const isCurrent = async (id: string, text: string) => {
    const source = findSource(id, hashOf(text), {print});
    return source && (await hashSource(source, reading)) === source.hash;
  };
  writeFiles(dir, {'a.svg': '<svg/>'});
  for (const id of [drawing, `${drawing}?url`, `\0wuya:svg:${drawing}.js`]) {
    expect(await isCurrent(id, '<svg/>')).toBe(true);
    expect(await isCurrent(id, '<svg></svg>')).toBe(false);
  }
  expect(await isCurrent('\0virtual:wuya/site', 'printed')).toBe(true);
  expect(await isCurrent('\0virtual:wuya/site', 'printed before')).toBe(false);
  expect(await isCurrent(join(dir, 'notes/a.mdx.jsx'), 'code of notes/a.mdx')).toBe(true);
  expect(await isCurrent(join(dir, 'notes/a.mdx.jsx'), 'code of before')).toBe(false);
  expect(findSource('\0wuya:node-react/react', '', {print})).toBeUndefined();
});
