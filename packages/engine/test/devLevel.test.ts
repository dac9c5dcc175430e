import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {editAndAsk} from './faultSuite/devLevel.ts';

const isCompiled = existsSync(fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)));

it.runIf(isCompiled && process.platform === 'linux')(
  'wuya dev shows every edit, from the first moment on, and leaves nothing behind (needs packages/engine/dist)',
  async () => {
    await expect(editAndAsk(40)).resolves.toBeUndefined();
  },
);
