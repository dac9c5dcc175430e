import {spawn} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {createRandom, seed} from '../helpers/random.ts';
import {changedPaths, copySources, readTree, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const bin = fileURLToPath(new URL('../../bin/wuya.mjs', import.meta.url));
const isCompiled = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));
const NOTE_COUNT = 30;

const CONFIG = `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', docs: {path: 'notes'}, pages: false};\n`;
const note = (i: number, text: string) =>
  `# 第 ${i} 篇\n\n${text}\n\n\`\`\`js\nconst i = ${i};\n\`\`\`\n`;

/** Writes every note again, so that the next build has every page to write. */
function writeNotes(dir: string, text: string): void {
  for (let i = 0; i < NOTE_COUNT; i++) writeFileSync(join(dir, `notes/n${i}.md`), note(i, text));
}

interface Killing {
  /** Kill when this step is announced… */
  readonly step: string;
  /** …and so many milliseconds have passed. */
  readonly delayMs: number;
}

/** Runs `wuya build` in a process of its own; kills it as told. Returns its exit code, null when it was killed. */
function runBuild(dir: string, killing?: Killing): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, 'build', dir], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, WUYA_LANG: 'en'}, // the language of the steps' names
    });
    let isAnnounced = killing === undefined;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (!killing || !text.includes(killing.step)) return;
      isAnnounced = true;
      setTimeout(() => child.kill('SIGKILL'), killing.delayMs);
    });
    child.on('error', fail).on('close', (code) => {
      if (isAnnounced) done(code);
      else fail(new Error(`the step ${killing!.step} was never announced`));
    });
  });
}

describe.skipIf(!isCompiled)(
  `a build killed while it bundles, renders and writes (seed ${seed}; needs packages/engine/dist: npm run compile)`,
  () => {
    const dir = sharedFolder();
    const random = createRandom(seed);
    // Each costs 2 CPU s. `npm run test:faults` kills 300 times, before changes of the disk and at any time.
    const killings: readonly Killing[] = [
      {step: 'bundle', delayMs: Math.round(random() * 200)},
      {step: 'render', delayMs: Math.round(random() * 30)},
      {step: 'write', delayMs: Math.round(random() * 13)},
    ];

    it('is made good by the next one: same tree as a build that never failed', async () => {
      writeFiles(dir, {'wuya.config.js': CONFIG, 'static/a.txt': 'a', 'notes/index.md': '# 首\n'});
      for (const [i, killing] of killings.entries()) {
        writeNotes(dir, `第 ${i} 稿`);
        writeFiles(dir, {[`notes/only-${i}.md`]: `# 只在 ${i}\n`});
        await runBuild(dir, killing);
        writeFiles(dir, {[`notes/only-${i}.md`]: '---\ndraft: true\n---\n'});
      }
      expect(await runBuild(dir)).toBe(0);
      const clean = temporaryFolder();
      copySources(dir, clean);
      await build({dir: clean});
      expect(changedPaths(readTree(join(clean, 'dist')), readTree(join(dir, 'dist')))).toEqual([]);
    }, 120_000);
  },
);
