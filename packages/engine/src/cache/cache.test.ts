import {existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openCache} from './cache.ts';
import {writeFileAtomic} from './files.ts';
import {hashOf} from './hash.ts';

describe('openCache', () => {
  it('gives back what was written, also after it is opened again', () => {
    const dir = temporaryFolder();
    openCache(dir).write('pages', 'a', {html: '<p>字</p>'});
    expect(openCache(dir).read('pages', 'a')).toEqual({html: '<p>字</p>'});
  });

  it('misses what was never written', () => {
    expect(openCache(temporaryFolder()).read('pages', 'a')).toBeUndefined();
  });

  it.each(['', '{"html":"<p', '\0\0\0'])('misses a file that is damaged: %j', (content) => {
    const cache = openCache(temporaryFolder());
    cache.write('pages', 'a', {});
    writeFileSync(join(cache.dir, 'pages', 'a.json'), content);
    expect(cache.read('pages', 'a')).toBeUndefined();
  });

  it('misses a file of which any byte is another', () => {
    const cache = openCache(temporaryFolder());
    cache.write('pages', 'a', {html: '<p>字</p>'});
    const path = join(cache.dir, 'pages', 'a.json');
    const whole = readFileSync(path);
    for (const [i, byte] of whole.entries()) {
      const damaged = Buffer.from(whole);
      damaged[i] = byte ^ (1 << (i % 8));
      writeFileSync(path, damaged);
      expect(cache.read('pages', 'a')).toBeUndefined();
    }
  });

  it('gives back bytes, and misses those of which any is another, or that are cut short', () => {
    const cache = openCache(temporaryFolder());
    expect(cache.readBytes('state', 'a')).toBeUndefined();
    cache.writeBytes('state', 'a', Uint8Array.of(0, 255, 10));
    expect([...cache.readBytes('state', 'a')!]).toEqual([0, 255, 10]);
    const path = join(cache.dir, 'state', 'a.bin');
    const whole = readFileSync(path);
    const damaged = [...whole.keys()].map((at) => whole.with(at, whole[at]! ^ 1));
    for (const bytes of [...damaged, whole.subarray(0, 5), whole.subarray(0, 2)]) {
      writeFileSync(path, bytes);
      expect(cache.readBytes('state', 'a')).toBeUndefined();
    }
  });

  it('keeps kinds apart', () => {
    const cache = openCache(temporaryFolder());
    cache.write('pages', 'a', 1);
    expect(cache.read('code', 'a')).toBeUndefined();
  });

  it('forgets everything when cleared', () => {
    const cache = openCache(join(temporaryFolder(), 'cache'));
    cache.write('pages', 'a', 1);
    cache.clear();
    expect(existsSync(cache.dir)).toBe(false);
    expect(cache.read('pages', 'a')).toBeUndefined();
  });

  it.runIf(process.platform === 'linux')('holds no file open once closed or cleared', () => {
    const dir = temporaryFolder();
    const openIn = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        const link = join('/proc/self/fd', fd);
        return existsSync(link) && readlinkSync(link).startsWith(dir);
      }).length;
    for (const leave of ['close', 'clear'] as const) {
      const written = openCache(dir).pack('pages');
      written.write('a', Buffer.from('字'));
      written.save();
      written.close();
      const cache = openCache(dir);
      expect(cache.pack('pages').read('a')).toBeDefined();
      expect(cache.pack('pages')).toBe(cache.pack('pages'));
      expect(openIn()).toBeGreaterThan(0);
      cache[leave]();
      expect(openIn()).toBe(0);
    }
  });
});

describe('writeFileAtomic', () => {
  it('makes the folders it needs and leaves no other file', () => {
    const dir = temporaryFolder();
    writeFileAtomic(join(dir, 'a', 'b', 'c.txt'), 'x');
    expect(readdirSync(join(dir, 'a', 'b'))).toEqual(['c.txt']);
  });

  it('leaves no temporary file when the place is taken by a folder', () => {
    const dir = temporaryFolder();
    writeFileAtomic(join(dir, 'a', 'b.txt'), 'x');
    expect(() => writeFileAtomic(join(dir, 'a'), 'x')).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(dir)).toEqual(['a']);
  });
});

describe('hashOf', () => {
  it('is the same of texts and of their bytes', () => {
    const parts = ['', '无涯', 'a'];
    expect(hashOf(...parts)).toBe(hashOf(...parts.map((part) => Buffer.from(part))));
  });

  it('tells parts from one another', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  });

  it('is safe in file names', () => {
    expect(
      Array.from({length: 200}, (_, i) => hashOf(String(i))).filter(
        (hash) => !/^[\dA-Za-z]{20}$/.test(hash),
      ),
    ).toEqual([]);
  });
});
