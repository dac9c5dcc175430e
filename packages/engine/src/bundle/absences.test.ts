import {expect, it} from 'vitest';
import {createAbsences} from './absences.ts';

it('names a package once, whichever modules of it are asked for', () => {
  const absences = createAbsences();
  for (const [from, file] of [
    ['icons/fa', '/site/a.js'],
    ['icons/fi', '/site/b.js'],
    ['@own/icons', '/site/a.js'],
  ] as const)
    absences.add({kind: 'package', from, name: '', file});
  expect(absences.toDiagnostics('/site').map(({code, en}) => `${code} ${en}`)).toEqual([
    expect.stringMatching(/^BD-002 icons is .*2 files/),
    expect.stringMatching(/^BD-002 @own\/icons is .*1 files/),
  ]);
});
