import {expect, it} from 'vitest';
import {StopError} from './stop.ts';
import {stopWithoutWorkingFolder, suspectSurroundings} from './surroundings.ts';

it('stops where the working folder was removed, and says to leave it', () => {
  const gone = (): string => {
    throw Object.assign(new Error('ENOENT: uv_cwd'), {code: 'ENOENT', syscall: 'uv_cwd'});
  };
  expect(() => stopWithoutWorkingFolder(gone)).toThrow(StopError);
  expect(() => stopWithoutWorkingFolder(gone)).toThrow(/removed.*cd/);
  expect(() => stopWithoutWorkingFolder(() => '/')).not.toThrow();
});

it('suspects options that are given to every Node', () => {
  const error = new Error('Cannot find module x');
  expect(suspectSurroundings(error, '--no-addons')?.[1]).toContain('NODE_OPTIONS=--no-addons:');
  expect(suspectSurroundings(error, ' ')).toBeUndefined();
});

it('suspects a limit where WebAssembly gets no memory, and options that leave it out', () => {
  const memory = new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate');
  expect(suspectSurroundings(memory, '')?.[1]).toMatch(/ulimit -v unlimited\.$/);
  const none = new ReferenceError('WebAssembly is not defined');
  const [zh, en] = suspectSurroundings(none, '--jitless')!;
  expect([zh, en]).toEqual([
    expect.stringContaining('--jitless'),
    expect.stringMatching(/ulimit.*NODE_OPTIONS=--jitless/),
  ]);
});
