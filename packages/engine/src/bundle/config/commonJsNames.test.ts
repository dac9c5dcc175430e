import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {takeCommonJsNames} from './commonJsNames.ts';
import {runConfig} from './runConfig.ts';

it('docusaurus.config takes names from CommonJS that Node does not read from its code', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js':
      "import whole, {Joi as Check, words} from 'one';\nimport {other} from 'two';\nexport default {title: [Check.name, words, whole.words, other].join()};\n",
    'node_modules/one/package.json': '{"name": "one"}',
    'node_modules/one/index.js':
      "const made = {Joi: {name: 'joi'}, words: 'w'};\nmodule.exports = Object.assign({}, made);\n",
    'node_modules/two/package.json': '{"name": "two"}',
    'node_modules/two/index.js': "module.exports = Object.assign({}, {other: 'o'});\n",
  });
  const cache = openCache(join(dir, '.wuya/cache'));
  const file = join(dir, 'docusaurus.config.js');
  for (const _ of ['first', 'from the cache'])
    expect((await runConfig(file, cache)).value).toEqual({title: 'joi,w,w,o'});
});

it.each([
  "Named export 'a' not found. The requested module 'b' is a CommonJS module, which may …",
  "The requested module 'b' does not provide an export named 'a'",
])('the code is changed where Node says: %s', (message) => {
  const error = new SyntaxError(message);
  expect(takeCommonJsNames('import { a as c } from "b";\n', error)).toBe(
    'import __names0 from "b"; const { a: c } = __names0;\n',
  );
});

it('other errors change no code', () => {
  const code = 'import { a } from "b";\n';
  expect(takeCommonJsNames(code, new TypeError('a is not a function'))).toBeUndefined();
  expect(
    takeCommonJsNames(
      code,
      new SyntaxError("Named export 'a' not found. The requested module 'c' is a CommonJS module"),
    ),
  ).toBeUndefined();
});
