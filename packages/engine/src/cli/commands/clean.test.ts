import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {outputStateDirOf} from '../../cache/stateDir.ts';
import {openOutput} from '../../output/emit/output.ts';
import {main} from '../main.ts';

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

it('names what it removes, and the first five of the files that stay', async () => {
  const dir = temporaryFolder();
  const outs = ['dist', 'dist-portable'].map((name) => join(dir, name));
  for (const out of outs) {
    const output = openOutput(out, outputStateDirOf(dir, out));
    output.write('index.html', 'key', 'text');
    output.commit();
  }
  const own = Array.from({length: 7}, (_, i) => `own${i}.txt`);
  writeFiles(outs[0]!, Object.fromEntries(own.map((name) => [name, ''])));
  expect(await main(['clean', dir])).toBe(0);
  expect(readdirSync(dir)).toEqual(['dist']);
  const shown = own.slice(0, 5).map((name) => `\n  ${join(outs[0]!, name)}`);
  expect(printed).toBe(
    ['Removed:', join(dir, '.wuya'), ...outs].join('\n  ') +
      `Wuya did not write these; they were left:${shown.join('')}\n  and 2 more`,
  );
});

it('says so where there is nothing to remove', async () => {
  expect(await main(['clean', temporaryFolder()])).toBe(0);
  expect(printed).toBe('There is nothing to remove.');
});

it('says where the site is, from the folder of its notes', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.ts': 'export default {};', 'notes/a.md': 'a'});
  expect(await main(['clean', join(dir, 'notes')])).toBe(0);
  expect(printed).toContain(`There is nothing to remove. ${dir} is a site:`);
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
