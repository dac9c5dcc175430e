import {realpathSync} from 'node:fs';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {WorkingFolder} from './workingFolder.ts';

it('is that of the process until the last work in it is done, also work that fails', async () => {
  const before = process.cwd();
  const dir = realpathSync(temporaryFolder());
  const folder = new WorkingFolder(dir);
  const seen: string[] = [];
  let finish = (): void => undefined;
  const long = folder.run(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    seen.push(process.cwd());
  });
  const failing = folder.run(async () => {
    seen.push(process.cwd());
    throw new Error('x');
  });
  await expect(failing).rejects.toThrow('x');
  expect(process.cwd()).toBe(dir);
  finish();
  await long;
  expect(seen).toEqual([dir, dir]);
  expect(process.cwd()).toBe(before);
});
