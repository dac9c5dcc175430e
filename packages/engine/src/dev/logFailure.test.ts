import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {logFailure} from './logFailure.ts';

it('says in words what is wrong with a file, and shows the stack of what it does not know', () => {
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
  log(new Error('a bug'));
  expect(logged.slice(0, 2)).toEqual(['EM-003 gone.md\n', 'SRC-006 a\n']);
  expect(logged[2]).toMatch(/^Error: a bug\n +at /);
});
