import {existsSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {expect, it} from 'vitest';
import {createMatcher} from '../../content/source/glob.ts';
import {clientDir, ownSources, searchDir, themeDir} from './sources.ts';

it.each([clientDir, searchDir, themeDir])(
  'the sources in %s are those that its package is published with: else no client that comes with the engine is that of an installed one',
  (dir) => {
    const root = join(dir, '..');
    const {files} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      files: string[];
    };
    const left = files.filter((pattern) => pattern.startsWith('!'));
    expect(left).not.toEqual([]);
    const isLeftOut = createMatcher(left.map((pattern) => pattern.slice(1)));
    const own = ownSources()
      .map((path) => relative(root, path).replaceAll(sep, '/'))
      .filter((path) => !path.startsWith('../'));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((path) => isLeftOut(path))).toEqual([]);
  },
);

it('lists files that are there', () => {
  expect(ownSources().filter((path) => !existsSync(path))).toEqual([]);
});
