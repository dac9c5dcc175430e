import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {findUnusablePostcss} from './ownPostcss.ts';

const find = async (name: string, text: string) => {
  const dir = temporaryFolder();
  writeFiles(dir, {[name]: text, 'node_modules/here/index.js': ''});
  const problem = await findUnusablePostcss(dir);
  return problem && [problem.code, problem.place?.file, problem.en];
};

it.each([
  ['postcss.config.js', 'module.exports = {plugins: {here: {}, missing: {}}};'],
  ['postcss.config.mjs', "import missing from 'missing';\nexport default {plugins: [missing]};"],
  ['postcss.config.cjs', "module.exports = () => ({plugins: [require('missing')()]});"],
  ['.postcssrc.json', '{"plugins": {"missing": {}}}'],
  ['postcss.config.js', "module.exports = {plugins: {'missing/nesting': {}, here: {}}};"],
])('names the package that %s lacks', async (name, text) => {
  expect(await find(name, text)).toEqual([
    'BD-002',
    name,
    'missing is not installed: what uses it was left out (1 file).',
  ]);
});

it.each([
  ['postcss.config.js', 'module.exports = {plugins: {here: {}, missing: false}};'],
  ['postcss.config.js', "throw new Error('its own');"],
  ['other.js', "throw new Error('not read');"],
])(
  'says nothing of settings that can be used, fail in another way, or are none: %s',
  async (name, text) => {
    expect(await find(name, text)).toBeUndefined();
  },
);
