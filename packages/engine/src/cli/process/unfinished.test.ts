import {EventEmitter} from 'node:events';
import {expect, it} from 'vitest';
import type {Words} from '../../errors/language.ts';
import {watchForEnd} from './unfinished.ts';

class FakeProcess extends EventEmitter {
  exitCode?: number;
  readonly said: (Words | string)[] = [];
  readonly complain = (words: Words | string): void => void this.said.push(words);
}

it.each([
  [0, 1],
  [3, undefined],
])('a process that ends with %i before its command is an error', (code, set) => {
  const ending = new FakeProcess();
  watchForEnd(ending, ending);
  ending.emit('exit', code);
  expect(ending.said).toEqual([
    [expect.stringContaining('没有做完'), expect.stringContaining('was not done')],
  ]);
  expect(ending.exitCode).toBe(set);
});

it('one that ends after it is none', () => {
  const ending = new FakeProcess();
  watchForEnd(ending, ending)();
  ending.emit('exit', 0);
  expect([ending.said, ending.exitCode]).toEqual([[], undefined]);
});
