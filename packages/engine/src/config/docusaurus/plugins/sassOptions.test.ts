import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {readSassOptions} from './sassOptions.ts';

const read = (options: object) =>
  readSassOptions({plugins: [['docusaurus-plugin-sass', options]]}, '/site');

it('finds stylesheets in the folders that the plugin for Sass is told, by either name', () => {
  const sassOptions = {includePaths: ['src/css'], loadPaths: [resolve('/shared')], quietDeps: true};
  expect(read({sassOptions})).toEqual({
    loadPaths: [resolve('/shared'), resolve('/site/src/css')],
    quietDeps: true,
  });
});

it('puts before stylesheets what the plugin for Sass is told, and asks its function', () => {
  expect(read({additionalData: '$a: 1;'})).toEqual({additionalData: '$a: 1;'});
  const {additionalData} = read({
    additionalData: (text: string, {resourcePath}: {resourcePath: string}) =>
      `/* ${resourcePath} */${text}`,
  }) as {additionalData(text: string, file: string): string};
  expect(additionalData('a {}', '/site/a.scss')).toBe('/* /site/a.scss */a {}');
});

it('says nothing where the plugin for Sass is told nothing', () => {
  expect(readSassOptions({plugins: ['docusaurus-plugin-sass']}, '/site')).toBeUndefined();
  expect(read({sassOptions: {outputStyle: 'compressed'}})).toBeUndefined();
});
