import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {toEsModule} from './commonJs.ts';

/** Runs modules as ES modules, each rewritten where it must be; returns what the first exports. */
async function run(files: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const dir = temporaryFolder();
  writeFiles(
    dir,
    Object.fromEntries(
      Object.entries(files).map(([path, code]) => [path, toEsModule(code, 'jsx') ?? code]),
    ),
  );
  const [first = ''] = Object.keys(files);
  return (await import(/* @vite-ignore */ pathToFileURL(join(dir, first)).href)) as never;
}

it('a module that requires another of CommonJS gets what it exports, by name and whole', async () => {
  expect(
    await run({
      'a.mjs':
        "import whole, {one, two} from './b.mjs';\nconst {one: again} = require('./b.mjs');\nexport const found = [whole.one, one, two, again];\n",
      'b.mjs':
        "const {three} = require('./c.mjs');\nconst path = require('node:path');\nmodule.exports = {one: 1, 'not-a-name': 0, two: path.join('x', String(three))};\n",
      'c.mjs': 'exports.three = 3;\n',
    }),
  ).toMatchObject({found: [1, 1, 'x/3', 1]});
});

it('a module that a compiler made of one of ES has the default export of that one', async () => {
  const compiled = 'exports.__esModule = true;\n';
  expect(
    await run({
      'a.mjs':
        "import two, {one} from './b.mjs';\nconst whole = require('./b.mjs');\nexport const found = [one, two, whole.default, whole.one];\n",
      'b.mjs': `${compiled}exports.one = 1;\nexports.default = 2;\n`,
    }),
  ).toMatchObject({found: [1, 2, 2, 1]});
  const whole = toEsModule(
    `${compiled}exports.a = require('@docusaurus/Translate').translate;`,
    'jsx',
  );
  expect(whole).toContain('exports.a = __takeNames(__module0, true).translate');
});

it('names of a module may be its own', async () => {
  const {default: all} = await run({
    'a.mjs': "module.exports = require('./b.mjs').add(1, 2);\n",
    'b.mjs': 'export function add(a, b) { return a + b; }\n',
  });
  expect(all).toBe(3);
});

it.each([
  'export default 1;\nconst text = "module.exports = 1";\n',
  'const x = 1;\n',
  'const text = `require(./a)`;\nexport {text};\n',
  'module.exports = {;\n',
])('leaves %o as it is', (code) => {
  expect(toEsModule(code, 'jsx')).toBeUndefined();
});
