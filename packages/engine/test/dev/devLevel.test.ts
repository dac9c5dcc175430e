import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {editAndAsk} from '../faultSuite/devLevel.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const isCompiled = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));

it.runIf(isCompiled && process.platform === 'linux')(
  'wuya dev shows every edit, from the first moment on, and leaves nothing behind (needs packages/engine/dist)',
  async () => {
    await expect(editAndAsk(40)).resolves.toBeUndefined();
  },
);

const apart = '../../dist/dev/compileApart.js';

it.runIf(isCompiled)(
  'compiles the notes of a site in a process of its own, which ends (needs packages/engine/dist)',
  async () => {
    const {compileApart} = (await import(apart)) as typeof import('../../src/dev/compileApart.ts');
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js': "export default {title: '站', url: 'https://x.example'};\n",
      'docs/a.md': '# 甲\n',
    });
    await compileApart(dir, new AbortController().signal);
    expect(readdirSync(join(dir, '.wuya/cache/facts')).join()).toMatch(/^[^,]*\.pack$/);
    const stopped = new AbortController();
    const end = compileApart(dir, stopped.signal);
    stopped.abort();
    await end;
  },
);
