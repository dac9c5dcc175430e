import {expect, it} from 'vitest';
import {createCodeBlockMetadata, getLineNumbersStart, parseLines} from './codeMeta.ts';

const COLOUR = 'theme-code-block-highlighted-line';

it('reads all of a block of code', () => {
  expect(
    createCodeBlockMetadata({
      code: 'a\nb\nc\n',
      className: 'language-JS own',
      metastring: 'title="a b.js" {1,3} showLineNumbers=5',
    }),
  ).toEqual({
    codeInput: 'a\nb\nc\n',
    code: 'a\nb\nc',
    className: 'language-JS own',
    language: 'js',
    title: 'a b.js',
    lineNumbersStart: 5,
    lineClassNames: {0: [COLOUR], 2: [COLOUR]},
  });
});

it('takes comments that mark lines out of the code', () => {
  const code =
    'a\n// highlight-next-line\nb\n# error-start\n// highlight-start\nc\n// highlight-end\nd\n# error-end\n// other\n';
  const magicComments = [
    {
      className: 'on',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
    {className: 'bad', block: {start: 'error-start', end: 'error-end'}},
  ];
  const parsed = parseLines(code, {language: 'js', magicComments});
  expect(parsed.code).toBe('a\nb\nc\nd\n// other');
  expect(parsed.lineClassNames).toMatchObject({1: ['on'], 3: ['bad']});
  expect(parsed.lineClassNames[2]).toHaveLength(2);
});

it('numbers lines as they are asked to be', () => {
  expect(getLineNumbersStart({metastring: 'a'})).toBeUndefined();
  expect(getLineNumbersStart({metastring: 'showLineNumbers'})).toBe(1);
  expect(getLineNumbersStart({showLineNumbers: 3})).toBe(3);
  expect(getLineNumbersStart({showLineNumbers: false, metastring: 'showLineNumbers'})).toBe(
    undefined,
  );
});
