import {expect, it} from 'vitest';
import {StopError} from '../commandLine/stop.ts';
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
  expect(suspectSurroundings('--no-addons')?.[1]).toContain('NODE_OPTIONS=--no-addons:');
  expect(suspectSurroundings(' ')).toBeUndefined();
});
