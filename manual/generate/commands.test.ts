import {expect, it} from 'vitest';
import {readOptionHelp, toSentence} from './commands.ts';

it.each([
  ['en', 'output folder, default dist', 'Output folder, default dist. '],
  ['en', 'set WUYA_URL for <x>.', 'Set `WUYA_URL` for \\<x>.'],
  ['en', 'folder, such as a', 'Folder, such as a. '],
  ['en', 'hugo | hexo', 'hugo | hexo. '],
  ['en', 'node_modules stays', 'node_modules stays. '],
  ['zh', '输出文件夹', '输出文件夹。'],
  ['zh', 'zip 文件的名字', 'zip 文件的名字。'],
] as const)(
  '%s: what the help says, %s, is a sentence of the manual',
  (language, help, sentence) => {
    expect(toSentence(help, language)).toBe(sentence);
  },
);

it('words of the help that go on in the next line keep their distance, characters have none', () => {
  const help = (first: string, second: string) => `  --out  ${first}\n         ${second}`;
  expect(readOptionHelp(help('fix links;', 'old ones'))).toEqual({out: 'fix links; old ones'});
  expect(readOptionHelp(help('改链接；', '旧的'))).toEqual({out: '改链接；旧的'});
});
