import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, onTestFinished, TestRunner} from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'wuya-'));
// What a server was writing when it was closed may still come, on a busy machine seconds later.
const remove = (dir: string): void => rmSync(dir, {recursive: true, force: true, maxRetries: 10});

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
