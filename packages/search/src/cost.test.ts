import {describe, expect, it} from 'vitest';
import {createSearchClient} from './client.ts';
import type {SearchAnswer} from './client.ts';
import {META_FILE} from './format/metaFile.ts';
import {buildIndex} from './write/mergeIndex.ts';
import type {SearchIndex} from './write/writeIndex.ts';
import type {PageRecords} from './format/records.ts';
import {ALPHABET, randomSketches} from './testing/randomSite.ts';
import {createRandom, randomInt} from './testing/random.ts';
import {openIndex, openSite, pagesFor, toPages} from './testing/site.ts';

const WORDS = [
  'useEffect',
  'debounce',
  'addCleanup',
  'transaction',
  'generator',
  'closure',
  'iterator',
  'promise',
  'prototype',
  'middleware',
];
const sketches = randomSketches(11, 120).map((sketch, i) => ({
  ...sketch,
  intro: `${sketch.intro ?? ''}。${WORDS[i % WORDS.length] ?? ''}${i} ${WORDS[i % WORDS.length] ?? ''}`,
}));
const pages = toPages(sketches);
const variants = {時: '时', 國: '国', 說: '说', 乾: '生'};
const index = buildIndex(pages, {variants});

/** Turns of the event loop without a request after which a round trip is over. */
const TURNS = 200;

/** Kinds of the files the hits of a first answer ask for, one string a round trip. */
async function tripsOf({files}: SearchIndex, query: string): Promise<string[]> {
  const trips: string[] = [];
  let waiting = 0;
  let asked = 0;
  // Code that is loaded between two requests takes a few turns, more on a busy machine: they are of one trip all the same.
  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== asked;) {
      before = asked;
      for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate);
    }
  };
  const client = createSearchClient({
    metaUrl: META_FILE,
    fetchFile: async (name) => {
      if (waiting++ === 0) trips.push('');
      asked++;
      await quiet();
      waiting--;
      trips[trips.length - 1] += name === META_FILE ? 'm' : name.charAt(0);
      return files.get(name) ?? Promise.reject(new Error(`404 ${name}`));
    },
  });
  let tripsToHits: string[] | undefined;
  const {hits} = await client.search({query}, () => {
    tripsToHits = [...trips];
  });
  expect(hits).not.toHaveLength(0);
  return tripsToHits ?? trips;
}

