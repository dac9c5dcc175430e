import {mkdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {watchFiles, type WatchOptions} from './watch.ts';

/** A watched folder whose reports can be waited for. */
async function watchFolder(platform = 'linux', env = {}) {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'notes'));
  writeFileSync(join(dir, 'notes/a.md'), '一');
  const seen = new Set<string>();
  let tell: () => void = () => undefined;
  const options: WatchOptions = {
    paths: [dir],
    isIgnored: (path) => path.endsWith('node_modules'),
    onChange(changes) {
      for (const {path} of changes) seen.add(relative(dir, path));
      tell();
    },
  };
  const watcher = await watchFiles(options, {platform, env});
  onTestFinished(() => watcher.close());
  await watcher.ready;
  return {
    dir,
    add: watcher.add,
    changedSince: watcher.changedSince,
    /** Waits until a path is reported, then forgets all reports. */
    async report(path: string): Promise<void> {
      while (!seen.has(path)) await new Promise<void>((done) => (tell = done));
      seen.clear();
    },
  };
}

describe.each(['linux', 'darwin'])('as on %s', (platform) => {
  it('reports a note that is saved, added and removed', async () => {
    const {dir, report} = await watchFolder(platform);
    writeFileSync(join(dir, 'notes/a.md'), '二');
    await report('notes/a.md');
    writeFileSync(join(dir, 'notes/b.md'), '一');
    await report('notes/b.md');
    rmSync(join(dir, 'notes/b.md'));
    await report('notes/b.md');
  });

  it('goes on with a folder that went away and came back', async () => {
    const {dir, report} = await watchFolder(platform);
    renameSync(join(dir, 'notes'), join(dir, 'away'));
    await report('away/a.md');
    renameSync(join(dir, 'away'), join(dir, 'notes'));
    await report('notes/a.md');
    writeFileSync(join(dir, 'notes/b.md'), '一');
    await report('notes/b.md');
  });

  it('goes on with a file that was removed, seen to be gone, and written again, and again', async () => {
    const {dir, report} = await watchFolder(platform);
    for (const path of ['wuya.config.ts', 'notes/a.md']) {
      writeFileSync(join(dir, path), '一');
      await report(path);
      rmSync(join(dir, path));
      await report(path);
      for (const text of ['二', '三三']) {
        writeFileSync(join(dir, path), text);
        await report(path);
      }
    }
  });

  it('knows the files that were changed since a time, for those changed before it could report', async () => {
    const {dir, changedSince} = await watchFolder(platform);
    const path = join(dir, 'notes/a.md');
    const {ctimeMs} = statSync(path);
    expect(changedSince(ctimeMs)).toEqual([path]);
    expect(changedSince(ctimeMs + 1)).toEqual([]);
  });
});

it('reports what is in a folder that is made, or put in the place of another', async () => {
  const {dir, report} = await watchFolder();
  mkdirSync(join(dir, 'notes/in/deep'), {recursive: true});
  writeFileSync(join(dir, 'notes/in/deep/c.md'), '一');
  await report('notes/in/deep/c.md');
  rmSync(join(dir, 'notes'), {recursive: true});
  mkdirSync(join(dir, 'notes'));
  writeFileSync(join(dir, 'notes/a.md'), '二');
  await report('notes/a.md');
  writeFileSync(join(dir, 'notes/a.md'), '三');
  await report('notes/a.md');
});

it('follows links to files and folders, and goes around in no circle', async () => {
  const {dir, report} = await watchFolder();
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'o.md'), '一');
  mkdirSync(join(outside, 'more'));
  symlinkSync(join(outside, 'o.md'), join(dir, 'notes/link.md'));
  symlinkSync(join(outside, 'more'), join(dir, 'notes/more'));
  symlinkSync(dir, join(dir, 'notes/circle'));
  await report('notes/circle');
  writeFileSync(join(outside, 'o.md'), '二');
  await report('notes/link.md');
  writeFileSync(join(outside, 'more/m.md'), '一');
  await report('notes/more/m.md');
});

it('watches a folder once that links lead around, and goes on with a link to itself', async () => {
  const {dir, report} = await watchFolder();
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  for (const name of ['x', 'y', 'z']) {
    symlinkSync(other, join(one, name));
    symlinkSync(one, join(other, name));
  }
  symlinkSync('self', join(dir, 'notes/self'));
  symlinkSync(one, join(dir, 'notes/one'));
  await report('notes/one/x');
  writeFileSync(join(other, 'a.md'), '一');
  await report('notes/one/x/a.md');
});

it('goes on where a path cannot be watched', async () => {
  const {dir, add, report} = await watchFolder('darwin');
  add([join(dir, 'notes/\0')]);
  writeFileSync(join(dir, 'notes/a.md'), '二');
  await report('notes/a.md');
});

it('watches single files and further folders, also those that are replaced', async () => {
  const {dir, add, report} = await watchFolder();
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'c.ts'), '一');
  const own = relative(dir, join(outside, 'c.ts'));
  add([join(outside, 'c.ts')]);
  for (const text of ['二', '三']) {
    writeFileSync(join(outside, 'new'), text);
    renameSync(join(outside, 'new'), join(outside, 'c.ts'));
    await report(own);
  }
});

it('goes on with a further folder that went away and came back', async () => {
  const {dir, add, report} = await watchFolder();
  const outside = join(temporaryFolder(), 'shared');
  mkdirSync(outside);
  const own = relative(dir, join(outside, 'a.md'));
  add([outside]);
  rmSync(outside, {recursive: true});
  await report(relative(dir, outside));
  mkdirSync(outside);
  writeFileSync(join(outside, 'a.md'), '一');
  await report(own);
  writeFileSync(join(outside, 'a.md'), '二');
  await report(own);
});

it('looks at files from time to time where drives tell of no change, when it is asked to', async () => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const {dir, report} = await watchFolder('linux', process.env);
  // Of a file that is only looked at, no watch is there to tell.
  expect(process.getActiveResourcesInfo()).not.toContain('FSEventWrap');
  // A file may be looked at for the first time after the watch is ready: what it holds then is no change.
  let text = '二';
  const writing = setInterval(() => writeFileSync(join(dir, 'notes/a.md'), (text += '二')), 150);
  onTestFinished(() => clearInterval(writing));
  await report('notes/a.md');
});

it.each(['linux', 'darwin'])(
  'watches nothing more once it is closed, whatever is added: as on %s',
  async (platform) => {
    const countWatches = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'FSEventWrap').length;
    const dir = temporaryFolder();
    const options = {paths: [dir], isIgnored: () => false, onChange: () => undefined};
    const before = countWatches();
    const watcher = await watchFiles(options, {platform, env: {}});
    await watcher.ready;
    await watcher.close();
    const other = temporaryFolder();
    writeFileSync(join(other, 'a.css'), '');
    watcher.add([other, join(other, 'a.css')]);
    await expect.poll(countWatches).toBe(before); // a watch ends some turns after it was closed
  },
);
