import {expect, it} from 'vitest';
import {checkAdmonition} from './unknownAdmonition.ts';

const place = {file: 'a.md', line: 1, column: 1};

it('takes the kinds that there are and those of the site', () => {
  expect(['tip', 'quiz'].map((type) => checkAdmonition(type, ['quiz'], {place}))).toEqual([
    undefined,
    undefined,
  ]);
});

it('says what is shown in its place: its text, in MDX a box', () => {
  expect([false, true].map((isBox) => checkAdmonition('x', [], {place, isBox})!.en)).toEqual([
    expect.stringContaining('is shown as text.'),
    expect.stringContaining('is shown as one of kind info.'),
  ]);
});

it('names all that there are, the kinds of the site too, and the nearest of them', () => {
  const problem = checkAdmonition('qiuz', ['quiz'], {place})!;
  expect(problem.code).toBe('MD-140');
  expect([problem.en, problem.hint!.en]).toEqual([
    expect.stringMatching(/Known: note, .*, quiz\.$/),
    'Did you mean :::quiz?',
  ]);
});
