import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {sharedStylesOf, shareStyles} from './sharedStyles.ts';

it('reads the stylesheets that loaders of webpack put before others', () => {
  const loader = '/site/node_modules/sass-resources-loader/lib/loader.js';
  expect(
    [
      {test: /\.scss$/g, use: ['sass-loader', {loader, options: {resources: ['/a.scss', 1]}}]},
      {test: /\.less$/, loader: 'style-resources-loader', options: {patterns: '/b.less'}},
      {test: /\.css$/, use: ['style-loader']},
      {test: '/c', use: {loader, options: {resources: '/a.scss'}}},
      undefined,
    ].flatMap(sharedStylesOf),
  ).toEqual([
    {test: /\.scss$/, files: ['/a.scss']},
    {test: /\.less$/, files: ['/b.less']},
  ]);
});

it('puts them before a stylesheet, behind its @use, and finds what they import', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'css/_mixins.scss': '@import "./vars";\n@mixin wide {a: b}'});
  const shared = join(dir, 'css/_mixins.scss');
  const {transform} = shareStyles([{test: /\.scss$/, files: [shared, join(dir, 'gone.scss')]}]) as {
    transform: {handler(this: object, code: string, id: string): {code: string} | undefined};
  };
  const watched: string[] = [];
  const run = (code: string, id: string) =>
    transform.handler.call({addWatchFile: (file: string) => watched.push(file)}, code, id)?.code;
  expect(run('@use "sass:math";\np {@include wide}', `${dir}/a.module.scss?used`)).toBe(
    `@use "sass:math";\n@import "${dir}/css/vars";\n@mixin wide {a: b}\np {@include wide}`,
  );
  expect(run('p {}', shared)).toBeUndefined();
  expect(run('p {}', '/a.css')).toBeUndefined();
  expect(watched).toEqual([shared]);
});
