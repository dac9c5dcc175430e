import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {sharedFolder, temporaryFolder} from '../../../test/helpers/temporary.ts';
import {engineSource, makeThreadModule} from '../../../test/helpers/threadModule.ts';
import {startThread, type WorkerThread} from './workerThread.ts';

type Question = number | 'fail' | 'exit' | 'throw aside' | 'never' | 'list';

const dir = sharedFolder();
let module: URL;
beforeAll(async () => {
  module = await makeThreadModule(
    dir,
    `import {answerQuestions} from ${JSON.stringify(engineSource('bundle/modules/workerThread.ts'))};
const seen = [];
answerQuestions(async (question) => {
  if (typeof question === 'number') {
    // The first takes the longest.
    for (let turn = 10; turn > question; turn--) await new Promise((next) => setImmediate(next));
    seen.push(question);
    return 2 * question;
  }
  if (question === 'list') return seen;
  if (question === 'fail') throw new TypeError('broken');
  if (question === 'exit') process.exit(7);
  if (question === 'throw aside') setImmediate(() => { throw new RangeError('aside'); });
  return new Promise(() => undefined);
});
`,
  );
});

function start(): WorkerThread<Question, unknown> {
  const thread = startThread<Question, unknown>(module);
  onTestFinished(() => thread.end());
  return thread;
}

it('answers open questions one after the other, in their order', async () => {
  const {ask} = start();
  expect(await Promise.all([1, 5, 9].map(ask))).toEqual([2, 10, 18]);
  expect(await ask('list')).toEqual([1, 5, 9]);
});

it('tells at which question it failed, and goes on', async () => {
  const {ask} = start();
  const [first, failed, last] = await Promise.allSettled([ask(1), ask('fail'), ask(2)]);
  expect([first, last]).toMatchObject([{value: 2}, {value: 4}]);
  expect(failed).toMatchObject({reason: {name: 'TypeError', message: 'broken'}});
});

it.each([
  ['exits', 'exit', 'ended (7)'],
  ['throws outside of an answer', 'throw aside', 'aside'],
] as const)('rejects all that is open when it %s, and what is asked later', async (_, way, why) => {
  const {ask} = start();
  expect(await ask(1)).toBe(2);
  const answers = await Promise.allSettled([ask(way), ask('never'), ask(2)]);
  expect(answers.map(({status}) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(ask(3)).rejects.toThrow(why);
});

it('rejects what is asked of a module that is not there', async () => {
  const {ask} = startThread<number, number>(pathToFileURL(join(dir, 'gone.mjs')));
  await expect(ask(1)).rejects.toThrow('gone.mjs');
});

it('rejects what is open when it is ended', async () => {
  const {ask, end} = start();
  const open = ask('never');
  end();
  await expect(open).rejects.toThrow('was ended');
  await expect(ask(1)).rejects.toThrow('was ended');
});

it('rejects a question that is no plain data, and goes on', async () => {
  const {ask} = start();
  await expect(ask((() => 1) as never)).rejects.toThrow('could not be cloned');
  expect(await ask(4)).toBe(8);
});

it('keeps the process until it has answered, and no longer', async () => {
  const own = temporaryFolder();
  const host = await makeThreadModule(
    own,
    `import {startThread} from ${JSON.stringify(engineSource('bundle/modules/workerThread.ts'))};
const {ask} = startThread(new URL(process.argv[2]));
ask(1).then((answer) => console.log(answer)).then(() => ask(2)).then((answer) => console.log(answer));
`,
  );
  writeFileSync(join(own, 'run.mjs'), `import ${JSON.stringify(host.href)};\n`);
  const {stdout} = await promisify(execFile)(process.execPath, [join(own, 'run.mjs'), module.href]);
  expect(stdout).toBe('2\n4\n');
});
