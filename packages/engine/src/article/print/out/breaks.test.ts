import {describe, expect, it} from 'vitest';
import {isElement, textOf} from '../../html/nodes.ts';
import {markBreaks, printLongWords} from './breaks.ts';

/** The text with `|` where a line may end, and brackets around what stays whole. */
const broken = (text: string): string =>
  markBreaks(text)
    .map((part) =>
      part.type === 'text' ? part.value : isElement(part, 'wbr') ? '|' : `(${textOf(part)})`,
    )
    .join('');

describe('long names in a line', () => {
  it.each([
    ['packages/engine/src/site/articleStore.ts', 'packages/|engine/|src/|site/|article|Store.ts'],
    ['requestIdleCallbackOfTheWindow()', 'request|Idle|Callback|Of|The|Window()'],
    ['SOME_VERY_LONG_ENVIRONMENT_VARIABLE', 'SOME|_VERY|_LONG|_ENVIRONMENT|_VARIABLE'],
    ['https://example.com/a?b=cde&f=ghi', 'https://|example|.com/|a?|b=|cde&f=ghi'],
    ['见 packages/engine/src/index.ts 一行', '见 packages/|engine/|src/|index.ts 一行'],
  ])('%s may go on in the next line at its parts', (text, expected) => {
    expect(broken(text)).toBe(expected);
  });

  it.each([
    'Promise.resolve()',
    'a well-known name, 2026-11-21',
    'f'.repeat(64),
    'aB'.padEnd(30, 'x'),
    '',
  ])('%s has no such place', (text) => {
    expect(broken(text)).toBe(text);
  });
});

it.each([
  ['git commit --amend --no-edit', 'git commit (--amend) (--no-edit)'],
  ['tsc -p .', 'tsc (-p) .'],
  ['vitest run --reporter=verbose', 'vitest run (--reporter)=verbose'],
  ['--with-a-name-longer-than-any-line', '--with-a-name-longer-than-any-line'],
])('options in %s keep their dashes', (text, expected) => {
  expect(broken(text)).toBe(expected);
});

it.each([
  ['见 config/navbar/dropdownItems 一项', '见 config/<wbr>navbar/<wbr>dropdownItems 一项'],
  ['a<b src/content/docs/<name>.ts', 'a&lt;b src/<wbr>content/<wbr>docs/&lt;<wbr>name&gt;.ts'],
  ['and/or, well-known', 'and/or, well-known'],
])('%s is printed for a narrow column', (text, expected) => {
  expect(printLongWords(text)).toBe(expected);
});
