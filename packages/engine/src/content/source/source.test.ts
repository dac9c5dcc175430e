import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {readSource} from './readSource.ts';
import {isExcluded, scanFolder} from './scan.ts';

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const dir = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
  return dir;
}

describe('readSource', () => {
  const read = (content: string | Uint8Array) =>
    readSource({dir: folderWith({'notes/a.md': content})}, 'notes', 'a.md');

  it.each([
    ['line ends of Windows and old Macs', 'a\r\nb\rc\n', 'a\nb\nc\n'],
    ['a byte order mark', '\uFEFF标题', '标题'],
    ['nothing', '', ''],
    ['a replacement character that the author wrote, after a mark', '\uFEFF一\uFFFD', '一\uFFFD'],
  ])('makes good %s', (_, content, text) => {
    expect(read(content)).toMatchObject({path: 'notes/a.md', contentPath: 'a.md', text});
  });

  it('hashes the text, not the bytes', () => {
    expect(read('a\r\nb')).toEqual(read('a\nb'));
  });

  it.each([
    ['GB18030', [0x61, 0x0a, 0x62, 0xd6, 0xd0], 2, 2, 'GB18030'],
    ['a first byte', [0xff], 1, 1, undefined],
    ['a character cut short at the end', [...Buffer.from('a中文'), 0xe4, 0xb8], 1, 8, undefined],
    [
      'a bad byte among others',
      [...Buffer.from('中文'), 0xff, ...Buffer.from('字')],
      1,
      7,
      undefined,
    ],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], 1, 1, 'UTF-16'],
    ['UTF-16 from the other end', [0xfe, 0xff, 0x00, 0x61], 1, 1, 'UTF-16'],
    ['UTF-16 without a mark', [0x23, 0x00, 0x2d, 0x4e, 0x87, 0x65, 0x0a, 0x00], 1, 5, 'UTF-16LE'],
    ['UTF-16 of ASCII alone', [...Buffer.from('# a\n', 'utf16le')], 1, 2, 'UTF-16LE'],
    ['UTF-16BE', [0x00, 0x23, 0x4e, 0x2d, 0x65, 0x87, 0x00, 0x0a], 1, 6, 'UTF-16BE'],
  ])('says where %s is no UTF-8, and what it may be', (_, bytes, line, column, encoding) => {
    const problem = read(Uint8Array.from(bytes));
    expect(problem).toMatchObject({
      code: 'SRC-001',
      place: {file: 'notes/a.md', line, column},
      hint: {
        en: expect.stringContaining(encoding ? `iconv -f ${encoding} -t UTF-8` : 'a few bytes'),
      },
    });
  });

  it.each([
    ['zeros alone', Buffer.alloc(7), 1, 1],
    [
      'text with zeros at its end',
      Buffer.concat([Buffer.from('# 甲\n乙'), Buffer.alloc(16)]),
      2,
      4,
    ],
    ['more zeros, on odd places', Buffer.concat([Buffer.from('ab'), Buffer.alloc(4096)]), 1, 3],
  ])('says that %s are a damaged file', (_, bytes, line, column) => {
    const problem = read(bytes);
    expect(problem).toMatchObject({
      code: 'SRC-001',
      place: {file: 'notes/a.md', line, column},
      en: 'Here begin zero bytes, which are no text: the file is damaged.',
      hint: {zh: expect.stringContaining('从备份或 Git 恢复')},
    });
  });

  it('reads a text with a few zeros in it', () => {
    expect(read('a zero: \0')).toMatchObject({text: 'a zero: \0'});
  });

  it.each([
    ['a byte', [0x61, 0xff, 0x62], 'a\uFFFDb', 2],
    [
      'half a character after a mark',
      [...Buffer.from('\uFEFF中文'), 0xe4, 0xb8, 0x0a],
      '中文\uFFFD\n',
      10,
    ],
  ])(
    'reads %s that is no UTF-8 in a site of Docusaurus, and says where it is',
    (_, bytes, text, column) => {
      const dir = folderWith({'docs/a.md': Uint8Array.from(bytes)});
      expect(readSource({dir, isForeign: true}, 'docs', 'a.md')).toMatchObject({
        text,
        problems: [
          {code: 'SRC-001', level: 'warning', place: {file: 'docs/a.md', line: 1, column}},
        ],
      });
    },
  );

  it('reads no text of another encoding there', () => {
    const dir = folderWith({'docs/a.md': Uint8Array.from([0xd6, 0xd0, 0xce, 0xc4])});
    expect(readSource({dir, isForeign: true}, 'docs', 'a.md')).toMatchObject({
      code: 'SRC-001',
      level: 'error',
    });
  });

  it('says why a file cannot be read', () => {
    const dir = folderWith({'notes/dir.md/x': ''});
    expect(readSource({dir}, 'notes', 'dir.md')).toMatchObject({
      code: 'SRC-002',
      place: {file: 'notes/dir.md'},
      en: 'The file cannot be read: it is a folder, not a file (EISDIR)',
      hint: {en: 'Look at what is at this path, and try again.'},
    });
    symlinkSync(join(dir, 'nowhere'), join(dir, 'notes/dangling.md'));
    expect(readSource({dir}, 'notes', 'dangling.md')).toMatchObject({
      code: 'SRC-002',
      zh: '文件读不出来：不存在（ENOENT）',
    });
  });
});

describe('scanFolder', () => {
  it('finds files at any depth, sorted by code unit', () => {
    expect(
      scanFolder(folderWith({'b.md': '', 'a/z.md': '', 'B.md': '', '中.md': '', 'a.md': ''})),
    ).toEqual(['B.md', 'a.md', 'a/z.md', 'b.md', '中.md']);
  });

  it('goes through each folder once that links lead around', () => {
    const dir = folderWith({'notes/a.md': ''});
    const [one, other] = [folderWith({'b.md': ''}), folderWith({'c.md': ''})];
    for (const name of ['x', 'y', 'z']) {
      symlinkSync(other, join(one, name));
      symlinkSync(one, join(other, name));
      symlinkSync('.', join(other, `${name}-self`));
    }
    symlinkSync(one, join(dir, 'notes/one'));
    symlinkSync('..', join(dir, 'notes/up'));
    const paths = scanFolder(join(dir, 'notes'), (path) => path.endsWith('.md'), {
      dir,
      followLinks: true,
      report: () => undefined,
    });
    expect(paths).toEqual(['a.md', 'one/b.md', 'one/x/c.md', 'one/y/c.md', 'one/z/c.md']);
  });

  it('finds nothing where there is no folder', () => {
    expect(scanFolder('/nowhere/at/all')).toEqual([]);
  });
});

describe('isExcluded', () => {
  it.each([
    '_x.md',
    '_d/y.md',
    'a/_b/c.md',
    'z.test.js',
    'a/z.test.tsx',
    '__tests__/a.md',
    '.git/x.md',
    '.hidden.md',
  ])('leaves %s out', (path) => {
    expect(isExcluded(path)).toBe(true);
  });

  it.each(['x.md', 'a_b/c_.md', 'testing.md', 'test.md', 'a.tests.md'])('keeps %s', (path) => {
    expect(isExcluded(path)).toBe(false);
  });
});
