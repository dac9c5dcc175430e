import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findObstacle} from './startedFolder.ts';
import {BEGUN, writeFiles} from './writeFiles.ts';

function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  return dir;
}

it('writes files with their folders', () => {
  const dir = temporaryFolder();
  writeFiles(join(dir, 'a/b'), new Map([['c/d.txt', 'x']]));
  expect(readFileSync(join(dir, 'a/b/c/d.txt'), 'utf8')).toBe('x');
});

it('leaves nothing behind where one cannot be written', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'file'), 'mine');
  const files = new Map([
    ['a.txt', ''],
    ['new/b.txt', ''],
    ['new/c.txt', ''],
    ['file/d.txt', ''],
  ]);
  expect(() => writeFiles(dir, files)).toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(dir)).toEqual(['file']);
  expect(() =>
    writeFiles(
      join(dir, 'x/y'),
      new Map([
        ['a', ''],
        ['a/b', ''],
      ]),
    ),
  ).toThrow(/EEXIST|ENOTDIR/);
  expect(existsSync(join(dir, 'x'))).toBe(false);
});

it('names the file at which it stopped, also where Node does not', () => {
  const dir = temporaryFolder();
  const unwritable = 3 as unknown as string;
  expect(() => writeFiles(dir, new Map([['a.txt', unwritable]]))).toThrow(
    expect.objectContaining({path: join(dir, 'a.txt')}),
  );
  expect(readdirSync(dir)).toEqual([]);
});

it('leaves nothing behind where what belongs to it fails', () => {
  const dir = temporaryFolder();
  const fail = () => {
    throw new Error('read-only');
  };
  expect(() => writeFiles(dir, new Map([['new/a.txt', '']]), fail)).toThrow('read-only');
  expect(readdirSync(dir)).toEqual([]);
});

it.runIf(process.platform === 'linux')('ends where no folder can be made', () => {
  expect(() => writeFiles('/proc/wuya', new Map([['a.txt', '']]))).toThrow(
    expect.objectContaining({code: 'ENOENT', path: '/proc/wuya'}),
  );
});

it('leaves a file alone that is there already', () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'b.txt'), 'mine');
  const files = new Map([
    ['a.txt', ''],
    ['b.txt', ''],
  ]);
  expect(() => writeFiles(dir, files)).toThrow('EEXIST');
  expect(readdirSync(dir)).toEqual(['b.txt']);
  expect(readFileSync(join(dir, 'b.txt'), 'utf8')).toBe('mine');
});

it('is marked while it is written: what a kill leaves is named as such, whatever was written last', () => {
  const dir = temporaryFolder();
  writeFiles(dir, new Map([['z.md', 'x']]));
  expect(readdirSync(dir)).toEqual(['z.md']);
  expect(findObstacle(dir)).toBe('z.md');
  // The mark comes first of all: a kill may come after any file.
  const seen: string[][] = [];
  const files = new Map([
    ['a.md', ''],
    ['b.md', ''],
  ]);
  function* watch() {
    for (const file of files) {
      seen.push(readdirSync(join(dir, 'new')));
      yield file;
    }
  }
  writeFiles(join(dir, 'new'), watch());
  expect(seen).toEqual([[BEGUN], [BEGUN, 'a.md']]);
  writeFileSync(join(dir, BEGUN), '');
  expect(findObstacle(dir)).toBe(BEGUN);
});
