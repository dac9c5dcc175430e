import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {standInCode} from '../common/missingPackage.ts';
import {fileRules, webpackPartsOf} from './webpackParts.ts';

const dir = sharedFolder();
beforeAll(() => writeFiles(dir, {'src/a.js': '', 'node_modules/other/package.json': '{}'}));

it('takes aliases, also beside plugins of webpack', () => {
  const configure = (_: unknown, __: unknown, {currentBundler}: {currentBundler: never}) => ({
    plugins: [
      new (currentBundler as {instance: {Define: new (own: object) => object}}).instance.Define({
        a: 1,
      }),
    ],
    resolve: {
      alias: {
        '@': './src',
        a$: [join(dir, 'src/a')],
        pack: 'other',
        process: 'missing/browser.js',
        Own: '@site/src/own',
        react: 'react/profiling',
        off: false,
        gone: '/gone/a.js',
      },
    },
  });
  expect(webpackPartsOf(configure, dir).alias).toEqual([
    {find: '@', replacement: join(dir, 'src')},
    {find: /^a$/, replacement: join(dir, 'src/a')},
    {find: 'pack', replacement: 'other'},
    {find: 'Own', replacement: '@site/src/own'},
    {find: 'react', replacement: 'react/profiling'},
  ]);
});

it('takes the paths of tsconfig.json where a plugin reads them, installed or not', () => {
  const own = temporaryFolder();
  const text = `{
  // of the site
  "extends": "@tsconfig/docusaurus/tsconfig.json",
  "compilerOptions": {
    "baseUrl": "./src", /* from here */
    "paths": {"@src/*": ["./*"], "~a": ["a//b.ts", "c"], "*": ["x/*"], "bad": 3,},
  },
}`;
  writeFiles(own, {'tsconfig.json': text});
  const expected = [
    {find: /^@src(?=\/)/, replacement: join(own, 'src')},
    {find: /^~a$/, replacement: join(own, 'src/a/b.ts')},
  ];
  const module = {exports: {} as new () => object};
  new Function('module', standInCode('tsconfig-paths-webpack-plugin'))(module);
  class TsconfigPathsPlugin {
    readonly source = 'describedResolve';
  }
  for (const Plugin of [module.exports, TsconfigPathsPlugin])
    expect(webpackPartsOf({resolve: {plugins: [new Plugin()]}}, own).alias).toEqual(expected);
  expect(webpackPartsOf({resolve: {plugins: [{}, null]}}, own).alias).toEqual([]);
  const none = {resolve: {plugins: [new TsconfigPathsPlugin()]}};
  expect(webpackPartsOf(none, join(own, 'none')).alias).toEqual([]);
});

it('takes names that plugins of webpack give, installed or not', () => {
  type Plugins = Readonly<Record<'DefinePlugin' | 'ProvidePlugin', new (own: object) => object>>;
  const module = {exports: {} as Plugins};
  new Function('module', standInCode('webpack'))(module);
  const values = {
    'process.env.API': '"https://a.example"',
    VERSION: {major: 3, name: '"三"'},
    'process.env.NODE_ENV': '"x"',
    runs: 'a + b',
    late: () => 1,
  };
  const modules = {Buffer: ['buffer', 'Buffer'], process: 'process/browser', 'a.b': 'c'};
  const use = ({DefinePlugin, ProvidePlugin}: Plugins) => ({
    plugins: [new DefinePlugin(values), new ProvidePlugin(modules), null],
  });
  type Utils = {readonly currentBundler: {readonly instance: Plugins}};
  const expected = {
    values: {
      'process.env.API': '"https://a.example"',
      'VERSION.major': '3',
      'VERSION.name': '"三"',
    },
    modules: {Buffer: ['buffer', 'Buffer'], process: ['process/browser']},
  };
  const byUtils = (_: unknown, __: unknown, {currentBundler}: Utils) =>
    use(currentBundler.instance);
  expect(webpackPartsOf(byUtils, dir).names).toEqual(expected);
  expect(webpackPartsOf(() => use(module.exports), dir).names).toEqual(expected);
});

it('takes rules for the text and the address of files', () => {
  const rules = [
    {test: /codes?\/.*\.lf$/g, type: 'asset/source'},
    {test: [/\.a$/, /\.b$/i], use: [{loader: '/site/node_modules/raw-loader/dist/cjs.js'}]},
    {test: /\.wasm$/, loader: 'file-loader', type: 'javascript/auto'},
    {test: /\.c$/, use: ['babel-loader', 'raw-loader']},
    {test: /\.d$/, resourceQuery: /raw/, type: 'asset/source'},
    {test: /\.m?js$/, resolve: {fullySpecified: false}},
  ];
  expect(webpackPartsOf({module: {rules}}, dir).files).toEqual([
    {test: /codes?\/.*\.lf$/, takes: 'raw'},
    {test: /\.a$/, takes: 'raw'},
    {test: /\.b$/i, takes: 'raw'},
    {test: /\.wasm$/, takes: 'url'},
  ]);
});

it('says nothing where the function fails or gives nothing', () => {
  const nothing = {
    alias: [],
    files: [],
    names: {values: {}, modules: {}},
    fallbacks: {},
    styles: [],
  };
  const failing = () => {
    throw new Error('webpack');
  };
  expect([failing, () => undefined, undefined].map((one) => webpackPartsOf(one, dir))).toEqual([
    nothing,
    nothing,
    nothing,
  ]);
});

it('resolves files that have a rule with what is taken of them', async () => {
  const {resolveId} = fileRules([{test: /\.lf$/, takes: 'raw'}]) as {
    resolveId(this: object, id: string, importer: string | undefined, options: object): unknown;
  };
  const resolve = (id: string) => {
    const end = id.endsWith('b.lf') ? '?url' : id.endsWith('c.lf') ? '?inline&x=.lf' : '';
    return Promise.resolve({
      id: id.replace('.', '/site') + end,
      ...(id.endsWith('d.lf') && {external: true}),
    });
  };
  const ask = (id: string) => resolveId.call({resolve}, id, '/site/a.jsx', {});
  expect(
    await Promise.all(['./a.lf', './b.lf', './a.lf?url', './a.js', './c.lf', './d.lf'].map(ask)),
  ).toEqual(['/site/a.lf?raw', '/site/b.lf?raw', undefined, undefined, undefined, undefined]);
});
