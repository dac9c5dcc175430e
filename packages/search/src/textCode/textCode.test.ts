import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createRandom, randomInt} from '../testing/random.ts';
import {BitReader, BitWriter} from '../base/bits.ts';
import {createTextDecoder} from './decodeText.ts';
import {encodeText} from './encodeText.ts';
import {toPrefixCode} from './prefixCode.ts';
import {readTable} from './readTable.ts';
import {DISTANCE_STEPS, FIRST_TEXT, extraBits, leastOf, stepOf} from './textModel.ts';
import {textModel, writeTable} from './writeTable.ts';
import {PAGE_TERMS_VERSION} from '../format/format.ts';
import {hashBytes} from '../format/seal.ts';

const random = createRandom(21);
const writeModel = () => {
  const writer = new BitWriter();
  writeTable(writer, textModel());
  return writer.finish();
};
const decode = createTextDecoder(readTable(new BitReader(writeModel())));
const decodeText = (content: Uint8Array) => decode(new BitReader(content));
const int = (below: number) => randomInt(random, below);
const pick = (from: string) =>
  Array.from({length: 1 + int(12)}, () => from.charAt(int(from.length))).join('');
const ALPHABETS = [
  '闭包是函数与词法环境的组合，',
  'useEffect(() => {\n  return ',
  '繁體與龘𠮷é™😀',
  '\u0001\u0002\u0003\t\r\0',
  ' a',
];

describe('the code of texts', () => {
  // A build keeps coded texts of the one before, which another table cannot read.
  it('has a table that goes with the number of what builds keep', () => {
    expect([PAGE_TERMS_VERSION, hashBytes(writeModel())]).toEqual([10, 2450780901]);
  });

  it('reads back any code unit, also in long repeats', () => {
    for (let round = 0; round < 200; round++) {
      const text = Array.from({length: int(60)}, () =>
        String.fromCharCode(int(0x10000)).repeat(1 + int(40)),
      ).join('');
      expect(decodeText(encodeText(text))).toBe(text);
    }
  });

  it('reads back texts of all kinds of characters, also with repeats that overlap', () => {
    for (let round = 0; round < 400; round++) {
      const parts = Array.from({length: int(30)}, () =>
        pick(ALPHABETS[int(ALPHABETS.length)] as string),
      );
      const text = [
        ...parts,
        ...parts.slice(int(5)),
        '哈'.repeat(int(600)),
        'ab'.repeat(int(300)),
      ].join('');
      expect(decodeText(encodeText(text))).toBe(text);
    }
  });

  it('reads back every code unit, halves of pairs too', () => {
    const text =
      String.fromCharCode(...Array.from({length: 0x8000}, (_, i) => i * 2)) +
      String.fromCharCode(...Array.from({length: 0x8000}, (_, i) => i * 2 + 1));
    expect(decodeText(encodeText(text))).toBe(text);
  });

  it('reads back what repeats farther before than a distance can tell', () => {
    const far = Array.from({length: leastOf(DISTANCE_STEPS) / 6}, (_, i) => `${i}闭${i % 7}`).join(
      '',
    );
    const text = `服务端渲染的水合${far}服务端渲染的水合`;
    expect(far.length).toBeGreaterThan(leastOf(DISTANCE_STEPS));
    expect(decodeText(encodeText(text))).toBe(text);
  });

  it('takes a quarter less than deflate for a section of a note', () => {
    const section = [
      '防抖与节流都用来减少调用次数。防抖等事件停下来再执行一次，适合搜索框的输入；节流每隔一段时间最多执行一次，适合滚动和拖动。',
      'function debounce(callback, delay) {\n  let timer;\n  return (...args) => {\n    clearTimeout(timer);\n    timer = setTimeout(() => callback(...args), delay);\n  };\n}',
      '注意：组件卸载之后定时器仍然会触发，所以需要在清理函数里取消它，否则会更新一个已经不存在的组件，还可能造成内存泄漏。',
    ].join('\n');
    const deflated = Math.min(
      ...(['utf8', 'utf16le'] as const).map(
        (encoding) => deflateRawSync(Buffer.from(section, encoding), {level: 9}).length,
      ),
    );
    expect(encodeText(section).length / deflated).toBeLessThan(0.75);
  });

  it('refuses what is cut off or damaged, and always ends', () => {
    const whole = encodeText(
      '词法环境 lexical environment，'.repeat(40) + pick(ALPHABETS[0] as string),
    );
    expect(() => decodeText(whole.subarray(0, -2))).toThrow('read past the end');
    for (let round = 0; round < 2000; round++) {
      const damaged = Uint8Array.from(whole);
      damaged[int(whole.length)]! ^= 1 << int(8);
      expect(textOrError(damaged)).toMatch(/^(text|RangeError)$/);
    }
  });
});

describe('the table', () => {
  const {sides, distanceLengths} = textModel();

  it.each([
    ['ASCII', sides[0].lengths, FIRST_TEXT + sides[0].texts.length],
    ['other characters', sides[1].lengths, FIRST_TEXT + sides[1].texts.length],
    ['distances', distanceLengths, DISTANCE_STEPS],
  ])('has a whole code for %s', (_, lengths, count) => {
    expect(lengths).toHaveLength(count);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    // Less than 1: some bits mean nothing. More: some mean two symbols.
    expect(
      toPrefixCode(lengths).counts.reduce(
        (sum, symbols, length) => sum + (length > 0 ? symbols / 2 ** length : 0),
        0,
      ),
    ).toBe(1);
  });

  it('is read back from its bytes, at most 2.1 KB', () => {
    const file = writeModel();
    expect(readTable(new BitReader(file))).toEqual(textModel());
    expect(file.length).toBeLessThan(2150);
  });

  it('has every text once', () => {
    const texts = sides.flatMap((side) => side.texts);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has a step for every size, without gaps', () => {
    for (let size = 0; size < 5000; size++) {
      const step = stepOf(size);
      expect(size - leastOf(step)).toBeGreaterThanOrEqual(0);
      expect(size - leastOf(step)).toBeLessThan(2 ** extraBits(step));
      expect(leastOf(step + 1)).toBeGreaterThan(size);
    }
  });
});

function textOrError(content: Uint8Array): string {
  try {
    decodeText(content);
    return 'text';
  } catch (error) {
    return (error as Error).name;
  }
}
