import {spawnSync} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {sharedFolder} from '../../../test/helpers/temporary.ts';
import {engineSource, makeThreadModule} from '../../../test/helpers/threadModule.ts';

const dir = sharedFolder();
let program: string;
beforeAll(async () => {
  const thread = await makeThreadModule(
    dir,
    `import ${JSON.stringify(engineSource('cli/process/ownCodeThread.ts'))};`,
  );
  const module = await makeThreadModule(
    dir,
    `import {readFileSync} from 'node:fs';
import {runOwnCode} from ${JSON.stringify(engineSource('errors/ownCode.ts'))};
import {watchOwnCode} from ${JSON.stringify(engineSource('cli/process/ownCodeWatch.ts'))};
const codes = {
  loop: () => { for (;;) {} },
  wait: async () => {
    while (readFileSync(process.argv[3]).length === 0) await new Promise((next) => setTimeout(next, 50));
  },
  never: () => new Promise(() => {}),
  quick: () => 1,
};
const limits = {sayAfter: [0.2], endAfter: 1, memoryLimit: Number(process.argv[4]), module: new URL(${JSON.stringify(thread.href)})};
const terminal = {pick: ([, en]) => en};
const watch = watchOwnCode(terminal, () => process.exit(3), limits);
process.on('exit', () => console.log('at the end: ' + watch.current()));
await runOwnCode('notes/a.mdx', codes[process.argv[2]]);
watch.end();
`,
  );
  program = module.pathname;
});

/** Runs a process with code of a kind, as `wuya` does. */
function run(kind: string, memoryLimit = 1e12) {
  const file = join(dir, `${kind}.txt`);
  const stderr = openSync(file, 'w');
  const {status, stdout} = spawnSync(process.execPath, [program, kind, file, String(memoryLimit)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', stderr],
  });
  closeSync(stderr);
  const said = readFileSync(file, 'utf8').replaceAll(/\d+ (s|MB)/g, '$ $1');
  return {status, said: said.split('\n').filter(Boolean), current: stdout.trim()};
}

const STILL_RUNS = 'The code of notes/a.mdx has run for $ s and has not ended.';

it('code that never rests is named, and ends the process', () => {
  expect(run('loop')).toMatchObject({
    status: 3,
    said: [STILL_RUNS, expect.stringContaining('most likely a loop without end')],
  });
});

it('as memory runs short the code that runs is named', () => {
  expect(run('wait', 1e6).said[0]).toBe(
    '$ MB of memory are used, and at $ MB this command is ended; the code of notes/a.mdx runs.',
  );
});

it('code that waits is named, and waited for', () => {
  expect(run('wait')).toEqual({
    status: 0,
    said: [STILL_RUNS],
    current: 'at the end: undefined',
  });
});

it('what waits for nothing does not keep the process, which knows its file', () => {
  expect(run('never')).toMatchObject({current: 'at the end: notes/a.mdx'});
});

it('nothing is said of what ends', () => {
  expect(run('quick')).toEqual({status: 0, said: [], current: 'at the end: undefined'});
});
