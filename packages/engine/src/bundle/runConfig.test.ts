import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/site.ts';
import {temporaryFolder} from '../../test/temporary.ts';
import {openCache} from '../cache/cache.ts';
import {runConfig} from './runConfig.ts';

async function run(name: string, files: Readonly<Record<string, string>>) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  return {dir, value: (await runConfig(join(dir, name), openCache(join(dir, '.wuya/cache')))).value};
}

it.each(['wuya.config.ts', 'docusaurus.config.js'])('%s and what it imports know where they stand', async (name) => {
  const {dir, value} = await run(name, {
    [name]: "import {below} from './parts/below.mjs';\nexport default {own: import.meta.url, below};\n",
    'parts/below.mjs': 'export const below = [import.meta.url, import.meta.dirname, import.meta.filename];\n',
  });
  const below = join(dir, 'parts/below.mjs');
  expect(value).toEqual({own: pathToFileURL(join(dir, name)).href, below: [pathToFileURL(below).href, join(dir, 'parts'), below]});
});

it('docusaurus.config knows the paths that Node gives to CommonJS', async () => {
  const {dir, value} = await run('docusaurus.config.js', {
    'docusaurus.config.js': "import {below} from './parts/below.js';\nexport default {own: __dirname, below};\n",
    'parts/below.js': "export const below = [__dirname, require.resolve('./x.ts'), require.resolve('@some/preset')];\n",
  });
  expect(value).toEqual({own: dir, below: [join(dir, 'parts'), join(dir, 'parts/x.ts'), '@some/preset']});
});
