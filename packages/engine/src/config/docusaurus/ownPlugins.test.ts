import {runInThisContext} from 'node:vm';
import {expect, it} from 'vitest';
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
