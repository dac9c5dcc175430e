import {describe, expect, it} from 'vitest';
import {toAlphabet} from './base/alphabet.ts';
import {BitReader, BitWriter} from './base/bits.ts';
import {readMeta, writeMeta} from './format/meta.ts';
import type {Meta} from './format/meta.ts';
import {createPostingWriter, readPosting} from './format/posting.ts';
import type {RecordType} from './format/records.ts';
import {openSealed, sealFile} from './format/seal.ts';
import {readSorted, writeSorted} from './format/sortedList.ts';
import {createRandom, randomInt} from './testing/random.ts';
import {createTextDecoder} from './textCode/decodeText.ts';
import {encodeText} from './textCode/encodeText.ts';
import {textModel} from './textCode/writeTable.ts';
import {parseUnitText, toUnitText} from './format/unitText.ts';
import {readVariants, writeVariants} from './format/variants.ts';
import {readWords, writeWords} from './format/wordList.ts';

const random = createRandom(7);
const int = (below: number) => randomInt(random, below);

describe('bits', () => {
  it('reads back numbers of every width and code', () => {
    const writer = new BitWriter(1);
    const values = Array.from({length: 5000}, () => ({
      width: 1 + int(32),
      range: 1 + int(2 ** (1 + int(30))),
    }));
    const written = values.map(({width, range}) => ({
      bits: Math.floor(random() * 2 ** width),
      minimal: int(range),
      gamma: 1 + int(range),
    }));
    values.forEach(({width, range}, i) => {
      writer.bits(written[i]?.bits ?? 0, width);
      writer.minimal(written[i]?.minimal ?? 0, range);
      writer.gamma(written[i]?.gamma ?? 1);
    });
    const reader = new BitReader(writer.finish());
    expect(
      values.map(({width, range}) => ({
        bits: reader.bits(width),
        minimal: reader.minimal(range),
        gamma: reader.gamma(),
      })),
    ).toEqual(written);
  });

  it('copies a stretch from any bit', () => {
    const source = Uint8Array.from({length: 100}, () => int(256));
    const writer = new BitWriter();
    writer.bits(5, 3);
    writer.append(source, 13, 731);
    const reader = new BitReader(writer.finish(), 3);
    const expected = new BitReader(source, 13);
    for (let i = 13; i < 731; i++) expect(reader.bits(1)).toBe(expected.bits(1));
  });

  it('refuses to read past the end', () => {
    expect(() => new BitReader(new Uint8Array(4)).gamma()).toThrow('past the end');
  });
});

describe('sorted lists', () => {
  it('reads back lists from empty to full', () => {
    for (let round = 0; round < 300; round++) {
      const high = int(400);
      const list = Array.from({length: high + 1}, (_, i) => i).filter(() => random() < round / 299);
      const writer = new BitWriter();
      writeSorted(writer, list, {count: list.length, low: 0, high});
      expect([...readSorted(new BitReader(writer.finish()), list.length, high)]).toEqual(list);
    }
  });

  it('takes no bits for a full range', () => {
    const writer = new BitWriter();
    writeSorted(writer, [3, 4, 5], {count: 3, low: 3, high: 5});
    expect(writer.bitLength).toBe(0);
  });
});

describe('postings', () => {
  it('reads back units and levels', () => {
    const unitCount = 500;
    const postings = createPostingWriter(unitCount);
    for (let round = 0; round < 300; round++) {
      const units = Array.from({length: unitCount}, (_, i) => i).filter(
        () => random() < 0.01 + round / 400,
      );
      const levels = units.map(() => int(round % 4 === 0 ? 1 : 4));
      const writer = new BitWriter();
      postings.write(
        writer,
        Uint32Array.from(units, (unit, i) => unit * 4 + (levels[i] ?? 0)),
      );
      const posting = readPosting(new BitReader(writer.finish()), unitCount);
      expect([...posting.units]).toEqual(units);
      expect([...posting.levels]).toEqual(levels);
    }
  });
});

