import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished} from 'vitest';
import {createFaultSite, createTally} from './site.ts';

const bin = fileURLToPath(new URL('../../bin/wuya.mjs', import.meta.url));
const meter = fileURLToPath(new URL('meter.mjs', import.meta.url));

export const REQUESTS_PER_EDIT = 5;
const NOTES = 12;
/** How much the heap may grow over the second half: what an edit of 1,000 leaves behind would be four times as much. */
const GROWTH_BYTES = 4_000_000;

interface Measure {
  readonly heapBytes: number;
  readonly fileCount: number;
}

/** Starts `wuya dev`, and asks it what it holds. */
async function startDev(dir: string) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', meter, bin, 'dev', dir, '--port', '0'],
    {stdio: ['ignore', 'pipe', 'pipe']},
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const wait = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (!found) return;
        child.stdout.off('data', look);
        text = '';
        done(found);
      };
      child.stdout.on('data', look);
      child.once('close', () => fail(new Error(text)));
      look();
    });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [, url] = await wait(/(http:\/\/127\.0\.0\.1:\d+\/\S*)\s/);
  return {
    url: url!,
    async measure(): Promise<Measure> {
      const answer = wait(/meter (\d+) (\d+)/);
      child.kill('SIGUSR2');
      const [, heap, files] = await answer;
      return {heapBytes: Number(heap), fileCount: Number(files)};
    },
  };
}

/** Edits notes of a site in `wuya dev` and asks for its pages: nothing is lost, memory and open files stay level. */
export async function editAndAsk(editCount: number): Promise<void> {
  const tally = createTally('edits and requests of wuya dev');
  const site = createFaultSite(NOTES);
  const server = await startDev(site.dir);
  const measures: Measure[] = [];
  const ask = async (path: string) => (await fetch(server.url + path)).text();
  for (let i = 0; i < editCount; i++) {
    const name = `n${i % NOTES}`;
    writeFileSync(join(site.dir, `notes/${name}.md`), `# 篇\n\n改到 edit-${i}-end。\n`);
    const paths = [`${name}/`, `${name}/index.json`, '', `n${(i + 1) % NOTES}/`, `gone-${i}/`];
    // The watcher reports a file some milliseconds after it was written.
    await expect
      .poll(() => ask(`${name}/`), {timeout: 30_000, interval: 5})
      .toContain(`edit-${i}-end`);
    const answers = await Promise.all(paths.slice(0, REQUESTS_PER_EDIT).map(ask));
    tally.count(
      `edit ${i}`,
      answers[1]!.includes(`edit-${i}-end`) ? [] : ['the page and its file differ'],
    );
    if ((i + 1) % Math.ceil(editCount / 4) === 0 || i === editCount - 1)
      measures.push(await server.measure());
  }
  const [half, end] = [measures[1]!, measures.at(-1)!];
  console.log(
    measures
      .map(({heapBytes, fileCount}) => `${Math.round(heapBytes / 1e5) / 10} MB ${fileCount} files`)
      .join(', '),
  );
  expect(end.fileCount).toBeLessThanOrEqual(half.fileCount);
  expect(end.heapBytes).toBeLessThan(half.heapBytes + GROWTH_BYTES);
  expect(tally.report()).toEqual([]);
}
