import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {readTree, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const bin = fileURLToPath(new URL('../../bin/wuya.mjs', import.meta.url));
const isCompiled = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));

function build(hook: string): {readonly said: string; readonly status: number | null} {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docs/index.md': '# 山\n',
    'dist/kept.html': '山',
    'plugin.mjs': `export default () => ({\n  name: 'a',\n  ${hook}\n});\n`,
    'wuya.config.mjs': `import a from './plugin.mjs';\nexport default {title: '山', url: 'https://a.example', vite: {plugins: [a()]}};\n`,
  });
  const {status, stderr} = spawnSync(process.execPath, [bin, 'build', dir], {
    encoding: 'utf8',
    env: {...process.env, WUYA_LANG: 'en'},
  });
  expect(readTree(join(dir, 'dist'))).toHaveProperty('kept.html');
  return {said: stderr, status};
}

describe.skipIf(!isCompiled)('a plugin in the process of the bundler', () => {
  it('throws where nothing waits for it: BD-004, without a stack of Node', () => {
    const {said, status} = build(
      "buildStart: () => {\n    setTimeout(() => { throw new Error('no answer'); });\n    return new Promise(() => undefined);\n  },",
    );
    expect(said).toMatch(/error BD-004 .*:\d+:\d+\n.*nothing waits for it: no answer/);
    expect(said).not.toMatch(/ at \w|memory|Node\.js v/);
    expect(status).toBe(1);
  });

  it('ends the process: BD-001, which names process.exit and no memory', () => {
    const {said, status} = build('buildStart: () => process.exit(0),');
    expect(said).toMatch(/error BD-001\n.*ended its process \(exit code 0\)\n.*process\.exit/);
    expect(status).toBe(1);
  });
});
