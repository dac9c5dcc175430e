import {mkdirSync, watch} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
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
