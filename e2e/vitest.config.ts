import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
import {useMemoryFolder} from '../packages/engine/test/helpers/memoryFolder.ts';

useMemoryFolder();

/** Small files that take long: Vitest begins with the largest, and at the end one worker would wait for the others. */
const LONG = ['everyKind', 'offline', 'devSite', 'languages', 'axe', 'comments', 'packages'];

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({moduleId}: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/globalSetup.ts'],
    pool: 'forks',
    // The compiled engine, which builds sites for the tests, is run as it is.
    server: {deps: {external: [/\/packages\/\w+\/dist\//]}},
    sequence: {sequencer: LongOnesFirst},
    // Each worker has a browser of its own, for all of its files.
    isolate: false,
    // Node 20 has WebSocket behind this flag; newer ones take it and have it anyway.
    execArgv: [
      '--experimental-websocket',
      `--import=${new URL('helpers/smallPlaywright.mjs', import.meta.url).href}`,
    ],
    // A third on two cores makes all of them slower: 211 -> 232 s, 355 -> 376 CPU s.
    maxWorkers: Math.max(2, availableParallelism()),
    // What is asked of a page is waited for, since it answers in its own time.
    expect: {poll: {timeout: 10_000, interval: 40}},
    // A real browser on a busy machine: one late answer in some 800 tests shall not hide what the others say. Tests that needed
    // it are listed at the end (scripts/secondTries.mjs), and are faults to be fixed.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
