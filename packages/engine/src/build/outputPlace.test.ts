import {mkdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {resolveConfig} from '../config/siteConfig.ts';
import {findMixedSource} from './outputPlace.ts';

const {config} = resolveConfig({
  title: 'T',
  url: 'https://example.com',
  docs: {path: 'notes'},
  staticDirectories: ['static', '../shared'],
});

it('finds the folder of the site that an output would be mixed with', () => {
  const root = temporaryFolder();
  const dir = join(root, 'site');
  for (const name of ['notes/a', 'static', '.wuya']) mkdirSync(join(dir, name), {recursive: true});
  symlinkSync('notes', join(dir, 'link'));
  const find = (path: string) => findMixedSource({dir, config}, join(root, path));
  expect(find('site')).toBe(dir);
  expect(find('.')).toBe(dir);
  expect(findMixedSource({dir, config}, '/')).toBe(dir);
  expect(find('site/notes')).toBe('notes');
  expect(find('site/notes/a/not/there')).toBe('notes');
  expect(find('site/link/out')).toBe('notes');
  expect(find('site/static')).toBe('static');
  expect(find('site/.wuya/x')).toBe('.wuya');
  expect(find('site/node_modules/x')).toBe('node_modules');
  expect(find('shared/x')).toBe('../shared');
});

it('finds nothing for a place of its own', () => {
  const dir = temporaryFolder();
  for (const path of ['dist', 'notes-out', '..dist', '../other', 'a/b'])
    expect(findMixedSource({dir, config}, join(dir, path))).toBeUndefined();
  const above = {...config, pages: config.pages.map((pages) => ({...pages, path: '..'}))};
  expect(findMixedSource({dir, config: above}, join(dir, 'dist'))).toBeUndefined();
});

it('takes an output that is switched for a place of its own, and no folder of the state', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, '.wuya/output/x/releases/1'), {recursive: true});
  symlinkSync('.wuya/output/x/releases/1', join(dir, 'dist'));
  symlinkSync('.wuya', join(dir, 'away'));
  expect(findMixedSource({dir, config}, join(dir, 'dist'))).toBeUndefined();
  for (const path of ['.wuya', '.wuya/x', 'away/x'])
    expect(findMixedSource({dir, config}, join(dir, path))).toBe('.wuya');
});
