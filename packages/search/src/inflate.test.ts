import {constants, deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {SearchIndexError} from './errors.ts';
import {inflateRaw} from './inflate.ts';
import {createRandom, randomInt} from './testing/random.ts';

const random = createRandom(21);
const bytesOf = (length: number, letters: number) => Uint8Array.from({length}, () => randomInt(random, letters));

describe('inflating', () => {
  it.each([
    ['dynamic codes', {level: 9}],
    ['fixed codes', {strategy: constants.Z_FIXED}],
    ['no compression', {level: 0}],
    ['runs alone', {strategy: constants.Z_RLE}],
    ['codes without references', {strategy: constants.Z_HUFFMAN_ONLY}],
  ])('reads back what was written with %s', (_, options) => {
    for (let round = 0; round < 60; round++) {
      const part = bytesOf(randomInt(random, 400), 1 + randomInt(random, 256));
      const bytes = Uint8Array.from([...part, ...bytesOf(randomInt(random, 3000), 1 + randomInt(random, 90)), ...part, ...Array<number>(round * 20).fill(7)]);
      expect(Buffer.compare(inflateRaw(deflateRawSync(bytes, options)), bytes)).toBe(0);
    }
  });

  it('reads blocks and distances of the largest sizes', () => {
    const bytes = Uint8Array.from([...bytesOf(300, 256), ...Array<number>(32_300).fill(1), ...bytesOf(70_000, 256)]);
    bytes.copyWithin(32_700, 0, 300);
    for (const level of [0, 9]) expect(Buffer.compare(inflateRaw(deflateRawSync(bytes, {level})), bytes)).toBe(0);
  });

  it('refuses what is cut off or damaged, and always ends', () => {
    const whole = deflateRawSync(bytesOf(2000, 40));
    expect(() => inflateRaw(whole.subarray(0, -3))).toThrow('cannot be inflated');
    expect(() => inflateRaw(new Uint8Array(0))).toThrow('cannot be inflated');
    for (let round = 0; round < 500; round++) {
      const damaged = Uint8Array.from(whole);
      damaged[randomInt(random, whole.length)]! ^= 1 << randomInt(random, 8);
      expect(inflateOrCode(damaged)).toSatisfy((result) => result instanceof Uint8Array || result === 'index-file-corrupt');
    }
  });
});

function inflateOrCode(bytes: Uint8Array): unknown {
  try {
    return inflateRaw(bytes);
  } catch (error) {
    return (error as SearchIndexError).code;
  }
}
