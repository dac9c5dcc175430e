import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {runConfig} from '../bundle/config/runConfig.ts';
import {openCache} from '../cache/cache.ts';
import {checkAddressVariables} from './addressVariables.ts';
import {loadConfig} from './loadConfig.ts';

it.each([
  [{}],
  [{WUYA_URL: '', WUYA_BASE_URL: ''}],
  [{WUYA_URL: 'https://me.github.io', WUYA_BASE_URL: '/notes'}],
  [{WUYA_URL: 'http://localhost:3000/', WUYA_BASE_URL: 'notes/'}],
])('takes %j', (env) => {
  expect(checkAddressVariables(env)).toEqual([]);
});

it.each([
  [
    {WUYA_URL: 'https://me.github.io/notes/'},
    'WUYA_URL=https://me.github.io WUYA_BASE_URL=/notes/',
  ],
  [{WUYA_URL: 'me.github.io'}, 'WUYA_URL=https://me.github.io'],
  [{WUYA_URL: '//me.github.io/a'}, 'WUYA_URL=https://me.github.io WUYA_BASE_URL=/a'],
  [{WUYA_BASE_URL: 'https://me.github.io/notes'}, 'WUYA_BASE_URL=/notes'],
  [{WUYA_BASE_URL: 'C:/Program Files/Git/notes/'}, 'WUYA_BASE_URL=notes/'],
])('says what to write in the place of %j', (env, right) => {
  const [problem, ...rest] = checkAddressVariables(env);
  expect([problem?.code, problem?.hint?.en, rest]).toEqual(['CFG-017', `Write ${right}`, []]);
});

it.each([[{WUYA_URL: 'http://'}], [{WUYA_URL: 'x y'}], [{WUYA_BASE_URL: '/a/../b'}]])(
  'names the variable of %j',
  (env) => {
    const [problem] = checkAddressVariables(env);
    const [[name, value]] = Object.entries(env) as [[string, string]];
    expect(problem?.zh).toContain(`环境变量 ${name}：应为`);
    expect(problem?.en).toContain(JSON.stringify(value));
    expect([problem?.place, problem?.hint]).toEqual([undefined, undefined]);
  },
);

it('is not said of the line of the config, which is right', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': "export default {title: 'N', url: 'https://example.com'};\n"});
  vi.stubEnv('WUYA_URL', 'https://me.github.io/notes');
  const loaded = loadConfig(dir, openCache(join(dir, '.cache')), {run: runConfig});
  await expect(loaded)
    .rejects.toThrow('CFG-017')
    .finally(() => vi.unstubAllEnvs());
});