describe('a first answer', () => {
  it.each([
    ['a word', () => sketches[5]?.title.slice(0, 3) ?? ''],
    ['an identifier', () => 'useEffect'],
    ['several words', () => '时 国'],
    ['a word with a slip', () => 'transacton'],
    ['a name with a slip', () => 'addClaenup'],
    ['a title with a character too much', () => `${sketches[7]?.title ?? ''}猫`],
  ])('takes three round trips for %s', async (_, query) => {
    const trips = await tripsOf(index, query());
    expect(trips.length, trips.join(' | ')).toBeLessThanOrEqual(3);
  });

  it('takes as few for a question that the site answers in other words', async () => {
    const notes = [
      {title: '限流', intro: '过载的时候要限流'},
      ...sketches.map(({title}) => ({title, intro: '服务与流量'})),
    ];
    const asked = buildIndex(toPages(notes), {glossary: [['闭包', 'closure']]});
    const question = '流量大扛不住怎么办';
    await tripsOf(asked, question); // loads the code for questions, which takes its time
    const trips = await tripsOf(asked, question);
    expect(trips.join('').match(/g/g)).toHaveLength(2);
    expect(trips.length, trips.join(' | ')).toBe(3);
  });

  it('takes three round trips for a rare English word without another name', async () => {
    const notes = [
      {title: '函数', intro: '闭包与变量'},
      {title: '依赖', intro: 'bundle 的大小'},
      ...sketches,
    ];
    const named = buildIndex(toPages(notes), {glossary: [['闭包', 'closure']]});
    await tripsOf(named, 'bundle'); // loads the code, which takes its time
    const trips = await tripsOf(named, 'bundle');
    expect(trips.join('')).toContain('g');
    expect(trips.length, trips.join(' | ')).toBeLessThanOrEqual(3);
  });

  it('asks for all words of a question in English before anything of the first is there', async () => {
    const words = ['cache', 'query', 'tables', 'worker', 'deadlock', 'pipelines'];
    const notes = sketches.map(({title}, i) => ({
      title,
      intro: `${words[i % 6]} ${Array.from({length: 40}, (_, k) => `${words[k % 6]}${i}x${k}`).join(' ')}`,
    }));
    const english = buildIndex(toPages(notes), {glossary: [['闭包', 'closure']]});
    const query = 'cache of a query in tables';
    await tripsOf(english, query); // loads the code, which takes its time
    let asked = '';
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: (name) => {
        if (name === META_FILE) return Promise.resolve(english.files.get(name)!);
        asked += name.charAt(0);
        return new Promise(() => undefined);
      },
    });
    void client.search({query});
    for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate);
    expect(asked.match(/w/g)!.length).toBeGreaterThan(3);
  });

  it('asks for what questions in Chinese are read with for these alone', async () => {
    const notes = [{title: '限流', intro: '过载的时候要限流, rate limit'}, ...sketches];
    const asked = buildIndex(toPages(notes), {glossary: [['限流', 'rate limit']]});
    const spoken = [...asked.files.keys()].findLast((name) => name.startsWith('g'));
    expect(spoken).toBeDefined();
    const asks = async (query: string): Promise<boolean> => {
      const names: string[] = [];
      const client = createSearchClient({
        metaUrl: META_FILE,
        fetchFile: async (name) => {
          names.push(name);
          return asked.files.get(name) ?? Promise.reject(new Error(`404 ${name}`));
        },
      });
      await client.search({query});
      return names.includes(spoken!);
    };
    expect(await asks('限流怎么做')).toBe(true);
    expect(await asks('how to rate limit')).toBe(false);
    expect(await asks('rate limit 限流')).toBe(false);
    expect(await asks('限流')).toBe(false);
    expect(await asks('rate')).toBe(false);
  });

  it('has its hits before it reads pages for their number', async () => {
    const {files} = buildIndex(
      toPages(Array.from({length: 12}, () => ({title: '一', intro: '时国说'}))),
    );
    const read: string[] = [];
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: async (name) => {
        read.push(name.charAt(0));
        return files.get(name)!;
      },
    });
    const early: SearchAnswer[] = [];
    const textsRead: number[] = [];
    const answer = await client.search({query: '时国说'}, (hits) => {
      early.push(hits);
      textsRead.push(read.filter((kind) => kind === 't').length);
    });
    expect(textsRead).toEqual([5]);
    expect(read.filter((kind) => kind === 't')).toHaveLength(12);
    expect(answer).toMatchObject({nbDocuments: 12, exhaustiveNbDocuments: true});
    expect(early).toEqual([
      {...answer, nbDocuments: expect.any(Number) as number, exhaustiveNbDocuments: false},
    ]);
  });

  it('is whole at once where its number takes no further text, and comes to nobody who has gone', async () => {
    const client = openIndex(
      buildIndex(toPages(Array.from({length: 12}, () => ({title: '一', intro: '时国说'})))),
    );
    let earlyCount = 0;
    const count = () => void earlyCount++;
    expect((await client.search({query: '时国'}, count)).nbDocuments).toBe(12);
    const leaving = new AbortController();
    const left = client.search({query: '时国说', signal: leaving.signal}, count);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await client.search({query: '时国'});
    expect(earlyCount).toBe(0);
  });

  it('takes few more where the best pages have the query in pieces only', async () => {
    const pieces = Array.from({length: 60}, () => ({title: '时国', intro: '国说，时国，国说'}));
    const trips = await tripsOf(
      buildIndex(toPages([...pieces, {title: '一', intro: '时国说'}])),
      '时国说',
    );
    expect(trips.length, trips.join(' | ')).toBeLessThanOrEqual(7);
  });

  it('takes few more where one long page has the query in pieces before it has it whole', async () => {
    const filler = '函数与词法环境的组合。'.repeat(120);
    const lines = [
      ...Array.from({length: 20}, (_, i) => `第${i}段，国说，时国，国说。${filler}`),
      `时国说。${filler}`,
    ];
    const trips = await tripsOf(
      buildIndex(toPages([{title: '一', intro: lines.join('\n')}])),
      '时国说',
    );
    expect(trips.length, trips.join(' | ')).toBeLessThanOrEqual(7);
  });

  it('asks for other forms of characters only where the query may have some', async () => {
    expect((await tripsOf(index, sketches[7]?.title ?? '')).join('')).not.toContain('s');
    expect((await tripsOf(index, '時')).join('')).toContain('s');
    // A character of every alphabet that has another form.
    expect((await tripsOf(index, '乾 时')).join('')).toContain('s');
  });
});

