import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openPack, type Pack} from './pack.ts';

const bytes = (text: string) => Buffer.from(text);
const textOf = (pack: Pack, key: string) => pack.read(key)?.toString();
const packsIn = (dir: string) => readdirSync(dir).filter((name) => name.endsWith('.pack'));

/** One pack file for each run of keys. */
function filled(dir: string, runs: readonly (readonly string[])[]): void {
  for (const keys of runs) {
    const pack = openPack(dir);
    for (const key of keys) pack.write(key, bytes(`text of ${key}`));
    pack.save();
  }
}

describe('openPack', () => {
  it('gives back what was written: at once, after save, and opened again', () => {
    const dir = temporaryFolder();
    const pack = openPack(dir);
    pack.write('a', bytes('无涯'));
    pack.write('b', bytes(''));
    expect([textOf(pack, 'a'), textOf(pack, 'b')]).toEqual(['无涯', '']);
    pack.save();
    expect(textOf(pack, 'a')).toBe('无涯');
    const again = openPack(dir);
    expect([
      textOf(again, 'a'),
      textOf(again, 'b'),
      again.has('b'),
      again.has('c'),
      textOf(again, 'c'),
    ]).toEqual(['无涯', '', true, false, undefined]);
  });

  it('does without a file that another process removes while the folder is read', () => {
    const dir = temporaryFolder();
    filled(dir, [['a']]);
    symlinkSync('gone', join(dir, '0.pack')); // listed, and not there
    expect(textOf(openPack(dir), 'a')).toBe('text of a');
  });

  it('lends bytes until it is used again, also such as are not written yet', () => {
    const dir = temporaryFolder();
    const pack = openPack(dir);
    pack.write('a', bytes('first'));
    pack.write('b', bytes('another'));
    expect(['a', 'b', 'a', 'c'].map((key) => pack.peek(key)?.toString())).toEqual([
      'first',
      'another',
      'first',
      undefined,
    ]);
    pack.save();
    expect(openPack(dir).peek('b')?.toString()).toBe('another');
  });

  it('goes on where the cache is deleted while it writes', () => {
    const dir = join(temporaryFolder(), 'cache');
    const pack = openPack(dir);
    pack.write('a', bytes('甲'));
    rmSync(dir, {recursive: true});
    pack.save();
    expect(textOf(pack, 'a')).toBe('甲');
    pack.write('b', bytes('乙'));
    pack.save();
    pack.close();
    expect([textOf(openPack(dir), 'a'), textOf(openPack(dir), 'b')]).toEqual([undefined, '乙']);
  });

  it('keeps megabytes in order', () => {
    const dir = temporaryFolder();
    const pack = openPack(dir);
    const texts = Array.from({length: 40}, (_, i) => String(i).repeat(100_000));
    texts.forEach((text, i) => pack.write(`k${i}`, bytes(text)));
    pack.save();
    const again = openPack(dir);
    expect(texts.every((text, i) => textOf(again, `k${i}`) === text)).toBe(true);
    expect(packsIn(dir)).toHaveLength(1);
  });

  it('takes the newest of several texts under one key', () => {
    const dir = temporaryFolder();
    for (const text of ['old', 'new']) {
      const pack = openPack(dir);
      pack.write('a', bytes(text));
      pack.save();
    }
    expect(textOf(openPack(dir), 'a')).toBe('new');
  });

  it('makes no file when nothing is written', () => {
    const dir = temporaryFolder();
    openPack(dir).save();
    expect(readdirSync(dir)).toEqual([]);
  });

  it.each([
    ['cut short', (path: string) => truncateSync(path, 20)],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['something else', (path: string) => writeFileSync(path, 'x'.repeat(500))],
    [
      'of a broken index',
      (path: string) =>
        writeFileSync(path, Buffer.concat([Buffer.from('{{{{'), readFileSync(path).subarray(-12)])),
    ],
  ])('misses what is in a file that is %s, and works on', (_, damage) => {
    const dir = temporaryFolder();
    filled(dir, [['a']]);
    damage(join(dir, packsIn(dir)[0]!));
    const pack = openPack(dir);
    expect(textOf(pack, 'a')).toBeUndefined();
    pack.write('a', bytes('made again'));
    pack.save();
    expect(textOf(openPack(dir), 'a')).toBe('made again');
  });

  it('gives back no byte that is not as it was written, wherever a file is damaged', () => {
    const dir = temporaryFolder();
    const texts = {a: 'text of a', b: '无涯', c: ''};
    const pack = openPack(dir);
    for (const [key, text] of Object.entries(texts)) pack.write(key, bytes(text));
    pack.save();
    pack.close();
    const path = join(dir, packsIn(dir)[0]!);
    const whole = readFileSync(path);
    for (const [i, byte] of whole.entries()) {
      const damaged = Buffer.from(whole);
      damaged[i] = byte ^ (1 << (i % 8));
      writeFileSync(path, damaged);
      const again = openPack(dir);
      for (const [key, text] of Object.entries(texts)) {
        const found = textOf(again, key);
        expect([text, undefined]).toContain(found);
        expect(again.has(key)).toBe(found !== undefined);
      }
      again.close();
    }
  });

  it('lets go of its files when it is closed, and opens them again', () => {
    const dir = temporaryFolder();
    filled(dir, [['a'], ['b']]);
    const pack = openPack(dir);
    const before = readdirSync('/proc/self/fd').length;
    pack.write('c', bytes('not saved'));
    expect(textOf(pack, 'a')).toBe('text of a');
    pack.close();
    expect(readdirSync('/proc/self/fd').length).toBe(before);
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect([textOf(pack, 'b'), pack.has('c')]).toEqual(['text of b', false]);
  });

  it('does not see what another process has under way, and removes what a dead one left', () => {
    const dir = temporaryFolder();
    const other = openPack(dir);
    other.write('a', bytes('x'));
    writeFileSync(join(dir, 'old-0000.4194999.tmp'), 'half'); // above the highest number a process can have
    expect(openPack(dir).has('a')).toBe(false);
    expect(readdirSync(dir).filter((name) => name.includes('4194999'))).toEqual([]);
    other.save();
    expect(openPack(dir).has('a')).toBe(true);
  });
});

