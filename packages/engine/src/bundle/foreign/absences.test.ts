import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {absentFrom, isMissingFile} from './absences.ts';

it.each([
  ['./there', false],
  ['./there.js', false], // Means the .tsx.
  ['./folder', false],
  ['@site/src/there', false],
  ['./there?raw', false],
  ['./data.json', true],
  ['../data', true],
  ['@site/src/gone/Chart', true],
  ['package', false],
  ['!!raw-loader!./gone', false],
])('tells whether a file that code asks for is missing: %s', (from, expected) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'src/there.tsx': '', 'src/folder/index.ts': ''});
  expect(isMissingFile(from, join(dir, 'src/page.tsx'), dir)).toBe(expected);
  expect(isMissingFile(from, join(dir, 'node_modules/a/page.js'), dir)).toBe(false);
});

it('names a missing file by its path', () => {
  for (const from of ['../data.json?raw', '@site/data.json', '@site/data.json?raw'])
    expect(absentFrom(from, '/site/src/page.tsx', '/site')).toMatchObject({
      kind: 'file',
      from: '/site/data.json',
    });
});
