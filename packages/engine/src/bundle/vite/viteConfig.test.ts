import {join} from 'node:path';
import {build, createServer, type Rollup} from 'vite';
import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {aliasesOf, createViteConfig} from './viteConfig.ts';

it('finds what a site imports by its own name below a folder with a dollar sign', async () => {
  const dir = join(temporaryFolder(), '$HOME $1 $&');
  writeFiles(dir, {
    'a.js': "import {b} from '@site/parts/b.js';\nconsole.log(b);\n",
    'parts/b.js': "export const b = 'found';\n",
  });
  const config = {
    root: dir,
    configFile: false,
    logLevel: 'silent',
    resolve: {alias: aliasesOf({dir, isForeign: false})},
  } as const;
  const built = await build({
    ...config,
    build: {write: false, rolldownOptions: {input: join(dir, 'a.js')}},
  });
  expect((built as Rollup.RollupOutput).output[0].code).toContain('found');
  const server = await createServer({...config, server: {middlewareMode: true, ws: false}});
  onTestFinished(() => server.close());
  const found = await server.pluginContainer.resolveId('@site/parts/b.js', join(dir, 'a.js'));
  expect(found?.id).toBe(join(dir, 'parts/b.js').replaceAll('\\', '/'));
});

it('finds what a sheet of Sass or Less names by the mark of webpack in the site and in packages', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a.js': '', 'b.svg': '', 'node_modules/pack/c.svg': ''});
  const server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    resolve: {alias: aliasesOf({dir, isForeign: true})},
    server: {middlewareMode: true, ws: false},
  });
  onTestFinished(() => server.close());
  for (const [id, file] of [
    ['~@site/b.svg', 'b.svg'],
    ['@site/b.svg', 'b.svg'],
    ['~pack/c.svg', 'node_modules/pack/c.svg'],
  ] as const) {
    const found = await server.pluginContainer.resolveId(id, join(dir, 'a.js'));
    expect(found?.id).toBe(join(dir, file).replaceAll('\\', '/'));
  }
});

it('what renders pages for readers takes React along with a bound of its depth', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a.js': "export {renderToString} from 'react-dom/server';\n"});
  const config = createViteConfig({
    dir,
    isForeign: false,
    baseUrl: '/',
    vite: {},
    stylesheets: () => [],
    loadModule: () => undefined,
    loadMdx: () => undefined,
  });
  const built = await build({
    ...config,
    ssr: {noExternal: true},
    build: {ssr: join(dir, 'a.js'), write: false, minify: false},
  });
  expect((built as Rollup.RollupOutput).output[0].code).toContain('wuyaRestarts++ < ');
});
