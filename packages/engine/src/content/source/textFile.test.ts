import {truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/temporary.ts';
import {readSource} from './readSource.ts';
import {readTextFile} from './textFile.ts';

it('reads text, and takes no memory for a file that is larger than any text', () => {
  const dir = temporaryFolder();
  const file = join(dir, 'a.md');
  writeFileSync(file, '# 甲\n');
  expect(readTextFile(file)).toBe('# 甲\n');
  truncateSync(file, 2 ** 30); // a hole takes no room on the disk
  expect(() => readTextFile(file)).toThrow(expect.objectContaining({code: 'EFBIG', path: file}));
  expect(readSource({dir}, '.', 'a.md')).toMatchObject({
    code: 'SRC-002',
    hint: {en: 'Split it into several files.'},
  });
});
