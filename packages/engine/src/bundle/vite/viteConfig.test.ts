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

it('packages of a site made for Docusaurus may call the global object as Node does', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'node_modules/pack/package.json': '{"name": "pack", "main": "index.js"}',
    'node_modules/pack/index.js':
      'exports.pathOf = (address) => new global.URL(address).pathname + typeof global;\nexports.own = (global) => global.a;\n',
    'a.js': "import {pathOf, own} from 'pack';\nexport default [pathOf, own];\n",
  });
  const codeOf = async (isForeign: boolean): Promise<string> => {
    const config = createViteConfig({
      dir,
      isForeign,
      baseUrl: '/',
      vite: {},
      stylesheets: () => [],
      loadModule: () => undefined,
      loadMdx: () => undefined,
    });
    const built = await build({
      ...config,
      build: {lib: {entry: join(dir, 'a.js'), formats: ['es']}, write: false, minify: false},
    });
    return (built as Rollup.RollupOutput[])[0]!.output[0].code;
  };
  const code = await codeOf(true);
  expect(code).toContain('new globalThis.URL(address).pathname');
  expect(code).toMatch(/\(global\) => global\.a/);
  expect(await codeOf(false)).toContain('new global.URL');
});
