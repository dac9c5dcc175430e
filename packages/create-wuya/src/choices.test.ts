import {expect, it} from 'vitest';
import {findLanguage, guessLanguage, readChoices, toPackageName, UsageError} from './choices.ts';
import {TEXTS} from './texts.ts';

it('reads what the command line says and leaves the rest open', () => {
  expect(readChoices(['notes', '--template', 'blog', '--lang', 'en', '--title', 'N'])).toEqual({
    isHelp: false,
    folder: 'notes',
    template: 'blog',
    language: 'en',
    title: 'N',
  });
  expect(readChoices([])).toEqual({isHelp: false});
  expect(readChoices(['-h'])).toEqual({isHelp: true});
});

it('names what can be chosen', () => {
  expect(() => readChoices(['--template', 'shop'])).toThrow('"notes","product","blog","empty"');
  for (const args of [['--lang', 'fr'], ['--colour'], ['a', 'b'], ['--title'], ['--title='], ['']])
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
  expect(guessLanguage({LANG: 'C.UTF-8'}, 'zh-CN')).toBe('zh-CN');
  expect(guessLanguage({}, 'zh-TW')).toBe('zh-CN');
  expect(guessLanguage({LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8'}, 'zh-CN')).toBe('en');
  expect(guessLanguage({LC_MESSAGES: 'zh_CN', LANG: 'en_US.UTF-8'}, 'en-US')).toBe('zh-CN');
  expect(guessLanguage({WUYA_LANG: 'en', LC_ALL: 'zh_CN'}, 'zh-CN')).toBe('en');
});

it('finds the language that is named, also beside what it cannot read', () => {
  const named = [
    ['--lang', 'en'],
    ['-l', 'zh-CN'],
    ['a', 'b', '--colour', '--lang=en'],
  ];
  expect(named.map(findLanguage)).toEqual(['en', 'zh-CN', 'en']);
  const others = [[], ['--lang'], ['--lang', 'fr'], ['--', '--lang', 'en']];
  expect(others.map(findLanguage)).toEqual(others.map(() => undefined));
});

it.each([
  [['--colour'], '没有 --colour 这个选项。', 'There is no option --colour.'],
  [['-t'], '-t 后面要写一个值。', '-t needs a value after it.'],
  [['--help=yes'], '--help 后面不写值。', '--help takes no value.'],
  [
    ['a', 'b'],
    '只能写一个文件夹：a b。名字里有空格的写在引号里。',
    'Only one folder can be named: a b. Quote a name with spaces.',
  ],
  [
    ['--lang', 'fr'],
    '--lang 没有 fr，可以写 zh-CN、en。',
    '--lang has no fr; there are zh-CN, en.',
  ],
] as const)('says what is wrong with %s in the language of the author', (args, zh, en) => {
  let slip;
  try {
    readChoices(args);
  } catch (error) {
    ({slip} = error as UsageError);
  }
  expect([TEXTS['zh-CN'].slip(slip!), TEXTS.en.slip(slip!)]).toEqual([zh, en]);
});

it('quotes a folder that a shell would take apart', () => {
  expect(TEXTS.en.done('my-notes', 'npm', 'left')).toContain('cd my-notes\n');
  expect(TEXTS.en.done('我的笔记', 'npm', 'left')).toContain('cd 我的笔记\n');
  expect(TEXTS.en.done('my $notes', 'npm', 'left')).toContain('cd "my \\$notes"\n');
});
