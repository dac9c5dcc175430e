import {expect, it} from 'vitest';
import {readDiff} from './diffLines.ts';

const textsOf = (...lines: string[]) => readDiff(lines.join('\n')).map(({text}) => text);

it.each([
  ['right behind their signs', ['-a', '+b', ' c'], ['a', 'b', 'c']],
  ['a blank behind them', ['- a', '+ b', '', '    c'], ['a', 'b', '', '  c']],
  ['a blank behind signs alone', ['- a', '+ b', 'c'], ['a', 'b', 'c']],
  ['a blank behind them, all indented', ['-   a', '+   b', ' '], ['  a', '  b', '']],
  ['indented', ['-  a', '+    b'], ['  a', '    b']],
  [
    'a head',
    ['--- a/x', '+++ b/x', '@@ -1 +1 @@', '- a', '+ b'],
    ['-- a/x', '++ b/x', '@@ -1 +1 @@', ' a', ' b'],
  ],
])('reads the lines of a diff with %s', (_, lines, texts) => {
  expect(textsOf(...lines)).toEqual(texts);
});

it('reads a diff of more lines than a function has arguments', () => {
  expect(readDiff('+ a\n'.repeat(300_000))[0]?.text).toBe('a');
});
