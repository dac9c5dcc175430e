import {join} from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {standInCode} from '../common/missingPackage.ts';
import {runOwnPlugins} from './ownPlugins.ts';
import {toPluginTags} from './pluginTags.ts';

const run = () => Promise.reject(new Error('Node loads all that stands here'));

it('takes no plugin of PostCSS whose package is not installed', async () => {
  const absent = runInThisContext(
    `(module) => {${standInCode('postcss-gone')}; return module.exports;}`,
  )({});
  const own = {postcssPlugin: 'own'};
  const {postcss} = await runOwnPlugins(
    {plugins: [() => ({configurePostCss: () => ({plugins: [absent, absent({}), own]})})]},
    {dir: temporaryFolder(), run},
  );
  expect(postcss.map((make) => (make as () => unknown)())).toEqual([own]);
});

it('loads plugins of PostCSS that are by their names, and names those that are not installed', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'node_modules/postcss-here/index.js':
      'module.exports = (options) => ({postcssPlugin: options.as});\n',
  });
  const configurePostCss = (name: string) => (options: {plugins: unknown[]}) => {
    options.plugins.push([name, {as: 'own'}]);
    return options;
  };
  const {postcss, missing} = await runOwnPlugins(
    {
      plugins: [
        () => ({configurePostCss: configurePostCss('postcss-here')}),
        () => ({configurePostCss: configurePostCss('postcss-gone')}),
      ],
    },
    {dir, run},
  );
  expect(postcss.map((make) => (make as () => unknown)())).toEqual([{postcssPlugin: 'own'}]);
  expect(missing.map(({option, diagnostic}) => `${diagnostic.code} ${option}`)).toEqual([
    'MD-192 plugins[1]',
  ]);
});

it('loads a plugin in TypeScript, and tells of packages that it lacks', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'a.ts': 'export default function a() { return {getClientModules: () => []}; }\n',
  });
  const {missing} = await runOwnPlugins(
    {plugins: ['./a.ts']},
    {dir, run: async () => ({value: () => ({}), missing: ['gone', '@gone/too']})},
  );
  expect(missing.map(({diagnostic}) => diagnostic.en)).toEqual([
    'The plugin ./a.ts uses gone, which is not installed.',
  ]);
});

it('lets plugins set options of what Docusaurus begins with, and takes it no more than there', async () => {
  const own = {postcssPlugin: 'own'};
  const {postcss} = await runOwnPlugins(
    {
      plugins: [
        () => ({
          configurePostCss(options: {plugins: [[unknown, unknown], ...unknown[]]}) {
            options.plugins[0][1] = {features: {'nesting-rules': true}};
            options.plugins.push(own);
            return options;
          },
        }),
      ],
    },
    {dir: temporaryFolder(), run},
  );
  expect(postcss.map((make) => (make as () => unknown)())).toEqual([own]);
});

it.each(['babel-plugin-tsconfig-paths', 'module-resolver', 'other'])(
  'finds modules by the paths of tsconfig.json where Babel has %s',
  async (plugin) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'babel.config.js': `module.exports = {plugins: [['${plugin}', {}]]};\n`,
      'tsconfig.json': '{"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["./src/*"]}}}',
    });
    const {alias} = await runOwnPlugins({}, {dir, run});
    expect(alias).toEqual(
      plugin === 'other' ? [] : [{find: /^@(?=\/)/, replacement: join(dir, 'src')}],
    );
  },
);

it('runs a plugin that lacks packages of webpack alone', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'a.js':
      "const Checker = require('fork-checker-webpack-plugin');\nmodule.exports = () => ({getClientModules: () => ['./b.js']});\n",
  });
  const value = () => ({getClientModules: () => ['./b.js']});
  const {missing, clientModules} = await runOwnPlugins(
    {plugins: ['./a.js']},
    {dir, run: async () => ({value, missing: ['fork-checker-webpack-plugin', 'raw-loader']})},
  );
  expect([missing, clientModules.map(({written}) => written)]).toEqual([[], ['./b.js']]);
});

it('makes no content for a command that asks for the options alone', async () => {
  let isLoaded = false;
  const loadContent = () => void (isLoaded = true);
  const {content} = await runOwnPlugins(
    {plugins: [() => ({name: 'a', loadContent})]},
    {dir: temporaryFolder(), run},
  );
  expect([isLoaded, content.pages]).toEqual([false, []]);
});

