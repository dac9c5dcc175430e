import {describe, expect, it} from 'vitest';
import {HIGHLIGHT, readMagicComments} from './magicComments.ts';

const error = {className: 'error', line: 'This will error'};
const read = (code: string, language: string) => {
  const {code: left, classes} = readMagicComments(code, language, [HIGHLIGHT, error]);
  return {
    left,
    lines: Object.fromEntries(
      [...classes].map(([line, names]) => [
        line,
        names.map((name) => (name === HIGHLIGHT.className ? 'hl' : name)).join(' '),
      ]),
    ),
  };
};

describe('readMagicComments', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['ts', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['yaml', '  # highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['lua', '--highlight-next-line'],
    ['nothing-known', '// highlight-next-line'],
    ['xml', '<!-- highlight-next-line -->'],
    ['xml', '  // highlight-next-line'],
    ['yaml', '// highlight-next-line'],
    ['java', '# highlight-next-line'],
  ])('takes the comment of %s out and marks the next line', (language, comment) => {
    expect(read(`a\n${comment}\nb\nc`, language)).toEqual({left: 'a\nb\nc', lines: {2: 'hl'}});
  });

  it('marks the lines between a start and an end', () => {
    expect(read('a\n// highlight-start\nb\nc\n// highlight-end\nd', 'js')).toEqual({
      left: 'a\nb\nc\nd',
      lines: {2: 'hl', 3: 'hl'},
    });
  });

  it('marks to the end when no end comes', () => {
    expect(read('a\n// highlight-start\nb', 'js')).toEqual({left: 'a\nb', lines: {2: 'hl'}});
  });

  it('gives a line the classes of all comments above it', () => {
    expect(read('// highlight-next-line\n// This will error\na', 'js')).toEqual({
      left: 'a',
      lines: {1: 'hl error'},
    });
  });

  it.each([
    ['js', '# highlight-next-line\na'],
    ['sql', '// highlight-next-line\na'],
    ['js', 'x; // highlight-next-line\na'],
    ['js', '// highlight-next-lines\na'],
  ])('leaves what is no such comment of %s: %j', (language, code) => {
    expect(read(code, language)).toEqual({left: code, lines: {}});
  });
});
