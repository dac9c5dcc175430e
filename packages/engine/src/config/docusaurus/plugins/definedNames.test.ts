import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {definedNamesOf, importNames} from './definedNames.ts';

const plugin = importNames({
  Buffer: ['buffer', 'Buffer'],
  process: ['process/browser'],
  gone: ['gone'],
  $: ['jquery'],
}) as {
  readonly transform: {
    readonly filter: {readonly code: RegExp};
    handler(this: object, code: string, id: string): Promise<{code: string} | undefined>;
  };
};
const transform = async (code: string, file = '/site/a.js'): Promise<string> => {
  const resolve = (id: string) => Promise.resolve(id === 'gone' ? null : {id});
  return (await plugin.transform.handler.call({resolve}, code, file))?.code ?? code;
};

it.each([
  ['Buffer.from(a)', "import {Buffer as Buffer} from 'buffer';Buffer.from(a)"],
  ["$('a')", "import $ from 'jquery';$('a')"],
  ['x(process)', "import process from 'process/browser';x(process)"],
])('imports names that a module asks for: %s', async (code, expected) => {
  expect(await transform(code)).toBe(expected);
  expect(code).toMatch(plugin.transform.filter.code);
});

it('leaves what is defined of a name its value, which an import would hide', async () => {
  const one = importNames({process: ['process/browser']}) as typeof plugin & {
    configResolved(config: object): void;
  };
  one.configResolved({
    define: {'process.env.API': '"a"', 'import.meta.env.DEV': 'false'},
    isProduction: true,
  });
  const run = async (code: string) =>
    (await one.transform.handler.call({resolve: async () => ({id: 'a'})}, code, '/a.js'))?.code;
  expect(await run('process.env.NODE_ENV !== "production" && warn()')).toBeUndefined();
  expect(
    await run('if (process.env.NODE_ENV === "test") use(process.env.API, process.cwd())'),
  ).toBe(
    `import process from 'process/browser';if (("production") === "test") use(("a"), process.cwd())`,
  );
  expect(await run('process.env.API = 1; say("process.env.API")')).toBe(
    `import process from 'process/browser';process.env.API = 1; say("process.env.API")`,
  );
});

it('has a server prepare for browsers what is installed of the modules, by the names that they have', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'node_modules/process/browser.js': 'module.exports = {};',
    'node_modules/a/index.js': '',
    'own.js': '',
  });
  const one = importNames({
    process: [join(dir, 'node_modules/process/browser.js')],
    Buffer: ['buffer/', 'Buffer'],
    a: ['a'],
    own: [join(dir, 'own.js')],
  }) as typeof plugin & {config(config: object): unknown};
  expect(one.config({root: dir})).toEqual({optimizeDeps: {include: ['process/browser.js', 'a']}});
  const resolve = (id: string) => Promise.resolve({id});
  const changed = await one.transform.handler.call({resolve}, 'process(own)', '/site/a.js');
  expect(changed?.code).toBe(
    `import process from 'process/browser.js';import own from '${join(dir, 'own.js')}';process(own)`,
  );
});

it('requires names in modules of CommonJS, and leaves those of the bundler alone', async () => {
  expect(await transform('module.exports = [process, Buffer];')).toBe(
    "var {Buffer: Buffer} = require('buffer');var process = require('process/browser');module.exports = [process, Buffer];",
  );
  expect(await transform('Buffer.from(a)', '\0rolldown/runtime.js')).toBe('Buffer.from(a)');
});

it('gives what Node has where a plugin of webpack brings it', () => {
  class NodePolyfillPlugin {
    readonly options = {};
  }
  expect(definedNamesOf([new NodePolyfillPlugin()]).modules).toEqual({
    process: ['process/browser.js'],
    Buffer: ['buffer/', 'Buffer'],
  });
  expect(definedNamesOf([{}]).modules).toEqual({});
});

it.each([
  ["import {Buffer} from 'x';\nBuffer.from(a)"],
  ["import a, {\n  b,\n  Buffer,\n} from 'x';\nBuffer.from(a)"],
  ['const {a, Buffer} = x;\nBuffer.from(a)'],
  ['class Buffer {}'],
  ['a.Buffer'],
  ["x('Buffer')"],
  ['gone()'],
])('leaves all else as it is: %s', async (code) => {
  expect(await transform(code)).toBe(code);
});

it('looks at modules alone that mention a name', () => {
  expect('x(1);\n').not.toMatch(plugin.transform.filter.code);
});
