import {deserialize, serialize} from 'node:v8';
import {describe, expect, it} from 'vitest';
import {META_FILE} from './format/metaFile.ts';
import {buildIndex, mergeIndex} from './write/mergeIndex.ts';
import {bestShardBytes} from './write/writeIndex.ts';
import type {SearchIndex} from './write/writeIndex.ts';
import {createPageIndexer} from './write/pageTerms.ts';
import type {PageTerms} from './write/pageTerms.ts';
import type {PageRecords} from './format/records.ts';
import {createRandom, randomInt} from './testing/random.ts';
import {openIndex, pagesFor, toPages} from './testing/site.ts';
import type {PageSketch} from './testing/site.ts';
import {ALPHABET, randomSketches} from './testing/randomSite.ts';

// 100,000 take fifteen seconds (2026-11): `QUERIES=100000` tries as many, and every edit of the series.
const LONG = process.env['QUERIES'];
const QUERY_COUNT = Number(LONG ?? 600);
const EDIT_COUNT = LONG === undefined ? 4 : Number.POSITIVE_INFINITY;

const textOf = ({title, intro = '', sections = {}}: PageSketch) =>
  [title, intro, ...Object.entries(sections).flat()]
    .map((text) => text.replaceAll(/\s+/g, ''))
    .join('\n');

