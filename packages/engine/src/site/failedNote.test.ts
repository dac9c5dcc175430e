import {expect, it} from 'vitest';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {withNoteNamed} from './failedNote.ts';

const fail = (error: unknown) => withNoteNamed('docs/a.md', () => Promise.reject(error));

it('what the engine fails at is told with the note and with where it failed', async () => {
  const full = await withNoteNamed('docs/a.md', async () =>
    Math.min(...Array<number>(1_000_000)),
  ).catch((error: unknown) => error);
  expect((full as ContentError).diagnostics).toMatchObject([
    {
      code: 'MD-106',
      place: {file: 'docs/a.md'},
      zh: expect.stringMatching(/调用太深.*（failedNote\.test\.ts:\d+）$/),
    },
  ]);
});

it.each([
  ['problems of contents', new ContentError([createDiagnostic('MD-102', {tag: 'a'})])],
  ['what the system says', Object.assign(new TypeError('a'), {code: 'ENOENT'})],
  ['WebAssembly without memory', new RangeError('WebAssembly.instantiate(): Out of memory: a')],
  ['other errors', new Error('a')],
])('leaves %s', async (_, error) => {
  await expect(fail(error)).rejects.toBe(error);
});
