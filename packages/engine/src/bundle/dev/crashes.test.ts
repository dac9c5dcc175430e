import {join} from 'node:path';
import type {DevEnvironment} from 'vite';
import {expect, it, vi} from 'vitest';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {explainCrash, listenForCrashes} from './crashes.ts';

const dir = join('/', 'site');
/** Line 3 of what was sent is line 2 of the source, from its fourth column on. */
const map = {version: 3, sources: ['A.tsx'], names: [], mappings: ';;AACG'};

const MODULES = new Map([
  ['/components/A.tsx', {file: join(dir, 'components/A.tsx'), transformResult: {map}}],
  ['/notes/a.mdx.jsx', {file: join(dir, 'notes/a.mdx.jsx'), transformResult: {map}}],
  ['/node_modules/x/i.js', {file: join(dir, 'node_modules/x/i.js'), transformResult: {map}}],
  ['/B.tsx', {file: join('/', 'elsewhere/B.tsx'), transformResult: null}],
]);
const findModule = async (url: string) => MODULES.get(url);

const explain = (frames: readonly string[], message = 'boom') =>
  explainCrash(
    {
      message,
      stack: ['Error', ...frames.map((frame) => `    at A (${frame})`)].join('\n'),
      path: '/n/a/',
    },
    {dir, baseUrl: '/n/', findModule},
  );

it('finds the line of the source that threw in a browser, past packages and the theme', async () => {
  const problem = await explain([
    'http://localhost:3000/n/node_modules/x/i.js:3:1',
    'http://localhost:3000/n/B.tsx:3:1',
    'http://localhost:3000/n/components/A.tsx?t=17:3:1',
  ]);
  expect(problem).toMatchObject({
    code: 'PG-002',
    place: {file: 'components/A.tsx', line: 2, column: 4},
    zh: '页面 /n/a/ 渲染失败：代码说“boom”',
  });
});

it('tells the file alone of an MDX page, and of what it has no map for', async () => {
  const page = await explain(['http://localhost/n/notes/a.mdx.jsx:3:1']);
  expect(page.place).toEqual({file: 'notes/a.mdx'});
  const line = await explain(['http://localhost/n/components/A.tsx:1:1']);
  expect(line.place).toEqual({file: 'components/A.tsx'});
});

it.each([
  [[]],
  [['chrome-extension://x/a.js:1:1', '<anonymous>:1:1', 'http://localhost/m/a.js:1:1']],
])('tells what was thrown without a place in the site: %j', async (frames) => {
  const problem = await explain(frames, 'x is not defined');
  expect(problem.place).toBeUndefined();
  expect(problem.zh).toBe('页面 /n/a/ 渲染失败：x 没有定义');
});

/** Listens, and lets a browser tell what it may. */
function listen(told: unknown) {
  const heard: ((crash: unknown, client: {send: typeof send}) => void)[] = [];
  const send = vi.fn<(event: string, data: object) => void>();
  const tell = vi.fn<(problem: Diagnostic) => void>();
  const hot = {on: (_event: string, run: (typeof heard)[number]) => heard.push(run)};
  const environment = {hot, moduleGraph: {getModuleByUrl: findModule}};
  listenForCrashes(environment as unknown as DevEnvironment, {
    dir,
    baseUrl: '/n/',
    locale: 'zh-CN',
    tell,
  });
  heard[0]!(told, {send});
  return {send, tell};
}

it('tells the terminal, and the browser in the language of the site', async () => {
  const stack = 'Error\n    at A (http://localhost/n/components/A.tsx:3:1)';
  const {send, tell} = listen({message: 'boom', stack, path: '/n/a/', change: 3});
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledWith('wuya:explained', {
    text: '页面 /n/a/ 渲染失败：代码说“boom”\nPG-002 · components/A.tsx:2:4',
    change: 3,
  });
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({code: 'PG-002'}));
});

it.each([
  [null],
  [{message: 1, stack: {}, path: '/n/a/'}],
  [{message: 'boom', stack: 'Error\n    at A (file://host/a.js:1:1)', path: '/n/a/'}],
])('stands whatever a browser tells: %j', async (told) => {
  const {send, tell} = listen(told);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  const [[problem]] = tell.mock.calls as [[Diagnostic]];
  expect([problem.code, problem.place]).toEqual(['PG-002', undefined]);
});
