import {join} from 'node:path';
import {expect, it} from 'vitest';
import {printFailure, toPageProblems} from './failure.ts';

const dir = join('/', 'site');

/** An error with a stack as Node writes it. */
function thrown(message: string, frames: readonly string[]): Error {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

const tell = async (error: unknown) => {
  const [problem] = await toPageProblems(error, {dir, route: '/a/'});
  return {code: problem?.code, place: problem?.place, zh: problem?.zh};
};

it('finds the line of the site that threw, past packages', async () => {
  const error = thrown('window is not defined', [
    `use (${dir}/node_modules/x/index.js:1:1)`,
    `Counter (${dir}/components/Counter.tsx:6:3)`,
    'render (node:internal/a:1:1)',
  ]);
  expect(await tell(error)).toEqual({
    code: 'PG-002',
    place: {file: 'components/Counter.tsx', line: 6, column: 3},
    zh: '页面 /a/ 渲染失败：window 没有定义',
  });
});

it('finds the line in a folder that is named like that of packages', async () => {
  const error = thrown('x', [`A (${dir}/my_node_modules/A.tsx:6:3)`]);
  expect((await tell(error)).place).toEqual({file: 'my_node_modules/A.tsx', line: 6, column: 3});
});

it('tells the file alone of an MDX page, whose lines are other than those of its code', async () => {
  const error = thrown('x is not defined', [`MdxContent (${dir}/notes/a.mdx.jsx:4:9)`]);
  expect((await tell(error)).place).toEqual({file: 'notes/a.mdx'});
});

it('tells what the bundler could not read, where', async () => {
  const error = Object.assign(
    new Error(
      'Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token\n ╭─[ components/A.tsx:10:4 ]',
    ),
    {id: `${dir}/components/A.tsx`, stack: ''},
  );
  expect(await tell(error)).toMatchObject({
    code: 'BD-001',
    place: {file: 'components/A.tsx', line: 10, column: 4},
  });
});

it('tells where styles are wrong', async () => {
  const file = `${dir}/components/A.module.css`;
  const error = Object.assign(new Error(`[postcss] ${file}:2:1: Unclosed block`), {
    stack: '',
    id: file,
    loc: {file, line: 2, column: 0},
  });
  expect(await tell(error)).toEqual({
    code: 'BD-001',
    place: {file: 'components/A.module.css', line: 2, column: 1},
    zh: '页面组件或主题打包失败：少了对应的 } 或 )',
  });
});

it.each([
  [
    `Failed to load url /c/A.tsx (resolved id: ${dir}/c/A.tsx) in ${dir}/notes/a.mdx.jsx. Does the file exist?`,
  ],
  ['Failed to resolve import "/c/A.tsx" from "notes/a.mdx.jsx". Does the file exist?'],
])('names what imports a file that is not there: %s', async (message) => {
  const error = Object.assign(new Error(message), {stack: '', id: `${dir}/notes/a.mdx.jsx`});
  expect(await tell(error)).toEqual({
    code: 'BD-001',
    place: {file: 'notes/a.mdx'},
    zh: '页面组件或主题打包失败：它引入的 /c/A.tsx 不存在',
  });
});

it('prints them in the language of the site, as text', async () => {
  const problems = await toPageProblems(thrown('<b>', [`A (${dir}/a.tsx:1:2)`]), {
    dir,
    route: '/a/',
  });
  const print = (locale: string) =>
    printFailure(problems, {title: '站', locale, baseUrl: '/n/', headHtml: ''});
  expect(print('zh-CN')).toContain('渲染失败：代码说“&lt;b&gt;”');
  expect(print('en')).toContain('The page /a/ failed to render: &lt;b&gt;');
  expect(print('en')).toContain('a.tsx:1:2');
  expect(print('en')).toContain('"/n/@vite/client"');
  expect(print('en')).toMatch(
    /^<!doctype html><html lang="en"><head><meta charset="utf-8">.*<title>PG-002 · 站<\/title>/,
  );
  expect(print('en')).toContain(
    '<code>PG-002</code> · <code>a.tsx:1:2</code> · <code>npx wuya explain PG-002</code>',
  );
});
