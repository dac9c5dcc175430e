import {expect, it} from 'vitest';
import {createNotes} from '../common/notes.ts';
import {findMacros} from './formulaMacros.ts';

function rehypeKatex() {}
function rehypeMathjax() {}

function macrosOf(...rehypePlugins: readonly unknown[]) {
  const notes = createNotes();
  const found = findMacros([{kind: 'docs', path: 'docs', values: {rehypePlugins}}], notes);
  return {found, told: notes.all.map(({option}) => option)};
}

it.each([
  [[rehypeKatex, {macros: {'\\RR': '\\mathbb{R}'}}], {'\\RR': '\\mathbb{R}'}],
  [
    [rehypeMathjax, {tex: {macros: {RR: '{\\bf R}', bold: ['{\\bf #1}', 1]}}}],
    {'\\RR': '{\\bf R}', '\\bold': '{\\bf #1}'},
  ],
  [rehypeKatex, {}],
  [[() => {}, {macros: {'\\RR': 'R'}}], {}],
])('reads the commands of %j', (plugin, expected) => {
  expect(macrosOf(plugin)).toEqual({found: expected, told: []});
});

it('tells of commands that are functions', () => {
  expect(macrosOf([rehypeKatex, {macros: {'\\a': () => 'a', '\\b': 'b'}}])).toEqual({
    found: {'\\b': 'b'},
    told: ['docs.rehypePlugins[0][1].macros'],
  });
});
