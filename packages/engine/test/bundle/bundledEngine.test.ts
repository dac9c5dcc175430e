import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {readStamps, readTree, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const modules = join(dist, 'cli/main.js');
const bundled = join(dist, 'bundled/main.js');

/** Runs a command by a main module of the engine; returns what it prints. */
function run(main: string, ...args: string[]): string {
  const code = `const {main} = await import(${JSON.stringify(pathToFileURL(main).href)}); process.exitCode = await main(${JSON.stringify(args)});`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

// `npm run compile` makes both.
describe.skipIf(!existsSync(bundled))('the bundled engine', () => {
  it('builds what the modules build, and goes on from their cache', () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.ts':
        "import {defineConfig} from '@wuya/engine';\nexport default defineConfig({title: '笔记', url: 'https://example.com', docs: {path: 'notes'}});\n",
      'notes/a.md': '# 一\n\n```js\nconst a = 1;\n```\n\n[二](./b.md)\n',
      'notes/b.md': '# 二\n\n字。\n',
    });
    run(modules, 'build', dir);
    const before = readTree(join(dir, 'dist'));
    const stamps = readStamps(join(dir, 'dist'));
    // Notes, then pages, in either language.
    expect(run(bundled, 'build', dir)).toMatch(/ 0\D+ 0\D+ 2\D+4 /);
    expect(readStamps(join(dir, 'dist'))).toEqual(stamps);
    for (const made of ['.wuya', 'dist']) rmSync(join(dir, made), {recursive: true});
    run(bundled, 'build', dir);
    expect(readTree(join(dir, 'dist'))).toEqual(before);
  });

  it('starts few files, each thread and process on a file of its own', () => {
    const names = readdirSync(join(dist, 'bundled'));
    for (const name of ['bundleProcess', 'optimizeApart', 'compileApart', 'indexThread'])
      expect(names).toContain(`${name}.js`);
    const seen = new Set<string>();
    const follow = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const code = readFileSync(join(dist, 'bundled', name), 'utf8');
      for (const [, next] of code.matchAll(/^import\s[^'"]*['"]\.\/([^'"]+)['"]/gm)) follow(next!);
    };
    follow('main.js');
    expect(seen.size).toBeLessThan(20);
  });
});
