import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {useMemoryFolder} from './packages/engine/test/memoryFolder.ts';

useMemoryFolder();

export default defineConfig({
  test: {
    // No module keeps state (test/rules), so files share theirs: half the CPU of the small ones.
    isolate: false,
    // Vitest would leave a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'bench/**/*.test.ts',
      'manual/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // The language of the messages is not left to the machine.
    env: {WUYA_LANG: 'zh'},
    // Whole sites are built: on a busy machine a test may take a minute.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