it.each([
  [
    {headTags: ['<link rel="a" href="/b">']},
    [{tagName: 'link', attributes: {rel: 'a', href: '/b'}}],
  ],
  [
    {headTags: {tagName: 'script', attributes: {async: true, 'data-n': 1}, innerHTML: 'a()'}},
    [{tagName: 'script', attributes: {async: true, 'data-n': '1'}, innerHTML: 'a()'}],
  ],
  [
    {postBodyTags: [`<script src='/a.js'></script><div id="b"></div>`, {tagName: 'div'}]},
    [{tagName: 'script', attributes: {src: '/a.js', defer: true}}],
  ],
  [
    {preBodyTags: '<script>b < c</script>'},
    [{tagName: 'script', attributes: {}, innerHTML: 'b < c'}],
  ],
  [undefined, []],
])(
  'of the tags that a plugin puts into pages takes those for the head and scripts: %j',
  (tags, taken) => {
    expect(toPluginTags(tags)).toEqual(taken);
  },
);

it('does not run a plugin that extends one for content, which is that one here', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'blog.js': "const blog = require('@docusaurus/plugin-content-blog');\nmodule.exports = blog;\n",
  });
  const {missing} = await runOwnPlugins({plugins: [['./blog.js', {id: 'a'}]]}, {dir, run});
  expect(missing).toEqual([]);
});

/** A schema as those of Joi are: it knows its keys, and `convert` is off. */
const SCHEMA = `{validate(given, {convert}) {
  const wrong = Object.keys(given).find((key) => key !== 'path');
  return wrong ? {error: new Error(JSON.stringify(wrong) + ' is not allowed'), value: given} : {value: {path: 'data', convert, ...given}};
}}`;

it.each([
  [
    'module.exports = plugin; module.exports.validateOptions = validateOptions;',
    {},
    {path: 'data', convert: false, id: 'default'},
  ],
  [
    'exports.default = plugin; exports.validateOptions = validateOptions;',
    {path: 'own', id: 'b'},
    {path: 'own', convert: false, id: 'b'},
  ],
  ['module.exports = plugin;', {x: 1}, {x: 1, id: 'default'}],
])(
  'gives a plugin its options as it completes them itself: %s',
  async (exported, written, expected) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'a.js': `const validateOptions = ({validate, options}) => validate(${SCHEMA}, options);
const plugin = (context, options) => ({name: 'a', injectHtmlTags: () => ({headTags: [JSON.stringify(options)]}), contentLoaded: ({actions}) => actions.setGlobalData(options)});
${exported}
`,
    });
    const {content, missing} = await runOwnPlugins(
      {plugins: [['./a.js', written]]},
      {dir, run, cacheDir: temporaryFolder()},
    );
    expect(missing).toEqual([]);
    expect(content.globalData).toEqual({a: {[expected.id]: expected}});
  },
);

it('gives a plugin its id where its options ask for one', async () => {
  const dir = temporaryFolder();
  const schema = `{describe: () => ({keys: {id: {}}}), validate: (given) => given.id ? {value: given} : {error: new Error('"id" is required')}}`;
  writeFiles(dir, {
    'a.js': `module.exports = (context, {id}) => ({name: 'a', contentLoaded: ({actions}) => actions.setGlobalData({id})});
module.exports.validateOptions = ({validate, options}) => validate(${schema}, options);
`,
  });
  const {content, missing} = await runOwnPlugins(
    {plugins: [['./a.js', {id: 'api'}]]},
    {dir, run, cacheDir: temporaryFolder()},
  );
  expect(missing).toEqual([]);
  expect(content.globalData).toEqual({a: {api: {id: 'api'}}});
});

it('takes what a plugin in TypeScript exports beside itself, and names options that it refuses', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a.ts': 'export default () => ({});\n'});
  const exports = {
    validateOptions: () => {
      throw new Error('"x" is not allowed');
    },
  };
  const {missing} = await runOwnPlugins(
    {plugins: [['./a.ts', {x: 1}]]},
    {dir, run: async () => ({value: () => ({}), exports, missing: []})},
  );
  expect(missing.map(({diagnostic}) => `${diagnostic.code} ${diagnostic.hint?.en}`)).toEqual([
    'CFG-220 It fails: "x" is not allowed',
  ]);
});

it('tells a plugin of the site as Docusaurus does', async () => {
  const dir = temporaryFolder();
  let seen: Record<string, unknown> = {};
  await runOwnPlugins(
    {
      title: 't',
      i18n: {locales: ['en', 'zh'], localeConfigs: {zh: {path: 'cn', label: '中文'}}},
      plugins: [(context: Record<string, unknown>) => ((seen = context), {name: 'a'})],
    },
    {dir, run, locale: 'zh'},
  );
  expect(seen).toMatchObject({
    siteDir: dir,
    localizationDir: join(dir, 'i18n/cn'),
    siteConfig: {title: 't', customFields: {}, staticDirectories: ['static']},
    i18n: {
      path: 'i18n',
      currentLocale: 'zh',
      localeConfigs: {zh: {label: '中文', htmlLang: 'zh', path: 'cn', direction: 'ltr'}},
    },
  });
});
