import {expect, it} from 'vitest';
import {parseDesk, printDesk, setChoice} from './deskState.ts';

it('keeps choices as words, those of the site as none', () => {
  const desk = setChoice(setChoice(parseDesk(null), 'size', 'large'), 'face', 'song');
  expect(printDesk(desk)).toBe('large song');
  expect(parseDesk('large song')).toEqual(desk);
  expect(printDesk(setChoice(setChoice(desk, 'size', ''), 'face', ''))).toBe('');
});

it('leaves out words it does not know', () => {
  expect(printDesk(parseDesk('huge wide "><script> wide'))).toBe('wide');
});
