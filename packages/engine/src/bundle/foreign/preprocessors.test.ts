import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {findUnfitPreprocessor} from './preprocessors.ts';

const unfit = (file: string, installed: Readonly<Record<string, string>>) => {
  const dir = temporaryFolder();
  writeFiles(
    dir,
    Object.fromEntries(
      Object.entries(installed).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({name, version}),
      ]),
    ),
  );
  return {dir, found: findUnfitPreprocessor(file, dir)};
};

it('names the package that reads a stylesheet where none is installed', () => {
  expect(unfit('a.module.scss', {}).found).toEqual({name: 'sass'});
  expect(unfit('a.less', {sass: '1.80.0'}).found).toEqual({name: 'less'});
  expect(unfit('a.css', {}).found).toBeUndefined();
});

it('names a Sass that is older than the bundler asks for, of the two that the bundler takes', () => {
  const {dir, found} = unfit('a.sass', {sass: '1.54.6'});
  const folder = join(dir, 'node_modules/sass');
  expect(found).toEqual({name: 'sass', old: {folder, version: '1.54.6'}});
  expect(unfit('a.scss', {sass: '0.5.0'}).found?.old?.version).toBe('0.5.0');
  for (const version of ['1.70.0', '1.102.1', '2.0.0'])
    expect(unfit('a.scss', {sass: version}).found).toBeUndefined();
  expect(unfit('a.scss', {sass: '1.54.6', 'sass-embedded': '1.90.0'}).found).toBeUndefined();
  expect(unfit('a.less', {less: '2.0.0'}).found).toBeUndefined();
});