describe('postings within others', () => {
  it('reads back units and levels, in fewer bits', () => {
    const unitCount = 500;
    const postings = createPostingWriter(unitCount);
    for (let round = 1; round < 300; round++) {
      const outer = Array.from({length: unitCount}, (_, unit) => unit)
        .filter(() => random() < round / 300)
        .map((unit) => unit * 4 + int(4));
      const inner = outer.filter(() => random() < 0.3).map((entry) => entry - int((entry & 3) + 1));
      if (inner.length === 0) continue;
      const [alone, within] = [new BitWriter(), new BitWriter()];
      postings.write(alone, Uint32Array.from(inner));
      postings.write(within, Uint32Array.from(inner), Uint32Array.from(outer));
      expect(within.bitLength).toBeLessThanOrEqual(alone.bitLength);
      const holder = {
        units: Int32Array.from(outer, (entry) => entry >>> 2),
        levels: Uint8Array.from(outer, (entry) => entry & 3),
      };
      const posting = readPosting(new BitReader(within.finish()), unitCount, holder);
      expect(Array.from(posting.units, (unit, i) => unit * 4 + (posting.levels[i] ?? 0))).toEqual(
        inner,
      );
    }
  });
});

describe('word lists', () => {
  it('reads back sorted words of any letters', () => {
    const words = [
      ...new Set(
        Array.from({length: 500}, () =>
          Array.from({length: 1 + int(12)}, () => 'abz09_éж'.charAt(int(8))).join(''),
        ),
      ),
    ].sort();
    const writer = new BitWriter();
    writeWords(writer, words);
    expect(readWords(new BitReader(writer.finish()))).toEqual(words);
  });
});

describe('the text of a unit', () => {
  const levels = (lvl1: string, lvl2: string | null) => ({
    lvl0: null,
    lvl1,
    lvl2,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  });
  const record = (url: string, type: RecordType, lvl2: string | null, objectID = url) => ({
    objectID,
    url,
    type,
    content: null,
    hierarchy: levels('标题 \\u4e00 \\\\ "引号"', lvl2),
  });

  it('reads back every field, also beside backslashes, quotes and characters that are escaped', () => {
    const pieces = [
      {
        record: record('/a/', 'lvl1', null),
        text: '第一行\n\\n 与 \\u0041 😀 ™\t“引号” "',
        isFirst: true,
      },
      {record: record('/a/#节', 'lvl2', '', '另一个 id'), text: '', isFirst: true},
      {
        record: record('https://elsewhere.example/', 'content', '节 é'),
        text: '后\\',
        isFirst: false,
      },
    ];
    const decode = createTextDecoder(textModel());
    expect(parseUnitText(decode(new BitReader(encodeText(toUnitText('/a/', pieces)))))).toEqual(
      pieces.map((piece) => ({
        objectID: piece.record.objectID,
        url: piece.record.url,
        type: piece.record.type,
        hierarchy: piece.record.hierarchy,
        text: piece.text,
        isFirst: piece.isFirst,
      })),
    );
  });

  it('keeps addresses without percent signs where they can be made again, and word for word where not', () => {
    const urls = [
      '/a/',
      '/a/#%E8%8A%82',
      '/a/#c++',
      '/a/#%E8',
      '/a/#a%20b',
      '/a/#%01',
      '/a/?x#y',
      '/b/#z',
    ];
    const pieces = urls.map((url) => ({
      record: record(url, 'lvl2', '节'),
      text: '',
      isFirst: true,
    }));
    expect(parseUnitText(toUnitText('/a/', pieces)).map(({url}) => url)).toEqual(urls);
    expect(toUnitText('/a/', pieces.slice(0, 2))).not.toContain('%');
    for (const page of ['/%E9%97%AD/', '/%e9/', ' /x', '/%/'])
      expect(
        parseUnitText(
          toUnitText(page, [{record: record(`${page}#a`, 'lvl2', '节'), text: '', isFirst: true}]),
        )[0]?.url,
      ).toBe(`${page}#a`);
  });

  it('takes no control character of a note for its own', () => {
    const [piece] = parseUnitText(
      toUnitText('/a/', [
        {
          record: record('/a/', 'lvl1', '\u0003x'),
          text: '一\u0001二\u0002三\u0003四\u0004',
          isFirst: true,
        },
      ]),
    );
    expect(piece).toMatchObject({text: '一 二 三 四 ', hierarchy: {lvl2: ' x'}});
  });
});

