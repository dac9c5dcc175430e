import {spawnSync} from 'node:child_process';
import {chmodSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {countSteps} from '../../../test/helpers/steps.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {watchWrites} from '../../../test/helpers/watchWrites.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {fixBytes, fixFiles} from './fixFiles.ts';

/** The text after fixes of `[line, column, written, replacement]`, and how many were made. */
function fix(text: string, ...fixes: [number, number, string, string][]): [string, number] {
  const {bytes, done} = fixBytes(
    Buffer.from(text),
    fixes.map(([line, column, written, replacement]) => ({line, column, written, replacement})),
  );
  return [Buffer.from(bytes).toString(), done.size];
}

describe('fixBytes', () => {
  it.each([
    ['见[甲](./A.md)。', '见[甲](./a.md)。'],
    ['见[甲](<./A.md>)。', '见[甲](<./a.md>)。'],
    ['见[甲](./A.md#x "题")。', '见[甲](./a.md#x "题")。'],
    ['见[./A.md](./A.md)。', '见[./A.md](./a.md)。'],
    ['见[`./A.md`](./A.md)', '见[`./A.md`](./a.md)'],
    ['见<a href="./A.md">', '见<a href="./a.md">'],
    ['见[甲][1]\n\n[1]: ./A.md "题"', '见[甲][1]\n\n[1]: ./a.md "题"'],
    ['见[甲][1]\n\n> [1]: <./A.md#x>', '见[甲][1]\n\n> [1]: <./a.md#x>'],
    ['见[甲][1]\n\n[1]: \\./%41.md?x', '见[甲][1]\n\n[1]: ./a.md?x'],
  ])('fixes the address alone in %s', (before, after) => {
    expect(fix(before, [1, 2, './A.md', './a.md'])).toEqual([after, 1]);
  });

  it('finds an address that is percent-encoded by the parser as it is written', () => {
    const encoded = encodeURI('./目录/甲A.md');
    expect(fix('见[甲](./目录/甲A.md)', [1, 2, encoded, './目录/甲a.md'])).toEqual([
      '见[甲](./目录/甲a.md)',
      1,
    ]);
    expect(fix(`见[甲](${encoded})`, [1, 2, encoded, './目录/甲a.md'])).toEqual([
      '见[甲](./目录/甲a.md)',
      1,
    ]);
  });

  it.each(['./目录/甲%41.md', './%e7%9b%ae录/甲A.md', './目录/甲A\\.md'])(
    'finds %s, of which the half is encoded or escaped',
    (written) => {
      expect(
        fix(`见[甲](${written}#x)`, [1, 2, encodeURI('./目录/甲A.md'), './目录/甲a.md']),
      ).toEqual(['见[甲](./目录/甲a.md#x)', 1]);
    },
  );

  it('finds an ampersand written as an entity', () => {
    expect(fix('[a](./A&amp;b.md)', [1, 1, './A&b.md', './a&b.md'])).toEqual(['[a](./a&b.md)', 1]);
  });

  it('begins at the place: an equal address before it stays', () => {
    expect(fix('[一](A.md) [二](A.md)', [1, 11, 'A.md', 'a.md'])).toEqual([
      '[一](A.md) [二](a.md)',
      1,
    ]);
  });

  it('fixes two equal addresses one by one', () => {
    expect(fix('[一](A.md)\n[二](A.md)', [1, 1, 'A.md', 'a.md'], [2, 1, 'A.md', 'a.md'])).toEqual([
      '[一](a.md)\n[二](a.md)',
      2,
    ]);
  });

  it('counts columns as the parser does, emoji as two', () => {
    expect(fix('😀[一](A.md) [二](A.md)', [1, 13, 'A.md', 'a.md'])).toEqual([
      '😀[一](A.md) [二](a.md)',
      1,
    ]);
  });

  it('fixes the section of an address', () => {
    expect(fix('[一](./a.md#Usage)', [1, 1, '#Usage', '#usage'])).toEqual([
      '[一](./a.md#usage)',
      1,
    ]);
  });

  it('leaves a text alone that is not there', () => {
    expect(fix('[一](B.md)\n\n[二](A.md)', [1, 1, 'A.md', 'a.md'], [9, 1, 'A.md', 'a.md'])).toEqual(
      ['[一](B.md)\n\n[二](A.md)', 0],
    );
  });

  it('keeps BOM, line ends of every kind and bytes that are no UTF-8', () => {
    const before = Buffer.concat([
      Buffer.from('\uFEFF首\r\n\r[一](A.md)\r\n'),
      Buffer.from([0xff, 0xfe, 0x00]),
    ]);
    const after = Buffer.concat([
      Buffer.from('\uFEFF首\r\n\r[一](a.md)\r\n'),
      Buffer.from([0xff, 0xfe, 0x00]),
    ]);
    const {bytes} = fixBytes(before, [{line: 3, column: 1, written: 'A.md', replacement: 'a.md'}]);
    expect(Buffer.from(bytes).equals(after)).toBe(true);
  });

  it('finds a text of several lines in a file whose lines end in CRLF, and ends new ones so', () => {
    const fixes = [
      {
        line: 1,
        column: 1,
        written: '---\n',
        replacement: '---\nredirect_from: ["/b/"]\n',
        isAtPlace: true,
      },
    ];
    const {bytes} = fixBytes(Buffer.from('---\r\ntitle: 甲\r\n---\r\n\r\n文\r\n'), fixes);
    expect(Buffer.from(bytes).toString()).toBe(
      '---\r\nredirect_from: ["/b/"]\r\ntitle: 甲\r\n---\r\n\r\n文\r\n',
    );
  });

  it('gives the same bytes when there is nothing to fix', () => {
    const bytes = Buffer.from(Array.from({length: 256}, (_, i) => i));
    expect(Buffer.from(fixBytes(bytes, []).bytes).equals(bytes)).toBe(true);
  });
});

describe('fixFiles', () => {
  it('replaces the file, keeps its permissions, leaves no part of a killed run, and finds nothing to do the second time', () => {
    const dir = temporaryFolder();
    const {pid: gone} = spawnSync(process.execPath, ['-e', '']);
    writeFiles(dir, {'notes/a.md': '[一](B.md)\n', [`notes/a.md.${gone}.tmp`]: '[一]('});
    chmodSync(join(dir, 'notes/a.md'), 0o662); // more than a new file gets
    const problem = createDiagnostic(
      'LN-050',
      {href: 'B.md'},
      {
        place: {file: 'notes/a.md', line: 1, column: 1},
        fix: {written: 'B.md', replacement: 'b.md'},
      },
    );
    // Where power fails right after, some file systems have an empty note otherwise.
    let fixed: unknown;
    expect(watchWrites(() => (fixed = fixFiles(dir, [problem])))).toEqual(['write!', 'rename']);
    expect(fixed).toEqual([problem]);
    expect(readFileSync(join(dir, 'notes/a.md'), 'utf8')).toBe('[一](b.md)\n');
    expect(statSync(join(dir, 'notes/a.md')).mode & 0o777).toBe(0o662);
    expect(readdirSync(join(dir, 'notes'))).toEqual(['a.md']);
    const {ino} = statSync(join(dir, 'notes/a.md'));
    expect(fixFiles(dir, [problem])).toEqual([]);
    expect(statSync(join(dir, 'notes/a.md')).ino).toBe(ino);
  });
});

it.each([
  ['of their own', (i: number) => `r${i}`, 1000],
  ['that they share', () => 'r', 1],
])('reads the definitions of many links once: %s', async (_, label, done) => {
  const stepsOf = (count: number) => {
    const all = Array.from({length: count}, (_one, i) => label(i));
    const links = all.map((one) => `[甲][${one}]\n\n`).join('');
    const text = Buffer.from(
      links + [...new Set(all)].map((one) => `[${one}]: ./A${one}.md\n`).join(''),
    );
    const fixes = all.map((one, i) => ({
      line: 1 + 2 * i,
      column: 1,
      written: `./A${one}.md`,
      replacement: `./a${one}.md`,
    }));
    return countSteps(async () => {
      expect(fixBytes(text, fixes).done.size).toBe(Math.min(done, count));
    });
  };
  const [few, many] = [await stepsOf(250), await stepsOf(1000)];
  expect(many.characters / few.characters).toBeLessThan(4.5);
});

it('fixes 30,000 links of a note, each found once', () => {
  const count = 30_000;
  const fixes = Array.from({length: count}, (_, i) => ({
    line: 1 + 2 * i,
    column: 1,
    written: './bee.md',
    replacement: './Bee.md',
  }));
  const {bytes, done} = fixBytes(Buffer.from('[x](./bee.md)\n\n'.repeat(count)), fixes);
  expect(done.size).toBe(count);
  expect(Buffer.from(bytes).toString()).toBe('[x](./Bee.md)\n\n'.repeat(count));
});
