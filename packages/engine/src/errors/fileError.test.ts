import {mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {withPath} from '../cache/files.ts';
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

it.each([
  ['EISDIR', '文件夹', 'folder'],
  ['ENOENT', '不存在', 'does not exist'],
  ['EROFS', '只读', 'read-only'],
  ['ENOSPC', '已满', 'full'],
  ['ENOTDIR', '是文件', 'is a file'],
  ['EACCES', '权限', 'permission'],
])('has words for %s in both languages, and names the file', (code, zh, en) => {
  const error = Object.assign(new Error(`${code}: x`), {code, path: '/site/notes/a.md'});
  expect(toFileError(error, '/site')?.diagnostics).toMatchObject([
    {
      place: {file: 'notes/a.md'},
      zh: expect.stringContaining(zh),
      en: expect.stringContaining(en),
    },
  ]);
});

it.each([
  ['ENOSPC', '腾出空间', 'Make room'],
  ['EROFS', '可写', 'for writing'],
  ['EMFILE', 'ulimit', 'ulimit'],
  ['ENOTDIR', '挡路', 'in the way'],
  ['ELOOP', '链接', 'link'],
  ['EIO', '磁盘', 'disk'],
  ['EACCES', '权限', 'permissions'],
  ['EPERM', '别的程序', 'another program'],
])('says what to do about %s, in both languages', (code, zh, en) => {
  const error = Object.assign(new Error(`${code}: x`), {code, path: '/site/a.md'});
  const [{hint} = {}] = toFileError(error, '/site')?.diagnostics ?? [];
  expect(hint).toEqual({zh: expect.stringContaining(zh), en: expect.stringContaining(en)});
});

it('has words for a folder that was to be removed as a file', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'a'));
  const error = thrownBy(() => rmSync(join(dir, 'a')));
  expect(toFileError(error, dir)?.diagnostics).toMatchObject([
    {code: 'EM-003', place: {file: 'a'}, en: expect.stringContaining('(EISDIR)')},
  ]);
});

it.runIf(process.platform === 'linux')('names a file that Node finds too large', () => {
  const file = join(temporaryFolder(), 'a.css');
  writeFileSync(file, '');
  truncateSync(file, 3 * 2 ** 30); // takes no room on the disk
  const error = thrownBy(() => withPath(file, () => readFileSync(file)));
  expect(toFileError(error, join(file, '..'))?.diagnostics).toMatchObject([
    {code: 'EM-003', place: {file: 'a.css'}, en: expect.stringContaining('(EFBIG)')},
  ]);
});

it('leaves other errors alone', () => {
  expect(toFileError(new Error('x'), '.')).toBeUndefined();
  expect(toFileError(Object.assign(new Error('x'), {code: 'ERR_PARSE_ARGS'}), '.')).toBeUndefined();
  expect(toFileError('x', '.')).toBeUndefined();
  expect(toFileError(null, '.')).toBeUndefined();
  const throws = (): never => {
    throw new Error('asked');
  };
  const asked = Object.defineProperty(new Error('x'), 'code', {get: throws});
  expect(toFileError(asked, '.')).toBeUndefined();
});
