import {expect, it} from 'vitest';
import {loadYaml} from './loadYaml.ts';

it('a text of blanks and comments alone is nothing', () => {
  for (const text of ['', '\n  \n', '# position: 6', '\n  # a\n\t\n'])
    expect(loadYaml(text)).toBeUndefined();
  expect(loadYaml('# a\nb: 1')).toEqual({b: 1});
});

it('items of lists may be indented by tabs, fields may not', () => {
  expect(loadYaml('tags:\n\t- a\n\t- b\nc: 1')).toEqual({tags: ['a', 'b'], c: 1});
  expect(() => loadYaml('a:\n\tb: 1')).toThrow(/tab characters/);
  expect(() => loadYaml('tags:\n\t- a\nb:\n\tc: 1')).toThrow(
    expect.objectContaining({mark: expect.objectContaining({line: 3}) as unknown}),
  );
});

it('half a character is an error at its place, a whole one written as two escapes is not', () => {
  expect(loadYaml('a: "\\ud83d\\ude00"')).toEqual({a: '😀'});
  expect(loadYaml("a: '\\ud800'")).toEqual({a: '\\ud800'});
  for (const text of ['x: 1\na: "\\ud800"', 'x: 1\na: ["\\udc00\\ud800"]', 'x: 1\n"\\ud800": a'])
    expect(() => loadYaml(text)).toThrow(
      expect.objectContaining({
        reason: 'half a character',
        mark: expect.objectContaining({line: 1}),
      }),
    );
});

it.each(['\\0', '\\x00', '\\u0000'])('NUL is an error at its place: %s', (escape) => {
  expect(() => loadYaml(`x: 1\na: ["一${escape}"]`)).toThrow(
    expect.objectContaining({
      reason: 'a NUL character',
      mark: expect.objectContaining({line: 1, column: 6}),
    }),
  );
  expect(loadYaml(`a: '一${escape}'`)).toEqual({a: `一${escape}`});
});

it('aliases that hold themselves, or too much, are an error', () => {
  const bomb = Array.from(
    {length: 9},
    (_, i) =>
      `a${i}: &a${i} [${Array(9)
        .fill(i ? `*a${i - 1}` : 'x')
        .join()}]`,
  );
  for (const text of ['a: &a [*a]', bomb.join('\n')])
    expect(() => loadYaml(text)).toThrow(/too many values/);
});

it('lists and maps in brackets may be indented less, as readers of YAML 1.1 take them', () => {
  expect(loadYaml('tags:\n  [\n    甲,\n    b\n]\nc: 1')).toEqual({tags: ['甲', 'b'], c: 1});
  expect(loadYaml('a:\n  {\n    b: [\n      1\n  ]\n}')).toEqual({a: {b: [1]}});
  expect(loadYaml('tags: [\n甲,\n乙 丙,\n]\nc: 1')).toEqual({tags: ['甲', '乙 丙'], c: 1});
  for (const [text, line] of [
    ['tags:\n  [\n    a,\ntitle: b\n', 3],
    ['title: "a\nb: 1\nc: d"', 1],
  ] as const)
    expect(() => loadYaml(text)).toThrow(
      expect.objectContaining({
        reason: 'deficient indentation',
        mark: expect.objectContaining({line}),
      }),
    );
});

it('indents the lines of brackets that go on at the margin, as long as that takes no time out of proportion', () => {
  const listsOf = (count: number): string =>
    Array.from({length: count}, (_, i) => `k${i}:\n  [\n    a\n]\n`).join('');
  expect(Object.keys(loadYaml(listsOf(100)) as object)).toHaveLength(100);
  // Each of them has all of the text read anew: 4,000 million characters.
  expect(() => loadYaml(listsOf(10_000))).toThrow(
    expect.objectContaining({mark: expect.objectContaining({line: 3})}),
  );
});
