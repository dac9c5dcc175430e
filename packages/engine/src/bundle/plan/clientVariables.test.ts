import {expect, it} from 'vitest';
import {pickClientVariables} from './clientVariables.ts';

const ENV = {VITE_B: '2', HOME: '/home', VITE_A: '1', VITE_NONE: undefined, OWN_C: '3'};

it.each([
  [undefined, {VITE_A: '1', VITE_B: '2'}],
  ['OWN_', {OWN_C: '3'}],
  [['OWN_', 'VITE_B'], {OWN_C: '3', VITE_B: '2'}],
])('picks what the bundler puts into code, in one order: %j', (prefix, picked) => {
  expect(Object.entries(pickClientVariables(ENV, prefix))).toEqual(Object.entries(picked));
});
