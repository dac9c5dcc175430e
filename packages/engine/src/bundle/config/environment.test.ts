import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {type ConfigView, loadConfig} from '../../config/loadConfig.ts';
import {runConfig} from './runConfig.ts';

function loadFrom(code: string, view: ConfigView, dir = temporaryFolder()) {
  writeFiles(dir, {'docusaurus.config.js': code});
  return loadConfig(dir, openCache(join(dir, '.wuya/cache')), {run: runConfig, ...view});
}

it.each([
  ['production', {}, '/docs/'],
  ['development', {isProduction: false}, '/'],
])('docusaurus.config reads that it is run for %s', async (_, view, baseUrl) => {
  vi.stubEnv('NODE_ENV', 'test');
  const {config} = await loadFrom(
    "module.exports = {title: 'a', url: 'https://a.example', baseUrl: process.env.NODE_ENV === 'production' ? '/docs/' : '/'};\n",
    view,
  );
  expect([config.baseUrl, process.env['NODE_ENV']]).toEqual([baseUrl, 'test']);
  vi.unstubAllEnvs();
});

it('docusaurus.config that asks for its language is run for each, by the name that it gives it', async () => {
  const dir = temporaryFolder();
  const code = `const language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';
module.exports = {
  title: 'Title ' + language,
  url: 'https://a.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-hans']},
};
`;
  const titles = [];
  for (const locale of [undefined, 'zh-Hans', undefined])
    titles.push((await loadFrom(code, {locale}, dir)).config.title);
  expect(titles).toEqual(['Title en', 'Title zh-hans', 'Title en']);
  expect(process.env).not.toHaveProperty('DOCUSAURUS_CURRENT_LOCALE');
});
