import {expect, it} from 'vitest';
import {stylesheetsOf} from './stylesheets.ts';

const TEXT = '<main class="prose"><p>甲</p></main>';
const RARE = '<main class="prose"><math></math></main>';
const sheets = {
  core: ['core.css'],
  text: {rare: 'rare.css', pictures: 'pictures.css', text: 'text.css', docs: 'docs.css'},
  joined: [
    {path: 'joined-1.css', of: ['text.css', 'core.css']},
    {path: 'joined-2.css', of: ['rare.css', 'pictures.css', 'text.css', 'core.css']},
    {path: 'joined-3.css', of: ['text.css', 'core.css', 'cover.css']},
  ],
  own: [] as string[],
};
const pathsOf = (own: readonly string[], body: string, joined = sheets.joined) =>
  stylesheetsOf({...sheets, joined, own}, body, '').map(({path}) => path);

it('names no styles of texts in a document without text', () => {
  expect(pathsOf(['home.css'], '<main></main>')).toEqual(['core.css', 'home.css']);
});

it('names the sheets of texts before the core, which holds the rules of the site', () => {
  expect(pathsOf(['post.css'], RARE, [])).toEqual([
    'rare.css',
    'pictures.css',
    'text.css',
    'core.css',
    'post.css',
  ]);
});

it('names the sheet of what is around a note where there is a note', () => {
  expect(pathsOf([], `<main class="wrap docs"><article>${TEXT}</article></main>`, [])).toEqual([
    'text.css',
    'docs.css',
    'core.css',
  ]);
});

it('names a joined sheet in the place of those that it holds, and says which', () => {
  expect(stylesheetsOf({...sheets, own: ['post.css']}, TEXT, '')).toEqual([
    sheets.joined[0],
    {path: 'post.css'},
  ]);
  expect(pathsOf([], RARE)).toEqual(['joined-2.css']);
  expect(pathsOf(['cover.css'], TEXT)).toEqual(['joined-3.css']);
});