describe('the index', () => {
  it.each([1, 2, 3])(
    'finds every Chinese substring of two to six characters (seed %i)',
    async (seed) => {
      const sketches = randomSketches(seed, 25);
      const client = openIndex(buildIndex(toPages(sketches)));
      const texts = sketches.map(textOf);
      const random = createRandom(seed);
      for (let round = 0; round < 120; round++) {
        const text = texts[randomInt(random, texts.length)] as string;
        const start = randomInt(random, text.length);
        const query = text.slice(start, start + 2 + randomInt(random, 5));
        if (!/^[\u4e00-\u9fff]{2,}$/.test(query)) continue;
        const expected = texts.flatMap((other, i) => (other.includes(query) ? [`/${i}`] : []));
        // Pages that have most of its words may follow.
        const found = (await pagesFor(client, query)).slice(0, expected.length);
        expect({query, pages: found.toSorted()}).toEqual({query, pages: expected.toSorted()});
      }
    },
  );

  it(`answers ${QUERY_COUNT} random texts without an exception`, async () => {
    const client = openIndex(
      buildIndex(toPages(randomSketches(4, 12)), {variants: {時: '时'}, pinyinOf: () => ['de']}),
    );
    const random = createRandom(5);
    const pieces = [
      ...ALPHABET.slice(0, 20),
      ...'aAzZ09_.-+#:/<>\'"(){}[]=?!&|$@~`^%*,; \t\n',
      'useEffect',
      'map',
      '時',
      '。',
      '\u0000',
      '\ud83d',
      '\ude00',
      '😀',
      'ﬁ',
      'İ',
      '\u0301',
      '㎡',
      '\u200b',
      'ё',
      '…',
      '￿',
    ];
    for (let round = 0; round < QUERY_COUNT; round++) {
      const query = Array.from(
        {length: randomInt(random, 9)},
        () => pieces[randomInt(random, pieces.length)],
      ).join('');
      const answer = await client.search({query, hitsPerPage: 3});
      expect(answer.hits.length).toBeLessThanOrEqual(3);
    }
  }, 300_000);

  it('has the same bytes for the same pages in any order', () => {
    const pages = toPages(randomSketches(6, 20));
    expect(filesOf(buildIndex(pages.toReversed()))).toEqual(filesOf(buildIndex(pages)));
  });

  it.each([
    {seed: 4, options: {}},
    {seed: 8, options: {}},
    {seed: 30, options: {}},
    // Over the border between small sites and others, and near a limit of files.
    {seed: 16, options: {unitChars: 150}},
    {seed: 17, options: {unitChars: 150, maxFiles: 90}},
  ])(
    'is that of a fresh build, byte for byte, after any series of edits, moves, new and removed pages (%j)',
    ({seed, options}) => {
      const random = createRandom(seed);
      const drafts = toPages(randomSketches(seed, 90));
      const indexPage = createPageIndexer(options);
      const pages = new Map(drafts.slice(0, 20).map((page) => [page.url, page]));
      const cache = new Map([...pages].map(([url, page]) => [url, indexPage(page)]));
      const put = (page: PageRecords) => {
        pages.set(page.url, page);
        cache.set(page.url, deserialize(serialize(indexPage(page))) as PageTerms);
      };
      for (let round = 0; round < Math.min(1 + seed, EDIT_COUNT); round++) {
        const url = `/${randomInt(random, 30)}`;
        const old = pages.get(url);
        pages.delete(url);
        cache.delete(url);
        const kind = randomInt(random, 4);
        if (kind === 1 && old) put({...old, url: `${url}/moved`});
        if (kind > 1) put({...(drafts[randomInt(random, drafts.length)] as PageRecords), url});
        expect(filesOf(mergeIndex([...cache.values()], options))).toEqual(
          filesOf(buildIndex([...pages.values()], options)),
        );
      }
    },
  );

  it('leaves most shards as they are when one word changes', () => {
    const sketches = randomSketches(9, 60);
    const before = buildIndex(toPages(sketches), {shardBytes: 512});
    const after = buildIndex(
      toPages(
        sketches.map((sketch, i) =>
          i === 30 ? {...sketch, intro: `${sketch.intro ?? ''}生产`} : sketch,
        ),
      ),
      {shardBytes: 512},
    );
    const changed = [...after.files.keys()].filter((name) => !before.files.has(name));
    expect(changed.length / after.files.size).toBeLessThan(0.2);
    const kept = [...after.files.keys()].filter(
      (name) => name !== META_FILE && before.files.has(name),
    );
    for (const name of kept) expect(after.files.get(name)).toEqual(before.files.get(name));
  });

  it('keeps to its number of files', async () => {
    const pages = toPages(randomSketches(10, 80));
    const index = buildIndex(pages, {maxFiles: 40, shardBytes: 256});
    expect(index.files.size).toBeLessThanOrEqual(40);
    expect((await openIndex(index).search({query: '的'})).hits.length).toBeGreaterThan(0);
  });

  it('keeps words twice only where there are many', () => {
    const kindsOf = (count: number) =>
      new Set(
        [
          ...buildIndex(
            toPages([
              {
                title: '',
                intro: Array.from(
                  {length: count},
                  (_, i) =>
                    `word${String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676))}`,
                ).join(' '),
              },
            ]),
          ).files.keys(),
        ].map((name) => name.charAt(0)),
      );
    expect(kindsOf(100)).not.toContain('v');
    expect(kindsOf(9000)).toContain('v');
  });

  it('accepts a site without pages and pages without text', async () => {
    expect((await openIndex(buildIndex([])).search({query: '闭包'})).hits).toEqual([]);
    expect(
      (await openIndex(buildIndex(toPages([{title: ''}]))).search({query: '闭包'})).hits,
    ).toEqual([]);
  });

  it.each([
    ['فریمورک پیش‌رونده، با HTML', 'پیشرونده'],
    ['שלום עולם', 'עולם'],
    ['हिन्दी में लिखो', 'लिखो'],
    ['գիրք և գրիչ', 'գրիչ'],
    ['ภาษาไทยง่าย', 'ไทย'],
  ])('finds words of other scripts: %s', async (intro, query) => {
    const client = openIndex(buildIndex(toPages([{title: 'a', intro}, {title: 'b'}])));
    expect((await client.search({query})).hits.map(({url}) => url)).toEqual(['/0']);
  });

  it('names a page without records', () => {
    expect(() => buildIndex([{url: '/x', records: []}])).toThrow(
      expect.objectContaining({code: 'index-input-invalid', file: '/x'}),
    );
  });
});

function filesOf({files}: SearchIndex) {
  return Object.fromEntries(
    [...files].map(([name, file]) => [name, Buffer.from(file).toString('base64')]),
  );
}

it('makes larger files of postings of more text, and small ones of little', () => {
  expect(bestShardBytes(50_000)).toBe(960);
  expect(bestShardBytes(2_740_000)).toBe(Math.sqrt(2_740_000));
});