it('removes a folder that has the name of a pack, or of one under way', () => {
  const dir = temporaryFolder();
  filled(dir, [['a']]);
  for (const name of ['old-0000.1.pack', 'old-0000.4194999.tmp']) {
    mkdirSync(join(dir, name));
    writeFileSync(join(dir, name, 'x'), '');
  }
  expect(textOf(openPack(dir), 'a')).toBe('text of a');
  expect(readdirSync(dir).filter((name) => name.startsWith('old'))).toEqual([]);
});

it('gives entries for the moment that are longer than all before', () => {
  const pack = openPack(temporaryFolder());
  const texts = ['', 'x', 'y'.repeat(10), 'z'.repeat(1000), 'w'];
  for (const [i, text] of texts.entries()) pack.write(`k${i}`, bytes(text));
  expect(texts.map((_, i) => pack.peek(`k${i}`)?.toString())).toEqual(texts);
});

describe('save', () => {
  const keys = (count: number, name = 'k') => Array.from({length: count}, (_, i) => `${name}${i}`);

  it('drops the oldest unused of more than twice what was used and 200, down to that and 100', () => {
    const dir = temporaryFolder();
    filled(dir, [keys(150), keys(100, 'l')]);
    const pack = openPack(dir);
    pack.save(new Set(['k0', 'k1', 'l99']));
    const again = openPack(dir);
    const kept = [...keys(150), ...keys(100, 'l')].filter((key) => again.has(key));
    expect(kept).toHaveLength(106);
    expect(['k0', 'k1', 'l99'].map((key) => textOf(again, key))).toEqual([
      'text of k0',
      'text of k1',
      'text of l99',
    ]);
    expect([again.has('k146'), again.has('k145')]).toEqual([true, false]);
    expect(textOf(pack, 'k0')).toBe('text of k0');
    expect(packsIn(dir)).toHaveLength(1);
  });

  it('drops nothing below that', () => {
    const dir = temporaryFolder();
    filled(dir, [keys(200)]);
    const pack = openPack(dir);
    pack.save(new Set());
    expect(keys(200).every((key) => openPack(dir).has(key))).toBe(true);
  });

  it('copies nothing for each of the edits after that', () => {
    const dir = temporaryFolder();
    filled(dir, [keys(250)]);
    openPack(dir).save(new Set(['k0']));
    const [whole] = packsIn(dir);
    filled(dir, [['edited']]);
    openPack(dir).save(new Set(['edited']));
    expect(packsIn(dir)).toHaveLength(2);
    expect(packsIn(dir)).toContain(whole);
  });

  it('joins the smaller of many files, and leaves the largest as they are', () => {
    const dir = temporaryFolder();
    const edits = keys(12, 'edit');
    filled(dir, [keys(40), ...edits.map((key) => [key])]);
    const [whole] = packsIn(dir);
    const pack = openPack(dir);
    expect(pack.has('k0')).toBe(true);
    pack.save();
    expect(packsIn(dir)).toHaveLength(6);
    expect(packsIn(dir)).toContain(whole);
    const again = openPack(dir);
    expect(
      [...keys(40), ...edits].filter((key) => textOf(again, key) !== `text of ${key}`),
    ).toEqual([]);
  });
});
