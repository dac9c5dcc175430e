import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Publishes the packages on this machine and makes sites of them: `npm run test:packages`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['e2e/registry/*.registry.ts'],
    globalSetup: ['e2e/registry/globalSetup.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
