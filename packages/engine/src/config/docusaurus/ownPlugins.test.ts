import {runInThisContext} from 'node:vm';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/site.ts';
import {temporaryFolder} from '../../../test/temporary.ts';
import {standInCode} from './missingPackage.ts';
import {runOwnPlugins} from './ownPlugins.ts';

it('takes no plugin of PostCSS whose package is not installed', async () => {
  const absent = runInThisContext(
    `(module) => {${standInCode('postcss-gone')}; return module.exports;}`,
  )({});
  const own = {postcssPlugin: 'own'};
  const {postcss} = await runOwnPlugins(
    {plugins: [() => ({configurePostCss: () => ({plugins: [absent, absent({}), own]})})]},
    temporaryFolder(),
  );
  expect(postcss.map((make) => (make as () => unknown)())).toEqual([own]);
});

it('loads plugins of PostCSS that stand by their names, and names those that are not installed', async () => {
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
    dir,
  );
  expect(postcss.map((make) => (make as () => unknown)())).toEqual([{postcssPlugin: 'own'}]);
  expect(missing.map(({option, diagnostic}) => `${diagnostic.code} ${option}`)).toEqual([
    'MD-192 plugins[1]',
  ]);
});
