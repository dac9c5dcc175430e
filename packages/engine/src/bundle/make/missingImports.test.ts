import {expect, it} from 'vitest';
import {createMissingImports} from './missingImports.ts';

it('names a package once, whichever modules of it are asked for', () => {
  const missingImports = createMissingImports();
  for (const [from, file] of [
    ['icons/fa', '/site/a.js'],
    ['icons/fi', '/site/b.js'],
    ['@own/icons', '/site/a.js'],
  ] as const)
    missingImports.add({kind: 'package', from, name: '', file});
  expect(missingImports.toDiagnostics('/site')[0]).toMatchObject({
    place: {file: 'a.js'},
    alsoIn: ['b.js'],
  });
  expect(missingImports.toDiagnostics('/site').map(({code, en}) => `${code} ${en}`)).toEqual([
    expect.stringMatching(/^BD-002 icons is .*2 files/),
    expect.stringMatching(/^BD-002 @own\/icons is .*1 file/),
  ]);
});
