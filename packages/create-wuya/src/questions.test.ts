import {expect, it} from 'vitest';
import {askChoices} from './questions.ts';
import {TEXTS} from './texts.ts';

/** Answers questions in turn. Gives the choices, and what was said between. */
async function answer(...answers: readonly string[]) {
  const said: string[] = [];
  const left = [...answers];
  const choices = await askChoices(
    {isHelp: false},
    {
      texts: TEXTS['zh-CN'],
      guessed: 'zh-CN',
      defaultFolder: 'my-notes',
      put: async () => left.shift()!,
      say: (line) => said.push(line),
      findObstacle: (folder) => (folder === 'old' ? 'package.json' : undefined),
    },
  );
  return {choices, said, left};
}

it('takes numbers, names, and nothing for the first', async () => {
  expect((await answer('', '', '', '')).choices).toMatchObject({
    folder: 'my-notes',
    template: 'notes',
    language: 'zh-CN',
    start: true,
  });
  expect((await answer('a', '3', 'en', 'N')).choices).toMatchObject({
    folder: 'a',
    template: 'blog',
    language: 'en',
    start: false,
  });
});

it.each([
  ['', true],
  ['y', true],
  ['好', true],
  ['n', false],
  ['no', false],
  ['不', false],
])('starts the site unless the answer is a no: %j', async (said, start) => {
  expect((await answer('', '', '', said)).choices.start).toBe(start);
});

it('says why a folder is not taken, and asks for another one at once', async () => {
  const {choices, said, left} = await answer('old', 'new', '', '', '');
  expect(choices.folder).toBe('new');
  expect(said).toEqual(['old 里已经有 package.json 了，换一个文件夹。']);
  expect(left).toEqual([]);
});

it.each([
  ['zh-CN', '已有的笔记，一条命令变成新的站点：npx @wuya/engine migrate "my notes" 新文件夹'],
  [
    'en',
    'One command makes a new site of the notes you have: npx @wuya/engine migrate "my notes" NEW-FOLDER',
  ],
] as const)('says how notes of a folder become a site: %s', (language, advice) => {
  expect(TEXTS[language].notEmpty('my notes', 'a.md').split('\n')[1]).toBe(advice);
  expect(TEXTS[language].notEmpty('my notes', 'package.json')).not.toContain('migrate');
});

it('says what can be answered where the answer is none of it', async () => {
  const {choices, said} = await answer('a', '9', 'blgo', '4', '2', '');
  expect(choices).toMatchObject({template: 'empty', language: 'en'});
  expect(said).toEqual(['没有 9 这一项，写 1 到 4。', '没有 blgo 这一项，写 1 到 4。']);
});
