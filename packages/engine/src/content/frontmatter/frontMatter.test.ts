import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter.ts';

const parse = (text: string) => parseFrontMatter(text, 'notes/a.md');

describe('parseFrontMatter', () => {
  it('splits the YAML from the text', () => {
    expect(parse('---\ntitle: 甲\n---\n正文\n')).toMatchObject({
      data: {title: '甲'},
      body: '正文\n',
      lineCount: 3,
      diagnostics: [],
    });
  });

  it.each(['title: 甲\0乙', 'title: "甲\u0008"', 'title: 甲乙\u0001'])(
    'names an invisible sign, and no quotes, in %j',
    (line) => {
      const [problem] = parse(`---\nid: a\n${line}\n---\n`).diagnostics;
      expect(problem).toMatchObject({code: 'FM-000', place: {line: 3}});
      expect(problem!.zh).not.toContain('解析器说');
      expect(problem!.hint!.en).toMatch(/^Delete it/);
    },
  );

  it.each([
    ['no front matter', '正文\n---\n'],
    ['a fence that is never closed before other text', '---\n甲：乙\n\nNote: x\n'],
    ['nothing', ''],
  ])('takes all for text in %s', (_, text) => {
    expect(parse(text)).toMatchObject({data: {}, body: text, lineCount: 0, diagnostics: []});
  });

  it.each([
    '---\ntitle: x\n',
    '---\ntitle:\n\n正文\n',
    '--- \ntitle: x\n----\n正文\n',
    '---\nid: x',
  ])('takes one that does not end for text, and says so: %j', (text) => {
    expect(parse(text)).toMatchObject({
      data: {},
      body: text,
      lineCount: 0,
      diagnostics: [{code: 'FM-009', level: 'warning', place: {line: 1, column: 1}}],
    });
  });

  it.each([
    ['empty', '---\n---\n正文', 2],
    ['blank', '---\n\n\n---\n正文', 4],
    ['a comment', '---\n# 注\n---\n正文', 3],
    ['followed by blanks', '---  \na: 1\n---\t\n正文', 3],
  ])('counts the lines of one that is %s', (_, text, lineCount) => {
    expect(parse(text)).toMatchObject({body: '正文', lineCount});
  });

  it('reads a quoted value that goes on in a line without indentation, as js-yaml 3 does', () => {
    const {data, diagnostics} = parse('---\ntitle: x\ndescription: "一句，\n再一句"\nid: y\n---\n');
    expect(data).toEqual({title: 'x', description: '一句， 再一句', id: 'y'});
    expect(diagnostics).toMatchObject([{code: 'FM-007', level: 'notice', place: {line: 4}}]);
  });

  it.each([
    [
      'a bomb of aliases',
      ['a: &a [x,x,x,x,x,x,x,x,x]', ...'bcdefghij'].map((name, i, all) =>
        i === 0 ? name : `${name}: &${name} [${`*${i === 1 ? 'a' : all[i - 1]},`.repeat(9)}]`,
      ),
      3,
      8,
    ],
    ['a list that holds itself', ['tags: &t [*t]'], 2, 11],
  ])('reports %s at its place, at once', (_, lines, line, column) => {
    const {data, diagnostics} = parse(['---', ...lines, '---', ''].join('\n'));
    expect(data).toEqual({});
    expect(diagnostics).toMatchObject([{code: 'FM-000', place: {line, column}}]);
  });

  it('reads aliases of a few values', () => {
    expect(parse('---\na: &a [x]\ntags: *a\n---\n')).toMatchObject({data: {tags: ['x']}});
  });

  it('may end the file', () => {
    expect(parse('---\na: 1\n---')).toMatchObject({data: {a: 1}, body: '', lineCount: 3});
  });

  it('knows the line of each key', () => {
    const {keyLines} = parse(
      '---\ntitle: x\n\n"quoted": 1\nlist:\n  - nested: 1\n  title: 2\nlast_update:\n  date: 2025-01-01\n---\n',
    );
    expect([...keyLines]).toEqual([
      ['title', 2],
      ['quoted', 4],
      ['list', 5],
      ['last_update', 8],
    ]);
  });

  it.each([
    ['a colon in a value', 'title: a: b', 2, 9],
    ['an open bracket', 'id: x\ntags: [a', 3, 9],
    ['a tab', 'id: x\na:\n\tb: 1', 4, 1],
    ['a key twice', 'id: x\nid: y', 3, 1],
  ])('says where %s breaks the YAML', (_, yaml, line, column) => {
    const {data, body, diagnostics} = parse(`---\n${yaml}\n---\n正文`);
    expect({data, body}).toEqual({data: {}, body: '正文'});
    expect(diagnostics).toMatchObject([
      {code: 'FM-000', place: {file: 'notes/a.md', line, column}},
    ]);
  });

  it.each(['- a\n- b', 'just text', '3'])('refuses %j, which is no mapping', (yaml) => {
    expect(parse(`---\n${yaml}\n---\n`).diagnostics).toMatchObject([
      {code: 'FM-000', place: {line: 2, column: 1}},
    ]);
  });

  it('does not run code that YAML tags ask for', () => {
    expect(parse('---\na: !!js/function "function(){}"\n---\n').diagnostics).toMatchObject([
      {code: 'FM-000'},
    ]);
  });
});
