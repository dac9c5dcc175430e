import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {engineSource, makeThreadModule} from '../../test/helpers/threadModule.ts';
import {sharedFolder} from '../../test/helpers/temporary.ts';
import type {CodeBlock} from '../article/code/codeBlock.ts';
import {createHighlighter} from '../article/code/highlighter.ts';
import {scanFolder} from '../content/source/scan.ts';
import {type BuildHighlighter, createBuildHighlighter} from './buildHighlighter.ts';

const dir = sharedFolder();
let module: URL;
beforeAll(async () => {
  module = await makeThreadModule(
    dir,
    `import ${JSON.stringify(engineSource('build/highlightThread.ts'))};\n`,
  );
});

const GONE = pathToFileURL(join(dir, 'gone.mjs'));

function start(rules: Parameters<typeof createBuildHighlighter>[0]): BuildHighlighter {
  const highlighter = createBuildHighlighter({coreCount: 4, noteCount: 1, module, ...rules});
  onTestFinished(() => highlighter.end());
  return highlighter;
}

const block = (language: string, code: string, meta = ''): CodeBlock => ({
  language,
  meta,
  code,
  classes: [],
});

const BLOCK = block('js', 'let a = 1;\n');

it.each([
  ['two cores', 2, 5000, false],
  ['three cores', 3, 5000, false],
  ['four cores and 149 new notes', 4, 149, false],
  ['four cores and 150 new notes', 4, 150, true],
])('has a thread of its own where that pays: %s', (_, coreCount, noteCount, isApart) => {
  expect(createBuildHighlighter({coreCount}).expect(noteCount) > 0).toBe(isApart);
});

it('asks the thread alone, until it is ended', async () => {
  const own = await makeThreadModule(
    dir,
    `import {answerQuestions} from ${JSON.stringify(engineSource('bundle/modules/workerThread.ts'))};
answerQuestions(async (blocks) => ({lines: blocks.map(() => ['there']), unknown: []}));
`,
  );
  const apart = start({module: own});
  apart.expect(150);
  expect((await apart.highlight([BLOCK])).lines).toEqual([['there']]);
  apart.end();
  expect((await apart.highlight([BLOCK])).lines[0]![0]).toContain('<span');
});

it('starts no thread where Shiki is loaded already, and none once it was ended', async () => {
  const highlighter = start({noteCount: 150});
  await highlighter.highlight([BLOCK]);
  expect(highlighter.expect(5000)).toBe(0);
  const ended = start({});
  ended.end();
  expect(ended.expect(5000)).toBe(0);
});

it('keeps its thread for the next language, however few notes that has', () => {
  const highlighter = start({noteCount: 150});
  expect(highlighter.expect(150)).toBeGreaterThan(0);
  expect(highlighter.expect(1)).toBeGreaterThan(0);
});

const fixtures = join(import.meta.dirname, '../../test/fixtures');
const FENCE = /^```(\w*)(.*)\n([^]*?)^```/gm;

/** Code of all fixtures, in the order of their files. */
const BLOCKS = scanFolder(fixtures, (path) => path.endsWith('.md')).map((path) =>
  [...readFileSync(join(fixtures, path), 'utf8').matchAll(FENCE)].map(([, language, meta, code]) =>
    block(language!, code!, meta),
  ),
);

it('gives what is made without a thread: code of the fixtures, diffs, languages that nothing knows', async () => {
  const all = [
    ...BLOCKS,
    ...['ts', 'html', 'css', 'bash', 'go'].map((name) => [block(name, 'a = "文"; // 甲\n\n<b>\n')]),
    [block('diff', '+ let a;\n- let b;\n', 'js'), block('diff', '+ a\n', 'title="a.py"')],
    [block('jsx', 'a'), block('javascipt', 'let a;\n'), block('nothing-at-all', 'x\u0000\ud800')],
    [],
  ];
  const apart = start({});
  expect(apart.expect(all.length)).toBeGreaterThan(0);
  const {highlight} = createHighlighter();
  const answers = await Promise.all(all.map((blocks) => apart.highlight(blocks)));
  for (const [i, blocks] of all.entries()) expect(answers[i]).toEqual(await highlight(blocks));
  expect(answers.flatMap(({unknown}) => unknown).length).toBeGreaterThanOrEqual(2);
});

it('highlights here what a thread left open that ended suddenly, and what comes later', async () => {
  const own = await makeThreadModule(
    dir,
    `import {answerQuestions} from ${JSON.stringify(engineSource('bundle/modules/workerThread.ts'))};
import {createHighlighter} from ${JSON.stringify(engineSource('article/code/highlighter.ts'))};
const highlighter = createHighlighter();
let left = 2;
answerQuestions((blocks) => {
  if (left-- === 0) process.exit(1);
  return highlighter.highlight(blocks);
});
`,
  );
  const apart = start({module: own});
  apart.expect(150);
  const blocks = [1, 2, 3, 4, 5].map((n) => [block('js', `let a = ${n};\n`)]);
  const {highlight} = createHighlighter();
  const answers = await Promise.all(blocks.map((one) => apart.highlight(one)));
  for (const [i, one] of blocks.entries()) expect(answers[i]).toEqual(await highlight(one));
  expect(await apart.highlight([BLOCK])).toEqual(await highlight([BLOCK]));
  expect(apart.expect(5000)).toBe(0);
});

it('highlights here where no thread can be started', async () => {
  const apart = start({module: GONE});
  apart.expect(150);
  const {highlight} = createHighlighter();
  expect(await apart.highlight([BLOCK])).toEqual(await highlight([BLOCK]));
});

it('leaves open what is not awaited once it was ended, and highlights here what comes later', async () => {
  const apart = start({});
  apart.expect(150);
  const open = apart.highlight([BLOCK]);
  apart.end();
  await expect(open).rejects.toThrow('was ended');
  expect((await apart.highlight([BLOCK])).lines[0]![0]).toContain('<span');
});
