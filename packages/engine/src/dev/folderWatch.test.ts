import {mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {watchFolders} from './folderWatch.ts';
import {gatherEvents} from './watch.ts';

it('tells once of a system that watches no more folders, and of no folder that is gone', async () => {
  const dir = temporaryFolder();
  for (const name of ['a', 'b', 'c']) mkdirSync(join(dir, name));
  const codes = new Map([
    ['a', 'ENOENT'],
    ['b', 'ENOSPC'],
    ['c', 'ENOSPC'],
  ]);
  const watchSome = ((...given: Parameters<typeof watch>) => {
    const code = codes.get(String(given[0]).slice(dir.length + 1));
    if (code !== undefined) throw Object.assign(new Error('not watched'), {code});
    return watch(...given);
  }) as typeof watch;
  const lost: string[] = [];
  const watcher = gatherEvents(
    {
      paths: [dir],
      isIgnored: () => false,
      onChange: () => undefined,
      onLost: (folder, code) => lost.push(`${folder} ${code}`),
    },
    (watched) => watchFolders(watched, watchSome),
    [],
  );
  await watcher.close();
  expect(lost).toEqual([`${join(dir, 'b')} ENOSPC`]);
});

/** Watches paths; `until` waits for the report of one, whether it came before or not, and forgets all. */
function follow(paths: readonly string[], isIgnored: (path: string) => boolean = () => false) {
  const seen = new Map<string, boolean>();
  let tell: () => void = () => undefined;
  const open = new Set<ReturnType<typeof watch>>();
  const watchCounted = ((...given: Parameters<typeof watch>) => {
    const watcher = watch(...given);
    open.add(watcher);
    watcher.on('close', () => open.delete(watcher));
    return watcher;
  }) as typeof watch;
  const events = watchFolders(
    {
      paths,
      isIgnored,
      onEvent({path, isMoved}) {
        seen.set(path, isMoved || seen.get(path) === true);
        tell();
      },
      onError: () => undefined,
    },
    watchCounted,
  );
  onTestFinished(() => events.close());
  return {
    events,
    countOpen: () => open.size,
    /** Returns what was told besides. */
    async until(path: string): Promise<string[]> {
      while (!seen.has(path)) await new Promise<void>((done) => (tell = done));
      const others = [...seen.keys()].filter((one) => one !== path);
      seen.clear();
      return others;
    },
  };
}

/** Writes files, folders and all. */
function put(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, String(Math.max(0, ...paths.map((one) => one.length))));
  }
}

it('watches a file outside again when its folder, or the one around that, is made again', async () => {
  const outer = temporaryFolder();
  const file = join(outer, 'shared/parts/c.ts');
  put(file);
  const {until} = follow([file]);
  for (const gone of [dirname(file), join(outer, 'shared')]) {
    rmSync(gone, {recursive: true});
    await until(file);
    put(file);
    await until(file);
    writeFileSync(file, 'saved');
    await until(file);
  }
});

it('watches a file outside in a folder that took the place of its own', async () => {
  const outer = temporaryFolder();
  const [file, other] = [join(outer, 'parts/c.ts'), join(outer, 'next/c.ts')];
  put(file, other);
  const {until} = follow([file]);
  renameSync(dirname(file), join(outer, 'old'));
  renameSync(dirname(other), dirname(file));
  await until(file);
  writeFileSync(join(outer, 'old/c.ts'), 'nobody reads this');
  writeFileSync(file, 'saved');
  await until(file);
});

it('watches a folder outside again with all in it when what is around it is made again', async () => {
  const outer = temporaryFolder();
  const note = join(outer, 'a/shared/in/a.md');
  put(note);
  const {until} = follow([join(outer, 'a/shared')]);
  rmSync(join(outer, 'a'), {recursive: true});
  await until(join(outer, 'a/shared'));
  put(note);
  await until(note);
  writeFileSync(note, 'saved');
  await until(note);
});

it('lists what is watched: files of folders, single ones, none that is ignored', () => {
  const [dir, outer] = [temporaryFolder(), temporaryFolder()];
  put(join(dir, 'a.md'), join(dir, 'in/b.md'), join(dir, 'no/c.md'), join(dir, 'no.md'));
  put(join(outer, 'c.ts'), join(outer, 'd.ts'));
  const isIgnored = (path: string) => /\bno(?:\.md)?$/.test(path);
  const {events} = follow([dir, join(outer, 'c.ts'), join(outer, 'no')], isIgnored);
  expect(events.files().toSorted()).toEqual(
    [dir, join(dir, 'a.md'), join(dir, 'in/b.md'), join(outer, 'c.ts')].toSorted(),
  );
});

it('opens one watch for each folder and closes those of folders that went, and no others', async () => {
  const dir = temporaryFolder();
  put(join(dir, 'in/deep/a.md'), join(dir, 'in2/b.md'), join(dir, 'no/c.md'));
  const {events, countOpen, until} = follow([dir], (path) => path.endsWith('/no'));
  expect(countOpen()).toBe(5); // the folder, three in it, and the one around
  events.add([dir, join(dir, 'in'), join(dir, 'in2/b.md')]);
  expect(countOpen()).toBe(5);
  renameSync(join(dir, 'in'), join(dir, 'no/in'));
  await until(join(dir, 'in'));
  await expect.poll(countOpen).toBe(3);
  writeFileSync(join(dir, 'in2/b.md'), 'saved');
  await until(join(dir, 'in2/b.md'));
  await events.close();
  await expect.poll(countOpen).toBe(0);
});

it('watches single files of a folder by one watch', () => {
  const dir = temporaryFolder();
  put(join(dir, 'c.ts'), join(dir, 'd.ts'));
  expect(follow([join(dir, 'c.ts'), join(dir, 'd.ts')]).countOpen()).toBe(1);
});

it('tells nothing of what is ignored, and of the files of a folder that is put there', async () => {
  const [dir, from] = [temporaryFolder(), temporaryFolder()];
  put(join(from, 'in/deep/a.md'), join(from, 'in/no'));
  const {until} = follow([dir], (path) => path.endsWith('/no'));
  writeFileSync(join(dir, 'no'), '');
  renameSync(join(from, 'in'), join(dir, 'in'));
  expect((await until(join(dir, 'in/deep/a.md'))).filter((path) => path.endsWith('no'))).toEqual(
    [],
  );
});

it('follows a link to a file by its target, also when it leads to another one', async () => {
  const [dir, outer] = [temporaryFolder(), temporaryFolder()];
  const link = join(dir, 'link.md');
  put(join(outer, 'one/o.md'), join(outer, 'two/o.md'));
  symlinkSync(join(outer, 'one/o.md'), link);
  const {until} = follow([dir]);
  writeFileSync(join(outer, 'one/o.md'), 'saved');
  await until(link);
  rmSync(link);
  await until(link);
  symlinkSync(join(outer, 'two/o.md'), link);
  await until(link);
  writeFileSync(join(outer, 'two/o.md'), 'saved');
  await until(link);
});
