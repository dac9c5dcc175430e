import {describe, expect, it} from 'vitest';
import {signOf, takeNotes} from './codeNotes.ts';

const block = (language: string, code: string) => ({language, meta: '', code, classes: []});
const take = (language: string, code: string, count: number) => {
  const taken = takeNotes(block(language, code), count);
  return taken && {code: taken.code, notes: taken.notes};
};

describe('the marks of notes in code', () => {
  it.each([
    ['js', 'f(); // (1)', 'f();'],
    ['js', 'f(); //(1)  ', 'f();'],
    ['css', 'a {} /* (1) */', 'a {}'],
    ['python', '  x = 1  # (1)', '  x = 1'],
    ['html', '<p> <!-- (1) -->', '<p>'],
    ['sql', 'SELECT 1 -- (1)', 'SELECT 1'],
    ['jsx', '<A /> {/* (1) */}', '<A />'],
    ['unknown', 'a // (1)', 'a'],
  ])('are taken off the ends of lines of %s: %s', (language, code, left) => {
    expect(take(language, code, 1)).toEqual({code: left, notes: [[1, 1]]});
  });

  it('may name a note twice, in any order', () => {
    expect(take('js', 'a // (2)\nb // (1)\nc // (2)', 2)).toEqual({
      code: 'a\nb\nc',
      notes: [
        [1, 2],
        [2, 1],
        [3, 2],
      ],
    });
  });

  it.each([
    ['a note has no mark', 'a // (1)', 2],
    ['a mark has words', 'a // see (1)', 1],
    ['a mark is no comment', 'f(1)', 1],
    ['the comment is of another language', 'a # (1)', 1],
    ['there are more notes than signs', 'a // (1)', 21],
  ])('stay where %s', (_, code, count) => {
    expect(take('js', code, count)).toBeUndefined();
  });

  it('leave a mark beyond the notes in the code', () => {
    expect(take('js', 'a // (1)\nb // (7)', 1)).toEqual({code: 'a\nb // (7)', notes: [[1, 1]]});
  });

  it('have signs from 1 to 20', () => {
    expect([1, 10, 20].map(signOf)).toEqual(['①', '⑩', '⑳']);
  });
});
