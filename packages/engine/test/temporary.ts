import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, onTestFinished} from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'wuya-'));
const remove = (dir: string): void => rmSync(dir, {recursive: true, force: true});

/** An empty folder, removed when the test that asked for it ends. */
export function temporaryFolder(): string {
  const dir = create();
  onTestFinished(() => remove(dir));
  return dir;
}

/** An empty folder, removed when the tests of the file that asked for it have ended. Ask outside of tests. */
export function sharedFolder(): string {
  const dir = create();
  afterAll(() => remove(dir));
  return dir;
}
