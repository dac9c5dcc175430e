import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {resolveConfig} from '../../config/siteConfig.ts';
import {checkNamedFiles} from './namedFiles.ts';

function problemsOf(config: object, staticPaths: readonly string[] = []): string[] {
  const dir = temporaryFolder();
  const file = join(dir, 'wuya.config.js');
  const written = {title: 'a', url: 'https://example.com', ...config};
  writeFiles(dir, {
    'wuya.config.js': `export default ${JSON.stringify(written)};`,
    'own.css': '',
    'static/static.css': '',
  });
  const site = {dir, file, config: resolveConfig(written).config, notices: [], dependencies: []};
  return checkNamedFiles(site, new Set(staticPaths)).map(
    ({code, level, en, place, hint}) =>
      `${level} ${code} ${place!.file}:${place!.line} ${en} ${hint!.en}`,
  );
}

it('says nothing of files that exist, and of pictures elsewhere', () => {
  expect(
    problemsOf(
      {
        baseUrl: '/x/',
        favicon: '/x/favicon.svg',
        themeConfig: {image: 'https://example.com/a.png', customCss: ['own.css']},
      },
      ['favicon.svg'],
    ),
  ).toEqual([]);
});

it('finds files whose names are encoded, or that are named with a query', () => {
  const config = {favicon: '/a%20b.svg?v=2', themeConfig: {image: 'img/%E5%9B%BE.png#x'}};
  expect(problemsOf(config, ['a b.svg', 'img/图.png'])).toEqual([]);
});

it('names the icon and the picture that are missing, with the nearest static file', () => {
  expect(
    problemsOf({favicon: 'favicn.svg', themeConfig: {image: 'b.png'}}, ['favicon.svg']),
  ).toEqual([
    'warning CFG-006 wuya.config.js:1 The file of favicon is in no static folder: favicn.svg Did you mean favicon.svg?',
    'warning CFG-006 wuya.config.js:1 The file of themeConfig.image is in no static folder: b.png The path is relative to the static folder (staticDirectories), such as favicon.svg.',
  ]);
});

it('lets no file be named outside of the static folders', () => {
  const problems = problemsOf({favicon: '../x', themeConfig: {image: 'a/%2e%2e/x.png'}}, ['b.png']);
  expect(problems.map((problem) => problem.replace(/ The path.*/, ''))).toEqual([
    'warning CFG-006 wuya.config.js:1 The file of favicon is in no static folder: ../x',
    'warning CFG-006 wuya.config.js:1 The file of themeConfig.image is in no static folder: a/%2e%2e/x.png',
  ]);
});

it.each(['static/img/a.svg', '../public/img/a.svg', 'C:\\site\\img\\a.svg', 'a.svg'])(
  'says of %s how a static file of that name is written',
  (favicon) => {
    expect(problemsOf({favicon}, ['img/a.svg', 'b.svg'])).toEqual([
      expect.stringContaining('Did you mean img/a.svg?'),
    ]);
  },
);

it.each(['.', '', 'static'])('names a stylesheet that is a folder: %j', (path) => {
  expect(problemsOf({themeConfig: {customCss: [path]}})).toEqual([
    expect.stringContaining('CFG-007 wuya.config.js:1'),
  ]);
});

it('names a stylesheet that does not exist', () => {
  expect(problemsOf({themeConfig: {customCss: ['/own.css', '/static.css']}})).toEqual([
    expect.stringContaining('Did you mean own.css?'),
    expect.stringContaining('Did you mean static/static.css?'),
  ]);
  expect(problemsOf({themeConfig: {customCss: ['nope.css']}})).toEqual([
    'error CFG-007 wuya.config.js:1 The stylesheet does not exist: nope.css Paths in themeConfig.customCss are relative to the folder of the site.',
  ]);
});
