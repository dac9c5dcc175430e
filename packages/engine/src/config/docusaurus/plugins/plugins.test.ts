import {join} from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {standInCode} from '../common/missingPackage.ts';
import {fromDocusaurus} from '../fromDocusaurus.ts';

const noticesOf = (config: object, dir: string) =>
  fromDocusaurus({presets: ['classic'], ...config}, dir).notices.map(
    ({diagnostic: {code, en, hint}}) => `${code} ${en} ${hint?.en ?? ''}`,
  );

it('names plugins of the site whose files its own script has not made yet by their places in the site', () => {
  const dir = temporaryFolder();
  const told = 'does not run here and is ignored. Its file is not there.';
  expect(noticesOf({plugins: [join(dir, 'plugins/llm'), './plugins/b']}, dir)).toEqual([
    expect.stringContaining(`CFG-220 The plugin ./plugins/llm ${told}`),
    expect.stringContaining(`CFG-220 The plugin ./plugins/b ${told}`),
  ]);
});

it('takes a file of remark plugins that is not there for no package', () => {
  const absent = (name: string): unknown =>
    runInThisContext(`(module) => {${standInCode(name)}; return module.exports;}`)({});
  const remarkPlugins = [absent('./plugins/dist'), absent('remark-gone/a')];
  const config = {presets: [['classic', {docs: {remarkPlugins}}]]};
  expect(noticesOf(config, temporaryFolder())).toEqual([
    'MD-192 The plugin remark-gone/a uses remark-gone, which is not installed. Run npm install remark-gone.',
  ]);
});

it('says of options that an installed theme reads nothing, and of others that they have no effect', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'node_modules/theme-own/package.json': '{"name": "theme-own", "main": "lib/index.js"}',
    'node_modules/theme-own/lib/index.js': "module.exports = () => ({name: 'theme-own'});\n",
    'node_modules/theme-own/lib/theme/Tabs.js': 'exports.read = (config) => config.languageTabs;\n',
    'node_modules/theme-own/lib/node_modules/a/index.js': 'exports.lost = 1;\n',
  });
  const themeConfig = {languageTabs: ['go'], lost: 1};
  const told = (themes: readonly string[]) => noticesOf({themes, themeConfig}, dir).join('\n');
  expect(told(['theme-own'])).toContain('themeConfig.lost');
  expect(told(['theme-own'])).not.toContain('languageTabs');
  expect(told([])).toContain('themeConfig.languageTabs');
});

it('names files that a plugin for llms.txt would write and that are not here', () => {
  const told = (options: object) =>
    noticesOf({plugins: [['docusaurus-plugin-llms', options]]}, temporaryFolder());
  expect(told({llmsTxtFilename: 'llms.txt', customLLMFiles: [], title: 'x'})).toEqual([]);
  expect(told({llmsFullTxtFilename: 'all.txt', customLLMFiles: [{filename: 'api.txt'}]})).toEqual([
    expect.stringContaining('plugins[0][1].customLLMFiles'),
    expect.stringContaining('plugins[0][1].llmsFullTxtFilename'),
  ]);
});
