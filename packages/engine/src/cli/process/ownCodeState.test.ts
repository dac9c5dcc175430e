import {expect, it} from 'vitest';
import {countMemoryWarnings, decideOnCode} from './ownCodeState.ts';

const LIMITS = {sayAfter: [10, 60], endAfter: 180};

it.each([
  ['just began', {seconds: 9, cpuSeconds: 9, isBlocked: true, saidCount: 0}, 'wait'],
  ['runs for a while', {seconds: 10, cpuSeconds: 10, isBlocked: true, saidCount: 0}, 'say'],
  ['was told', {seconds: 59, cpuSeconds: 59, isBlocked: true, saidCount: 1}, 'wait'],
  ['goes on', {seconds: 60, cpuSeconds: 60, isBlocked: true, saidCount: 1}, 'say'],
  ['never rests', {seconds: 181, cpuSeconds: 180, isBlocked: true, saidCount: 2}, 'end'],
  ['rests', {seconds: 900, cpuSeconds: 300, isBlocked: false, saidCount: 2}, 'wait'],
  ['waits for a program', {seconds: 900, cpuSeconds: 1, isBlocked: true, saidCount: 2}, 'wait'],
])('code that %s', (_, code, judged) => {
  expect(decideOnCode(code, LIMITS)).toBe(judged);
});

it('warns of memory three times, at parts of what there is', () => {
  expect([74, 76, 86, 96, 120].map((used) => countMemoryWarnings(used, 100))).toEqual([
    0, 1, 2, 3, 3,
  ]);
});
