import {utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {hashFiles, hashReadFiles} from './sources.ts';

/** Before and after each change of a file in a test. */
const [LONG_AGO, LATER] = [1, Number.MAX_SAFE_INTEGER];

function makeFile(): string {
  const file = join(temporaryFolder(), 'a.ts');
  writeFileSync(file, 'export const a = 1;\n');
  return file;
}

it('is the hash of the texts where no file was saved since', () => {
  const paths = [makeFile(), join(temporaryFolder(), 'none.ts')];
  expect(hashReadFiles(paths, LATER)).toBe(hashFiles(paths));
});

it('is the hash of no texts where one was saved meanwhile, whatever time it says', () => {
  const file = makeFile();
  utimesSync(file, 1, 1);
  expect(hashReadFiles([file], LONG_AGO)).not.toBe(hashFiles([file]));
});
