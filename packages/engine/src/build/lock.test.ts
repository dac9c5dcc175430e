import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/temporary.ts';
import {withLock} from './lock.ts';

const stateIn = (dir: string) => join(dir, '.wuya');

it('lets one work at a time, and says for whom the others wait', async () => {
  const state = stateIn(temporaryFolder());
  const log: string[] = [];
  const waited: number[] = [];
  const run = (name: string) =>
    withLock(
      state,
      async () => {
        log.push(`${name} begins`);
        await new Promise((done) => setImmediate(done));
        log.push(`${name} ends`);
      },
      (pid) => waited.push(pid),
    );
  await Promise.all([run('a'), run('b')]);
  expect(log).toHaveLength(4);
  expect(log[0]!.replace('begins', 'ends')).toBe(log[1]);
  expect(waited).toEqual([process.pid]);
});

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

it.each([
  [
    'of a process that has ended',
    () => JSON.stringify({pid: deadPid(), host: hostname(), started: ''}),
  ],
  [
    'of a process whose number another has now',
    () => JSON.stringify({pid: process.pid, host: hostname(), started: '1'}),
  ],
  ['that was cut short', () => '{"pid":'],
  ['of nothing', () => ''],
])('takes over a lock %s', async (_, content) => {
  const state = stateIn(temporaryFolder());
  await withLock(state, async () => writeFileSync(join(state, 'kept'), ''));
  writeFileSync(join(state, 'build.lock'), content());
  expect(await withLock(state, async () => 'done')).toBe('done');
  expect(readdirSync(state)).toEqual(['kept']);
});

it('is released by work that fails, and leaves no folder where there was none', async () => {
  const state = stateIn(temporaryFolder());
  await expect(withLock(state, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(state)).toBe(false);
  expect(await withLock(join(state, 'nowhere/.wuya'), async () => 'done')).toBe('done');
  expect(existsSync(state)).toBe(false);
});
