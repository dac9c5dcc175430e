import {join} from 'node:path';
import {expect, it} from 'vitest';
import {printProblem, writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {openCache} from '../../../cache/cache.ts';
import {runConfig} from '../../../bundle/config/runConfig.ts';
import {loadOwnGrammars} from './ownGrammars.ts';

const PRISM = `
const languages = {clike: {word: /\\w+/}};
module.exports = {
  languages,
  tokenize: (code, {word}) => code.split(' ').map((content) => (word.test(content) ? {type: 'word', content} : content)),
};`;
const INCLUDE = `
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type * as PrismNamespace from 'prismjs';
export default function prismIncludeLanguages(PrismObject: typeof PrismNamespace): void {
  const {themeConfig: {prism}} = siteConfig;
  if (!ExecutionEnvironment.canUseDOM) return;
  globalThis.Prism = PrismObject;
  prism.additionalLanguages.forEach((lang: string) => require(\`prismjs/components/prism-\${lang}\`));
  require('../prism/acorn');
  delete globalThis.Prism;
}
`;

const load = async (files: Readonly<Record<string, string>>) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'package.json': '{}', ...files});
  const cache = openCache(join(dir, '.cache'));
  const run = async (file: string) => ({
    missing: [],
    ...(await runConfig(file, cache, {isForeign: true, isCalled: false})),
  });
  const config = {themeConfig: {prism: {additionalLanguages: ['base']}}};
  const loaded = await loadOwnGrammars(dir, config, run);
  return {...loaded, dependencies: loaded.dependencies.map((path) => path.slice(dir.length + 1))};
};
const files = {
  'node_modules/prismjs/package.json': '{"name": "prismjs", "version": "1.30.0", "main": "a.js"}',
  'node_modules/prismjs/a.js': PRISM,
  'node_modules/prismjs/components/prism-base.js': 'Prism.languages.base = {word: /b/};',
  'src/theme/prism-include-languages.ts': INCLUDE,
  'src/prism/acorn.js':
    'Prism.languages.acorn = {...Prism.languages.base}; window.Prism.languages.oak = {word: /o/};',
};

it('teaches the Prism of a site what its theme adds', async () => {
  const {grammars, dependencies, warnings} = await load(files);
  expect([...grammars!.languages]).toEqual(['acorn', 'oak']);
  expect(grammars!.tokenize('a b', 'acorn')).toEqual(['a', {type: 'word', content: 'b'}]);
  expect(dependencies).toEqual(expect.arrayContaining(['src/prism/acorn.js']));
  expect(warnings).toEqual([]);
  expect(globalThis).not.toHaveProperty('Prism');
  expect(globalThis).not.toHaveProperty('window');
});

it('has nothing without Prism, and without languages of its own', async () => {
  const {[`node_modules/prismjs/a.js`]: _, ...without} = files;
  expect(await load(without)).toEqual({dependencies: [], warnings: []});
  expect(await load({...files, 'src/prism/acorn.js': ''})).not.toHaveProperty('grammars');
});

it('names a file that fails', async () => {
  const {grammars, warnings} = await load({
    ...files,
    'src/prism/acorn.js': 'throw new Error("no");',
  });
  expect(grammars).toBeUndefined();
  expect(warnings.map(printProblem)).toEqual([
    'warning THEME-305 src/theme/prism-include-languages.ts',
  ]);
  expect(warnings[0]!.en).toMatch(/prism-include-languages .*: no$/);
});
