import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/temporary.ts';
import {toFileError} from './fileError.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('says in words what the system said, with the file relative to the site', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'a'), '');
  const error = thrownBy(() => readFileSync(join(dir, 'a/b')));
  expect(toFileError(error, dir)?.diagnostics).toMatchObject([
    {code: 'EM-003', place: {file: 'a/b'}, en: expect.stringContaining('(ENOTDIR)')},
  ]);
  expect(
    toFileError(
      thrownBy(() => readFileSync('/nowhere/x')),
      dir,
    )?.diagnostics,
  ).toMatchObject([{place: {file: '/nowhere/x'}}]);
});

it('leaves other errors alone', () => {
  expect(toFileError(new Error('x'), '.')).toBeUndefined();
  expect(toFileError(Object.assign(new Error('x'), {code: 'ERR_PARSE_ARGS'}), '.')).toBeUndefined();
  expect(toFileError('x', '.')).toBeUndefined();
});
