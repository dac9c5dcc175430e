import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {logFailure} from './logFailure.ts';

it('says in words what is wrong with a file and the machine, and shows the stack of what it does not know', () => {
  const dir = temporaryFolder();
  const logged: string[] = [];
  const log = (error: unknown) =>
    logFailure(error, {
      dir,
      log: (text) => logged.push(text),
      format: ({code, place}) => `${code} ${place?.file}`,
    });
  const read = () => readFileSync(join(dir, 'gone.md'));
  expect(read).toThrow(expect.toSatisfy((error) => log(error) === undefined));
  log(new ContentError([createDiagnostic('SRC-006', {}, {place: {file: 'a'}})]));
  log(new Error('Cannot find native binding.'));
  log(new Error('a bug'));
  expect(logged.slice(0, 3)).toEqual(['EM-003 gone.md\n', 'SRC-006 a\n', 'BD-007 undefined\n']);
  expect(logged[3]).toMatch(/^Error: a bug\n +at /);
});