it('a word that nobody can mean as pinyin asks for no pinyin', async () => {
  const spelt = buildIndex(toPages([{title: '闭包', intro: 'import usage render bibao'}]), {
    pinyinOf: (char) => ({闭: ['bi'], 包: ['bao']})[char] ?? [],
  });
  for (const [query, isPinyin] of [
    ['import', false],
    ['usage', false],
    ['bb', true],
    ['bib', true],
    ['bibao', true],
  ] as const) {
    expect([query, (await tripsOf(spelt, query)).join('').includes('p')]).toEqual([
      query,
      isPinyin,
    ]);
  }
});

describe('a word that may be pinyin', () => {
  const titled = toPages(
    Array.from({length: 600}, (_, i) => ({title: `${sketches[i % 120]?.title ?? ''}${i}`})),
  );
  const SYLLABLES = ['sha', 'she', 'shi', 'shou', 'shu', 'ba', 'di', 'ma'];
  const pinyinOf = (char: string) => [SYLLABLES[char.charCodeAt(0) % SYLLABLES.length]!];
  const spelt = buildIndex(titled, {pinyinOf});
  const isPinyin = (name: string) => name.startsWith('p');
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (spelt.files.get(name)?.length ?? 0), 0);

  async function askedFor(query: string): Promise<string[]> {
    const asked: string[] = [];
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: async (name) => {
        if (isPinyin(name)) asked.push(name);
        return spelt.files.get(name) ?? Promise.reject(new Error(`404 ${name}`));
      },
    });
    await client.search({query});
    return asked;
  }

  it('reads a small part of the titles in pinyin', async () => {
    const all = sizeOf([...spelt.files.keys()].filter(isPinyin));
    const asked = sizeOf(await askedFor('shashe'));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(all / 8);
  });

  it('reads all that begin with its two letters, in more files than those of a word', async () => {
    expect((await askedFor('sh')).length).toBeGreaterThan(3);
  });
});

it('a word with a slip finds the longer words that begin with what was meant, wherever they are kept', async () => {
  const ends = Array.from({length: 250}, (_, i) =>
    String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26), 113, 97 + (i % 7)),
  );
  const client = openSite(['', ...ends].map((end) => ({title: '容器', intro: `container${end}`})));
  expect(await pagesFor(client, 'contafiner')).toHaveLength(ends.length + 1);
});

