import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {watchWrites} from '../../test/helpers/watchWrites.ts';
import {hashFiles} from '../bundle/modules/sources.ts';
import {readTextFile} from '../config/textFile.ts';
import {toFileError} from '../errors/fileError.ts';
import {
  isFile,
  readRegular,
  removeDrafts,
  removeFolder,
  renameFile,
  writeFileAtomic,
  writeFilesAtomic,
  writeAt,
  writeIfOther,
  writeNamed,
} from './files.ts';
import {hashFile} from './hash.ts';

it('writes a file with the folders on its way', () => {
  const file = join(temporaryFolder(), 'a/b/c.txt');
  writeFileAtomic(file, 'x');
  expect(readFileSync(file, 'utf8')).toBe('x');
});

it('has the bytes of a file of the author on the disk before the old one goes', () => {
  const file = join(temporaryFolder(), 'a.md');
  const writes = (isFlushed?: boolean) =>
    watchWrites(() => writeFileAtomic(file, 'x', isFlushed === undefined ? {} : {isFlushed}));
  expect(writes(true)).toEqual(['write!', 'rename']);
  expect(writes()).toEqual(['write', 'rename']);
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

it.runIf(process.platform === 'linux')(
  'writes through no link, also not at the name of its own part',
  () => {
    const dir = temporaryFolder();
    const outside = join(temporaryFolder(), 'own.txt');
    writeFileSync(outside, 'mine');
    for (const name of ['a.md', `a.md.${process.pid}.tmp`]) symlinkSync(outside, join(dir, name));
    writeFileAtomic(join(dir, 'a.md'), 'x', {mode: 0o640});
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    expect(readFileSync(join(dir, 'a.md'), 'utf8')).toBe('x');
    expect(statSync(join(dir, 'a.md')).mode & 0o777).toBe(0o640);
    expect(readdirSync(dir)).toEqual(['a.md']);
  },
);

it('removes what killed processes left of a file, and nothing else', () => {
  const dir = temporaryFolder();
  const {pid: gone} = spawnSync(process.execPath, ['-e', '']);
  const others = [
    'a.md',
    'a.md.tmp',
    `a.md.0${gone}.tmp`,
    `a.md.${gone}.tmp.txt`,
    `a.md.${process.pid}.tmp`,
    `b.md.${gone}.tmp`,
  ];
  for (const name of [`a.md.${gone}.tmp`, ...others]) writeFileSync(join(dir, name), 'x');
  removeDrafts(join(dir, 'a.md'));
  removeDrafts(join(dir, 'no/such.md'));
  expect(readdirSync(dir).sort()).toEqual(others.sort());
});

it.each([
  ['of letters', 'x'.repeat(255)],
  ['of Chinese', `${'长'.repeat(84)}.md`],
  ['that a cut would split', `x${'长'.repeat(83)}.md`],
])('writes a file with the longest name, %s', (_, name) => {
  const dir = temporaryFolder();
  writeFileAtomic(join(dir, name), 'x');
  expect(readdirSync(dir)).toEqual([name]);
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

it.runIf(process.platform === 'linux')('reads nothing that may never end', () => {
  const dir = temporaryFolder();
  const file = join(dir, 'tags.yml');
  symlinkSync('/dev/zero', file);
  for (const read of [readRegular, readTextFile, (path: string) => hashFiles([path])])
    expect(() => read(file)).toThrow(
      expect.toSatisfy((error) => toFileError(error, dir)?.diagnostics[0]?.code === 'SRC-006'),
    );
});

it.runIf(process.platform === 'linux')('reads no file that is too large for a text', () => {
  const dir = temporaryFolder();
  const file = join(dir, 'tags.yml');
  writeFileSync(file, '');
  truncateSync(file, 3 * 2 ** 30); // takes no room on the disk
  for (const read of [readRegular, readTextFile, (path: string) => hashFiles([path])])
    expect(() => read(file)).toThrow(expect.objectContaining({code: 'EFBIG', path: file}));
});

it.runIf(process.platform === 'linux')('names the file that a full disk has no room for', () => {
  expect(() => writeNamed('/dev/full', 'x')).toThrow(
    expect.objectContaining({code: 'ENOSPC', path: '/dev/full'}),
  );
});

it('writes all bytes in their order where the system takes a few at a time', () => {
  const path = join(temporaryFolder(), 'a');
  writeFileSync(path, '0123456789');
  const file = openSync(path, 'r+');
  writeAt({path, file}, Buffer.from('abcdefg'), {
    position: 2,
    write: (to, bytes, start, length, position) =>
      writeSync(to, bytes, start, Math.min(length, 3), position),
  });
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('01abcdefg9');
});

it('files that belong together are all replaced, or none where one cannot be written', () => {
  const dir = temporaryFolder();
  const [first, second] = [join(dir, 'a.txt'), join(dir, 'file/b.txt')];
  writeFileSync(first, 'old');
  writeFileSync(join(dir, 'file'), '');
  const write = () =>
    writeFilesAtomic([
      {path: first, content: 'new'},
      {path: second, content: 'new'},
    ]);
  expect(write).toThrow(expect.objectContaining({code: expect.stringMatching(/ENOTDIR|EEXIST/)}));
  expect([readFileSync(first, 'utf8'), readdirSync(dir)]).toEqual(['old', ['a.txt', 'file']]);
});

describe('renaming', () => {
  /** A file system that refuses some times, and what was asked of it. */
  const refusing = (code: string, times: number, platform: string) => {
    const steps: (string | number)[] = [];
    return {
      steps,
      platform,
      rename: (from: unknown, to: unknown) => {
        steps.push(`${String(from)} ${String(to)}`);
        if (steps.filter((step) => typeof step === 'string').length <= times)
          throw Object.assign(new Error(code), {code});
      },
      wait: (milliseconds: number) => void steps.push(milliseconds),
    };
  };

  it('tries again on Windows while another program has the file open', () => {
    for (const code of ['EPERM', 'EACCES', 'EBUSY']) {
      const system = refusing(code, 2, 'win32');
      renameFile('a', 'b', system);
      expect(system.steps).toEqual(['a b', 10, 'a b', 20, 'a b']);
    }
  });

  it.each([
    ['after 1.27 s', 'EPERM', 'win32', [10, 20, 40, 80, 160, 320, 640]],
    ['at once where it is refused for good', 'EXDEV', 'win32', []],
    ['at once elsewhere', 'EPERM', 'linux', []],
  ])('gives up %s', (_, code, platform, pauses) => {
    const system = refusing(code, Infinity, platform);
    expect(() => renameFile('a', 'b', system)).toThrow(expect.objectContaining({code}));
    expect(system.steps.filter((step) => typeof step === 'number')).toEqual(pauses);
  });
});

it('removes a folder with all in it, a file, and what is not there', () => {
  const dir = temporaryFolder();
  writeFileAtomic(join(dir, 'a/b/c.txt'), 'x');
  writeFileAtomic(join(dir, 'd.txt'), 'x');
  for (const name of ['a', 'd.txt', 'e']) removeFolder(join(dir, name));
  expect(readdirSync(dir)).toEqual([]);
});

it.runIf(process.platform === 'linux')('knows files from what else has a name', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'a'), '');
  symlinkSync('a', join(dir, 'link'));
  symlinkSync('loop', join(dir, 'loop'));
  spawnSync('mkfifo', [join(dir, 'pipe')]);
  const names = ['a', 'link', '.', '', 'loop', 'pipe', 'a/b', 'none', 'x'.repeat(5000), 'a\0'];
  expect(names.filter((name) => isFile(join(dir, name)))).toEqual(['a', 'link']);
});
