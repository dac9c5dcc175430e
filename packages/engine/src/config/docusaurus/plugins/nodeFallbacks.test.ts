import {expect, it} from 'vitest';
import {nodeFallbacksOf, replaceNodeModules} from './nodeFallbacks.ts';

it('reads modules for browsers from settings of webpack, and those that a plugin of it brings', () => {
  class NodePolyfillPlugin {
    readonly options = {};
  }
  const resolve = {fallback: {path: '/site/node_modules/path-browserify/index.js', fs: false}};
  expect(nodeFallbacksOf({resolve})).toEqual({
    path: '/site/node_modules/path-browserify/index.js',
  });
  const plugins = [new NodePolyfillPlugin()];
  expect(nodeFallbacksOf({plugins, resolve})).toMatchObject({
    zlib: 'browserify-zlib',
    path: '/site/node_modules/path-browserify/index.js',
  });
  expect(nodeFallbacksOf({})).toEqual({});
});

it('gives them to browsers alone, where they are installed', async () => {
  const {resolveId} = replaceNodeModules({zlib: 'browserify-zlib', vm: 'vm-browserify'}) as {
    resolveId: {
      filter: {id: RegExp};
      handler(id: string, importer: string, options: object): Promise<unknown>;
    };
  };
  const resolve = async (id: string) => (id === 'vm-browserify' ? null : {id: `/site/${id}.js`});
  const ask = (id: string, options = {}) =>
    resolveId.handler.call({resolve} as never, id, '/site/a.js', options);
  expect(await ask('zlib')).toEqual({id: '/site/browserify-zlib.js'});
  expect(await ask('node:zlib')).toEqual({id: '/site/browserify-zlib.js'});
  expect(await ask('zlib', {ssr: true})).toBeUndefined();
  expect(await ask('vm')).toBeUndefined();
  expect('zlib').toMatch(resolveId.filter.id);
  expect('zlib/lib').not.toMatch(resolveId.filter.id);
});
