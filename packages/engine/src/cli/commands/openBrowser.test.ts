import {expect, it} from 'vitest';
import {openCommand} from './openBrowser.ts';

it('opens an address with the program of the system, as one argument', () => {
  const url = 'http://127.0.0.1:3000/?a&b';
  expect(openCommand('darwin', url)).toEqual(['open', url]);
  expect(openCommand('linux', url)).toEqual(['xdg-open', url]);
  expect(openCommand('win32', url).at(-1)).toBe(url);
});
