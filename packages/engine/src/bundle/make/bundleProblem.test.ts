import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {toBundleProblem, toEndedProblem, toUncaughtBundleProblem} from './bundleProblem.ts';

const codesOf = (message: string, dir: string) =>
  toBundleProblem(new Error(message), dir).diagnostics.map(({code, en}) => `${code} ${en}`);

it.each([
  `Could not resolve '/a?b/site/custom.css' in \0virtual:wuya/styles`,
  'Failed to load url /a?b/site/theme/Footer.tsx (resolved id: /a?b/site/theme/Footer.tsx) in x. Does the file exist?',
  "[postcss] ENOENT: no such file or directory, open '/a'",
])('says of a site below a folder with a question mark why nothing is found: %s', (message) => {
  expect(codesOf(message, '/a?b/site')).toEqual([
    'CFG-014 The path of the site has a question mark in it, from where no code and styles of the site can be bundled: /a?b/site',
  ]);
  expect(codesOf(message.replaceAll('a?b', 'C#'), '/C#/site')).toEqual([
    'CFG-014 The path of the site has a number sign in it, from where no code and styles of the site can be bundled: /C#/site',
  ]);
  expect(codesOf(message.replaceAll('a?b', 'node_modules'), '/node_modules/site')).toEqual([
    expect.stringContaining('CFG-014 The site is in node_modules'),
  ]);
  expect(codesOf(message.replaceAll('a?b', 'ab'), '/ab/site')).toEqual([
    expect.stringContaining('which does not exist'),
  ]);
});

it.each([
  'Could not load /C#/site/a.png:\n ╭─[ pages/a.mdx.jsx:3:32 ]\n stream did not contain valid UTF-8',
  'Unexpected JSX expression\n ╭─[ pages/a.svg:1:1 ]\n 1 │ <svg/>',
])('says so too where a picture is read as code: %s', (message) => {
  expect(codesOf(message, '/C#/site')).toEqual([expect.stringContaining('CFG-014')]);
  expect(codesOf(message, '/site')).toEqual([expect.stringContaining('BD-001')]);
});

it('speaks of other faults as anywhere', () => {
  for (const message of ['Unexpected token', 'Unexpected token\n ╭─[ pages/a.mdx.jsx:1:1 ]\n'])
    expect(codesOf(message, '/a?b/site')).toEqual([expect.stringContaining('BD-001')]);
});

it('names the file that imports what Node does not find while pages are rendered', () => {
  const message = "Cannot find module '@site/parts/A' imported from '/site/notes/a.mdx.jsx'";
  const [problem] = toBundleProblem(new Error(message), '/site').diagnostics;
  expect(problem).toMatchObject({code: 'BD-001', place: {file: 'notes/a.mdx'}});
  expect(problem!.en).toContain('it imports @site/parts/A, which does not exist');
});

it('names what is missing in the development server by its path in the site', () => {
  const message =
    'Failed to load url /@fs/site/src/box.css (resolved id: /site/src/box.css) in /site/src/Box.tsx. Does the file exist?';
  const [problem] = toBundleProblem(new Error(message), '/site').diagnostics;
  expect(problem!.en).toContain('it imports src/box.css, which does not exist');
});

it.each([
  [28, 'the disk is full (ENOSPC)'],
  [30, 'the file system is read-only (EROFS)'],
])('says of a file that cannot be written what the system says: error %i', (number, words) => {
  const message = `Failed to write file in /site/.wuya/app.js\n\nCaused by:\n    Words (os error ${number})\n\nStack backtrace:\n   0: <unknown>`;
  expect(toBundleProblem(new Error(message), '/site').diagnostics).toMatchObject([
    {code: 'EM-003', place: {file: '.wuya/app.js'}, en: expect.stringContaining(words)},
  ]);
});

it('says of a page that is gone when it is read what the system says, without code of the bundler', () => {
  const frame = (importer: string) =>
    `Could not load ${relative('.', '/site/src/pages/a.tsx')}\n     ╭─[ ${importer}:1:70 ]\n     │\n   1 │ import("/site/src/pages/a.tsx")\n     │ ─┬─ \n     │  ╰─ No such file or directory (os error 2)\n─────╯`;
  for (const sign of ['\\0', '\0'])
    expect(
      toBundleProblem(new Error(frame(`${sign}virtual:wuya/pages`)), '/site').diagnostics,
    ).toMatchObject([
      {
        code: 'EM-003',
        place: {file: 'src/pages/a.tsx'},
        en: expect.stringContaining('it does not exist (ENOENT)'),
      },
    ]);
  expect(toBundleProblem(new Error(frame('/site/theme/b.tsx')), '/site').diagnostics).toMatchObject(
    [{code: 'BD-001', place: {file: 'theme/b.tsx', line: 1, column: 70}}],
  );
});

it('says that a plugin ended the process of the bundler', () => {
  expect(toEndedProblem(0).diagnostics).toMatchObject([
    {
      code: 'BD-001',
      zh: expect.stringContaining('插件结束了打包的进程（退出码 0）'),
      hint: {en: expect.stringContaining('process.exit')},
    },
  ]);
});

it('names the place of what a plugin throws where nothing waits for it', () => {
  const stack = `Error: 砰\n    at Timeout.f (${pathToFileURL(resolve('a/plugin.mjs')).href}:3:9)`;
  expect(toUncaughtBundleProblem({message: '砰', stack}).diagnostics).toMatchObject([
    {
      code: 'BD-004',
      en: expect.stringMatching(/: 砰$/),
      place: {file: join('a', 'plugin.mjs'), line: 3, column: 9},
    },
  ]);
  const message = 'WebAssembly.instantiate(): Out of memory';
  expect(toUncaughtBundleProblem({message, stack: ''}).diagnostics[0]?.code).toBe('BD-006');
});

it.each(['SIGKILL', 134, 'EAGAIN'])(
  'says that the bundler was gone (%s) and that memory may lack',
  (how) => {
    expect(toEndedProblem(how).diagnostics).toMatchObject([
      {
        code: 'BD-001',
        zh: expect.stringContaining(`（${how}），多半是内存不够`),
        hint: {en: expect.stringContaining('give it more memory')},
      },
    ]);
  },
);
