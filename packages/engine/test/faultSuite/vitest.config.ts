import {defineConfig} from 'vitest/config';

/** Runs the whole fault suite, one part after the other: `npm run test:faults`. */
export default defineConfig({
  test: {
    include: ['packages/engine/test/faultSuite/*.faults.ts'],
    globalSetup: ['packages/engine/test/faultSuite/totals.ts'],
    fileParallelism: false,
    env: {WUYA_LANG: 'zh'},
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
