import {symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {lstatOf, statOf} from './statOf.ts';

it('nothing is where nothing is, and below a file', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'a'), 'x');
  symlinkSync('nowhere', join(dir, 'link'));
  expect([statOf, lstatOf].map((ask) => ask(join(dir, 'a'))?.size)).toEqual([1, 1]);
  for (const path of ['b', 'a/b', 'a/b/c']) {
    expect(statOf(join(dir, path))).toBeUndefined();
    expect(lstatOf(join(dir, path))).toBeUndefined();
  }
  expect(statOf(join(dir, 'link'))).toBeUndefined();
  expect(lstatOf(join(dir, 'link'))?.isSymbolicLink()).toBe(true);
});

it('what else is wrong is told', () => {
  const dir = temporaryFolder();
  symlinkSync('loop', join(dir, 'loop'));
  expect(() => statOf(join(dir, 'loop'))).toThrow('ELOOP');
});
