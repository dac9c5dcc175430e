import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/temporary.ts';
import {writeFileAtomic, writeIfOther} from './files.ts';
import {hashFile} from './hash.ts';

it('writes a file with the folders on its way', () => {
  const file = join(temporaryFolder(), 'a/b/c.txt');
  writeFileAtomic(file, 'x');
  expect(readFileSync(file, 'utf8')).toBe('x');
});

it('leaves no part behind, and names the file, where it cannot be written', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'a.txt'));
  expect(() => writeFileAtomic(join(dir, 'a.txt'), 'x')).toThrow(
    expect.objectContaining({path: join(dir, 'a.txt')}),
  );
  const long = join(dir, 'x'.repeat(300));
  expect(() => writeFileAtomic(long, 'x')).toThrow(expect.objectContaining({path: long}));
  expect(readdirSync(dir)).toEqual(['a.txt']);
});

it.runIf(process.platform === 'linux')('ends where no folder can be made', () => {
  expect(() => writeFileAtomic('/proc/wuya/a/b.txt', 'x')).toThrow(
    expect.objectContaining({code: 'ENOENT', path: '/proc/wuya'}),
  );
});

it('names a folder that is to be read as a file', () => {
  const dir = temporaryFolder();
  for (const read of [hashFile, (path: string) => writeIfOther(path, 'x')])
    expect(() => read(dir)).toThrow(expect.objectContaining({code: 'EISDIR', path: dir}));
});
