import {mkdirSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../test/temporary.ts';
import {watchFiles} from './watch.ts';

/** A watched folder whose reports can be waited for. */
async function watchFolder() {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'notes'));
  writeFileSync(join(dir, 'notes/a.md'), '一');
  const seen = new Set<string>();
  let tell: () => void = () => undefined;
  const watcher = watchFiles({
    paths: [dir],
    isIgnored: (path) => path.endsWith('node_modules'),
    onChange(paths) {
      for (const path of paths) seen.add(path.slice(dir.length + 1));
      tell();
    },
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  return {
    dir,
    changedSince: watcher.changedSince,
    /** Waits until a path is reported, then forgets all reports. */
    async report(path: string): Promise<void> {
      while (!seen.has(path)) await new Promise<void>((done) => (tell = done));
      seen.clear();
    },
  };
}

it('reports a note that is saved, added and removed', async () => {
  const {dir, report} = await watchFolder();
  writeFileSync(join(dir, 'notes/a.md'), '二');
  await report('notes/a.md');
  writeFileSync(join(dir, 'notes/b.md'), '一');
  await report('notes/b.md');
  rmSync(join(dir, 'notes/b.md'));
  await report('notes/b.md');
});

it('goes on with a folder that went away and came back', async () => {
  const {dir, report} = await watchFolder();
  renameSync(join(dir, 'notes'), join(dir, 'away'));
  await report('away/a.md');
  renameSync(join(dir, 'away'), join(dir, 'notes'));
  await report('notes/a.md');
  writeFileSync(join(dir, 'notes/b.md'), '一');
  await report('notes/b.md');
});

it('goes on with a file that was removed, seen to be gone, and written again, and again', async () => {
  const {dir, report} = await watchFolder();
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
  const {dir, changedSince} = await watchFolder();
  const path = join(dir, 'notes/a.md');
  const {ctimeMs} = statSync(path);
  expect(changedSince(ctimeMs)).toEqual([path]);
  expect(changedSince(ctimeMs + 1)).toEqual([]);
});
