import {mkdtempSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, onTestFinished, TestRunner} from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'wuya-'));
// What a server was writing when it was closed may still come, on a busy machine seconds later, and needs this thread for it.
const remove = (dir: string): Promise<void> =>
  rm(dir, {recursive: true, force: true, maxRetries: 10});

/** An empty folder, removed when the test that asked for it ends. */
export function temporaryFolder(): string {
  const dir = create();
  onTestFinished(() => remove(dir));
  return dir;
}

/**
 * An empty folder, removed when the tests of the file or the `describe` that asked for it have ended.
 * @throws inside a test, where nothing would remove it
 */
export function sharedFolder(): string {
  if (TestRunner.getCurrentTest()) throw new Error('Inside a test, ask for a temporaryFolder().');
  const dir = create();
  afterAll(() => remove(dir));
  return dir;
}
