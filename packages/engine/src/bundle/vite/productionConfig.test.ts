import {join} from 'node:path';
import {build, type Rollup} from 'vite';
import {expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {productionConfig} from './productionConfig.ts';

it('code for readers knows of production alone, whatever the shell says', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = temporaryFolder();
  writeFiles(root, {
    'a.js':
      'const {DEV, PROD} = import.meta.env;\nshow(import.meta.env.DEV, import.meta.env.PROD, DEV, PROD, process.env.NODE_ENV, import.meta.env.MODE);\n',
  });
  const {output} = (await build(
    productionConfig({
      root,
      configFile: false,
      build: {write: false, minify: false, rolldownOptions: {input: join(root, 'a.js')}},
    }),
  )) as Rollup.RollupOutput;
  const shown: unknown[] = [];
  const run = new Function('show', output[0].code) as (show: unknown) => void;
  run((...given: unknown[]) => shown.push(...given));
  expect(shown).toEqual([false, true, false, true, 'production', 'production']);
});
