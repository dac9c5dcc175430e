import {expect, it} from 'vitest';
import {guessLanguage, readChoices, toPackageName, UsageError} from './choices.ts';

it('reads what the command line says and leaves the rest open', () => {
  expect(readChoices(['notes', '--template', 'blog', '--lang', 'en', '--title', 'N'])).toEqual({
    isHelp: false,
    folder: 'notes',
    template: 'blog',
    language: 'en',
    title: 'N',
  });
  expect(readChoices([])).toEqual({isHelp: false});
});

it('names what can be chosen', () => {
  expect(() => readChoices(['--template', 'shop'])).toThrow('notes | product | blog | empty');
  for (const args of [['--lang', 'fr'], ['--colour'], ['a', 'b']])
    expect(() => readChoices(args)).toThrow(UsageError);
});

it('makes a name that npm takes of every folder', () => {
  expect(['/home/me/My Notes', 'a_b.c/', '笔记', '.hidden'].map(toPackageName)).toEqual([
    'my-notes',
    'a_b.c',
    'site',
    'hidden',
  ]);
});

it('guesses the language of the author', () => {
  expect(guessLanguage({LANG: 'zh_CN.UTF-8'}, 'en-US')).toBe('zh-CN');
  expect(guessLanguage({LANG: 'C.UTF-8'}, 'en-US')).toBe('en');
});
