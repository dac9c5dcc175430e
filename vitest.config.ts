import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {compiledModules} from './packages/engine/test/helpers/compiledModules.ts';
import {findCountingTests} from './packages/engine/test/helpers/countingTests.ts';
import {useMemoryFolder} from './packages/engine/test/helpers/memoryFolder.ts';

useMemoryFolder();

/**
 * Names tests that count the steps of everything that is loaded, or collect all that is held, so that nothing but their own is
 * loaded: 6 → .6 s for three of them. V8 counts by compiling all code anew, which the files after them would be slower by.
 */
const COUNTING = [...findCountingTests('packages/engine/src')];

/**
 * Names tests that compute: none waits, or has a limit of time of its own. `npm test` runs them beside all others, which leave a
 * seventh of two cores idle (scripts/test.mjs).
 */
const COMPUTING = [
  'bench/**/*.test.ts',
  'packages/engine/src/{article,config,content,document,errors,kinds,output,routes}/**/*.test.ts',
  'packages/engine/src/cli/migrate/**/*.test.ts',
  'packages/search/src/**/*.test.ts',
];

/**
 * V8 optimizes whatever runs for a moment, and most of a test runs once: 123 -> 109 CPU s for all of them on Node 20. The same
 * patience as of the command (`bin/wuya.mjs`).
 */
const PATIENCE: Readonly<Record<string, string>> = {
  20: '--interrupt-budget=600000',
  22: '--invocation-count-for-turbofan=15000',
};
const patience = PATIENCE[process.versions.node.split('.')[0]!];

export default defineConfig({
  // `npm test` compiles first. By themselves tests run what is written.
  plugins: process.env['WUYA_COMPILED'] ? [compiledModules()] : [],
  test: {
    // Vitest would leave a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    ...(patience !== undefined && {execArgv: [patience]}),
    // Compiled modules are run as they are.
    server: {deps: {external: [/\/packages\/[\w-]+\/dist\//]}},
    // The language of the messages is not left to the machine.
    env: {WUYA_LANG: 'zh'},
    // Whole sites are built: on a busy machine a test may take a minute.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // No module keeps state (test/rules), so files share theirs: half the CPU of the small ones.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'manual/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', ...COMPUTING, ...COUNTING],
        },
      },
      {
        extends: true,
        test: {
          name: 'computing',
          isolate: false,
          include: COMPUTING,
          exclude: COUNTING,
          // Where all others want the cores for minutes, a test of a second may take as long.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {extends: true, test: {name: 'counting', isolate: true, include: COUNTING}},
    ],
  },
});