describe('other forms of characters', () => {
  it('reads back each with the form of the site', () => {
    const alphabet = toAlphabet([...'説国时é'].map((char) => char.charCodeAt(0)));
    const pairs = [...'國国時时說説'].map((char) => char.charCodeAt(0));
    const written = writeVariants(
      [
        [pairs[0]!, pairs[1]!],
        [pairs[2]!, pairs[3]!],
        [pairs[4]!, pairs[5]!],
      ].sort(([a], [b]) => a! - b!) as Array<[number, number]>,
      alphabet,
    );
    expect([...readVariants(written, alphabet)].sort()).toEqual(
      [
        ['國', '国'],
        ['時', '时'],
        ['說', '説'],
      ].sort(),
    );
  });
});

describe('sealed files', () => {
  it('opens what was sealed and refuses any changed bit', () => {
    const content = Uint8Array.from({length: 50}, () => int(256));
    const file = sealFile(content);
    expect(openSealed(file)).toEqual(content);
    for (let bit = 0; bit < file.length * 8; bit++) {
      const damaged = file.slice();
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => openSealed(damaged)).toThrow('checksum');
    }
  });
});

describe('meta', () => {
  it('reads back all it was given', () => {
    const extraCodes = [0x3042, 0x9f98];
    const side = toAlphabet(extraCodes).length + 1;
    const ofLayout = (hash: number) => 0xfedcb * 2 ** 14 + hash;
    const meta: Meta = {
      unitCount: 9,
      pageStarts: [0, 2, 5, 6],
      extraCodes,
      charFirsts: [0, 7, side * 2, side * 2 + 2048, side * 2 + side - 1, side * 9 + 96],
      wordFirsts: ['', 'm'],
      pinyinFirsts: [''],
      unitsPerText: 1.375,
      textStarts: [0, 2],
      hashes: {
        c: [1, 0x3fff, 2, 3, 4, 5].map(ofLayout),
        w: [5, 6].map(ofLayout),
        p: [7].map(ofLayout),
        t: [9, 0x3ffffff],
        v: [0, 0, 8, 0],
        s: [0],
        g: [1, 2, 3],
      },
      variantCodes: [0x4e7e, 0x8457],
      kinds: [
        {language: 'zh-CN', boost: 1},
        {section: '前端', boost: 2},
      ],
      kindOfPage: [0, 1, 1, 0],
      table: textModel(),
    };
    const read = readMeta(writeMeta(meta), 'meta');
    const plain = Object.fromEntries(
      Object.entries(read).map(([key, value]) => [
        key,
        ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value,
      ]),
    );
    expect(plain).toEqual(meta);
  });

  it('tells what many kinds of pages have in common once', () => {
    const sizeOf = (count: number) =>
      writeMeta({
        unitCount: count,
        pageStarts: Array.from({length: count}, (_, i) => i),
        extraCodes: [],
        charFirsts: [],
        wordFirsts: [],
        pinyinFirsts: [],
        unitsPerText: 1,
        textStarts: [0],
        hashes: {c: [], w: [], p: [], t: [1], v: [], s: [0], g: []},
        variantCodes: [],
        kinds: Array.from({length: count}, (_, i) => ({
          language: 'zh-CN',
          version: '2.x',
          section: `第 ${i} 部分`,
          boost: 1,
        })),
        kindOfPage: Array.from({length: count}, (_, i) => i),
        table: textModel(),
      }).length;
    expect((sizeOf(41) - sizeOf(1)) / 40).toBeLessThan(20);
  });

  it('refuses another format by its code', () => {
    expect(() => readMeta(new Uint8Array([99, 0]), 'meta-1.bin')).toThrow(
      expect.objectContaining({code: 'index-version-unknown', file: 'meta-1.bin'}),
    );
  });
});
