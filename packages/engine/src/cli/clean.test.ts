import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeFiles} from '../../test/site.ts';
import {temporaryFolder} from '../../test/temporary.ts';
import {outputStateDirOf} from '../cache/stateDir.ts';
import {openOutput} from '../output/emit/output.ts';
import {main} from './main.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.stubEnv('WUYA_LANG', 'en');
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void (printed += text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('removes what builds made and leaves what else is in the output', async () => {
  const dir = temporaryFolder();
  const out = join(dir, 'dist');
  const output = openOutput(out, outputStateDirOf(dir, out));
  output.write('index.html', 'key', 'text');
  output.commit();
  writeFiles(out, {CNAME: 'example.com'});
  expect(await main(['clean', dir])).toBe(0);
  expect(readdirSync(dir)).toEqual(['dist']);
  expect(readdirSync(out)).toEqual(['CNAME']);
  expect(printed).toContain(`they were left:\n  ${join(out, 'CNAME')}`);
});

it('takes nothing of a folder that is no site', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'dist/index.js': 'made by something else'});
  expect(await main(['clean', dir])).toBe(0);
  expect(existsSync(join(dir, 'dist/index.js'))).toBe(true);
  expect(readdirSync(dir)).toEqual(['dist']);
});

it('says so where there is no folder', async () => {
  expect(await main(['clean', join(temporaryFolder(), 'nowhere')])).toBe(1);
  expect(printed).toContain('There is no folder');
});

it('removes a state in which something else is in the place of the lock', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'.wuya/build.lock/a': '', 'a.txt': ''});
  expect(await main(['clean', dir])).toBe(0);
  expect(readdirSync(dir)).toEqual(['a.txt']);
});
