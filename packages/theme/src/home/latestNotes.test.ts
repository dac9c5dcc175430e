import {expect, it} from 'vitest';
import {latestNotes} from './latestNotes.ts';

const note = (title: string, section: string, date?: string) => ({
  title,
  href: `/${title}/`,
  section,
  ...(date && {date}),
});
const titles = (notes: readonly {readonly title: string}[]) => notes.map(({title}) => title);

it('has the newest first, and those without a date last', () => {
  const notes = [note('a', 'x'), note('b', 'x', '2026-01-02'), note('c', 'x', '2026-01-03')];
  expect(titles(latestNotes(notes, 3))).toEqual(['c', 'b', 'a']);
  expect(titles(latestNotes(notes, 1))).toEqual(['c']);
});

it('takes of one day from each section in turn, and shows them as they are read', () => {
  const day = '2026-01-02';
  const notes = [
    ...['x1', 'x2', 'x3', 'x4'].map((title) => note(title, 'x', day)),
    ...['y1', 'y2'].map((title) => note(title, 'y', day)),
    note('z1', 'z', '2026-01-01'),
  ];
  expect(titles(latestNotes(notes, 4))).toEqual(['x3', 'x4', 'y1', 'y2']);
  expect(titles(latestNotes(notes, 6))).toEqual(['x1', 'x2', 'x3', 'x4', 'y1', 'y2']);
});
