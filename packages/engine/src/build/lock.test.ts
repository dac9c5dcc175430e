import {spawnSync} from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createWatch, withLock} from './lock.ts';

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
  const path = join(state, 'build.lock');
  writeFileSync(path, content());
  utimesSync(path, 1000, 1000);
  expect(await withLock(state, async () => 'done')).toBe('done');
  expect(readdirSync(state)).toEqual(['kept']);
});

it('waits for the owner of a lock that is still being written', async () => {
  const state = stateIn(temporaryFolder());
  mkdirSync(state);
  const path = join(state, 'build.lock');
  writeFileSync(path, '');
  const log: (string | number)[] = [];
  const work = withLock(
    state,
    async () => void log.push('done'),
    (pid) => {
      log.push(pid);
      rmSync(path);
    },
  );
  writeFileSync(path, JSON.stringify({pid: process.ppid, host: 'elsewhere', started: ''}));
  await work;
  expect(log).toEqual([process.ppid, 'done']);
});

it('leaves one that cannot be removed to the next build, its own too', async () => {
  const state = stateIn(temporaryFolder());
  const {rmSync: remove} = fs;
  const fail = () => {
    throw Object.assign(new Error('EACCES'), {code: 'EACCES'});
  };
  const forbid = (rm: typeof remove) => {
    fs.rmSync = rm;
    syncBuiltinESMExports();
  };
  onTestFinished(() => forbid(remove));
  expect(await withLock(state, async () => (forbid(fail), 'first'))).toBe('first');
  forbid(remove);
  const waited: number[] = [];
  const work = withLock(
    state,
    async () => 'second',
    (pid) => void waited.push(pid),
  );
  utimesSync(join(state, 'build.lock'), 1000, 1000);
  expect([await work, waited]).toEqual(['second', []]);
});

it('leaves the lock of a process that took it over meanwhile', async () => {
  const state = stateIn(temporaryFolder());
  const path = join(state, 'build.lock');
  const other = JSON.stringify({pid: 1, host: 'elsewhere', started: ''});
  await withLock(state, async () => writeFileSync(path, other));
  expect(readFileSync(path, 'utf8')).toBe(other);
});

it('is released by work that fails, and leaves no folder where there was none', async () => {
  const state = stateIn(temporaryFolder());
  await expect(withLock(state, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(state)).toBe(false);
  expect(await withLock(join(state, 'nowhere/.wuya'), async () => 'done')).toBe('done');
  expect(existsSync(state)).toBe(false);
});

it('says what is in the place of the lock, and does not wait for it', async () => {
  const state = stateIn(temporaryFolder());
  mkdirSync(join(state, 'build.lock'), {recursive: true});
  await expect(withLock(state, async () => 'done')).rejects.toMatchObject({
    code: 'EISDIR',
    path: join(state, 'build.lock'),
  });
});

it('takes an owner that cannot be asked for gone when its lock is old, or stays as it is, whatever the clocks say', () => {
  let now = 1000;
  const isSilent = createWatch({silentMs: 100, monotonicMs: () => now, clockMs: () => now});
  expect(isSilent(880)).toBe(true);
  expect(isSilent(950)).toBe(false);
  expect(isSilent(9_000_000)).toBe(false);
  now = 1090;
  expect(isSilent(9_000_005)).toBe(false); // it beats, on a clock that is ahead
  now = 1180;
  expect(isSilent(9_000_005)).toBe(false);
  now = 1191;
  expect(isSilent(9_000_005)).toBe(true);
});

it('takes a lock that its owner elsewhere lets go between two looks at it', async () => {
  const state = stateIn(temporaryFolder());
  mkdirSync(state);
  const path = join(state, 'build.lock');
  writeFileSync(path, JSON.stringify({pid: 1, host: 'elsewhere', started: ''}));
  const read = fs.readFileSync;
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    const text = read(...args);
    if (args[0] === path) rmSync(path, {force: true});
    return text;
  }) as typeof read;
  syncBuiltinESMExports();
  try {
    expect(await withLock(state, async () => 'done')).toBe('done');
  } finally {
    fs.readFileSync = read;
    syncBuiltinESMExports();
  }
});

it('says that the disk is read-only: Node says of such folders that they do not exist', async () => {
  const real = fs.mkdirSync;
  fs.mkdirSync = ((path: string, options?: {recursive?: boolean}) => {
    const code = options?.recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), {code, path});
  }) as typeof fs.mkdirSync;
  syncBuiltinESMExports();
  try {
    await expect(withLock('/.wuya-of-no-site', async () => undefined)).rejects.toMatchObject({
      code: 'EROFS',
    });
  } finally {
    fs.mkdirSync = real;
    syncBuiltinESMExports();
  }
});