describe('a word with a slip on a site of many words', () => {
  const int = (below: number) => randomInt(random, below);
  const random = createRandom(17);
  const words = Array.from({length: 12_000}, () =>
    String.fromCharCode(...Array.from({length: 7 + int(3)}, () => 97 + int(26))),
  );
  const many = buildIndex(
    toPages(
      Array.from({length: 60}, (_, i) => ({
        title: `${i}`,
        intro: words.slice(i * 200, i * 200 + 200).join(' '),
      })),
    ),
  );

  it('is none where the glossary knows the name that the word is of', async () => {
    const intro = (i: number) => words.slice(i * 200, i * 200 + 200).join(' ');
    const notes = Array.from({length: 60}, (_, i) => ({title: `${i}`, intro: intro(i)}));
    const named = buildIndex(toPages([...notes, {title: '模块', intro: '摇树'}]), {
      glossary: [['摇树', 'tree shaking']],
    });
    expect((await tripsOf(named, 'what is tree shaking')).join('')).not.toContain('v');
  });

  it('reads the words of its first letter, not all', async () => {
    expect([...many.files.keys()].filter((name) => name.startsWith('v'))).toHaveLength(4);
    for (const at of [40, 4000, 9000]) {
      const word = words[at] as string;
      const trips = await tripsOf(
        many,
        `${word.charAt(0)}${word.charAt(1) > 'm' ? 'a' : 'z'}${word.slice(2)}`,
      );
      expect(trips.join('').match(/v/g), trips.join(' | ')).toHaveLength(1);
    }
  });

  it('reads the others where the slip is in the first letter', async () => {
    const client = openIndex(many);
    for (const at of [40, 4000, 9000]) {
      const word = words[at] as string;
      expect(await pagesFor(client, `${word.startsWith('q') ? 'z' : 'q'}${word.slice(1)}`)).toEqual(
        [`/${Math.floor(at / 200)}`],
      );
    }
  });
});

describe('an edit', () => {
  const random = createRandom(3);
  const notes = toPages(randomSketches(12, 300));
  const before = buildIndex(notes);

  it('renames the text of few notes, also when the note has a unit more', () => {
    const long = Array.from({length: 400}, () =>
      ALPHABET.charAt(randomInt(random, ALPHABET.length)),
    ).join('');
    for (const text of ['新的一句', Array.from({length: 12}, () => long).join('\n')]) {
      const after = buildIndex(notes.map((note, i) => (i === 150 ? withText(note, text) : note)));
      const renamed = [...after.files.keys()].filter(
        (name) => name.startsWith('t') && !before.files.has(name),
      );
      expect(renamed.length / before.files.size).toBeLessThan(0.05);
    }
  });

  it('renames the text of few notes when a note is new', () => {
    const after = buildIndex([...notes, {...notes[0]!, url: '/150a'}]);
    const renamed = [...after.files.keys()].filter(
      (name) => name.startsWith('t') && !before.files.has(name),
    );
    expect(renamed.length / before.files.size).toBeLessThan(0.05);
  });

  it('of a sentence rewrites less than two hundredths of the bytes of 300 notes', () => {
    const total = [...before.files.values()].reduce((sum, {length}) => sum + length, 0);
    const shares = [20, 150, 280].map((at) => {
      const after = buildIndex(
        notes.map((note, i) => (i === at ? withText(note, '新的一句，说定了方法') : note)),
      );
      const written = [...after.files].filter(
        ([name]) => name === META_FILE || !before.files.has(name),
      );
      return written.reduce((sum, [, {length}]) => sum + length, 0) / total;
    });
    shares.sort((a, b) => a - b);
    expect(shares[1]).toBeLessThanOrEqual(0.0175);
    expect(shares[2]).toBeLessThanOrEqual(0.02);
  });

  it('rewrites no shard but those of its own characters and pairs', () => {
    const sentence = '生产方法，不定分成';
    const after = buildIndex(notes.map((note, i) => (i === 150 ? withText(note, sentence) : note)));
    const written = [...after.files].filter(
      ([name]) => !before.files.has(name) && !name.startsWith('t'),
    );
    expect(written.length).toBeLessThanOrEqual(2 * sentence.length + 1);
  });
});

function withText(note: PageRecords, text: string): PageRecords {
  return {
    ...note,
    records: note.records.map((record, i) =>
      i === 0 ? {...record, content: `${record.content ?? ''}\n${text}`} : record,
    ),
  };
}
