import {expect, it} from 'vitest';
import {createNotes} from './notes.ts';
import {toOrigin} from './origin.ts';

it.each([
  ['https://a.example', 'https://a.example', []],
  [' https://a.example/\n', 'https://a.example', []],
  ['https://a.example/docs/', 'https://a.example', ['warning CFG-003 url']],
  ['https://a.example?a=1#b', 'https://a.example', ['warning CFG-003 url']],
  ['a.example', undefined, []],
  [5, undefined, []],
])('takes the origin of %j', (url, origin, told) => {
  const notes = createNotes();
  expect(toOrigin(url, notes).url).toBe(origin);
  expect(
    notes.all.map(({option, diagnostic: {level, code}}) => `${level} ${code} ${option}`),
  ).toEqual(told);
});
