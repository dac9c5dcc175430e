import {expect, it} from 'vitest';
import {createBudget} from './budget.ts';
import {createSearchClient} from '../../client.ts';
import {createFileStore} from './fileStore.ts';
import {META_FILE} from '../../format/metaFile.ts';
import {buildIndex} from '../../write/mergeIndex.ts';
import {sealFile} from '../../format/seal.ts';
import {ALPHABET} from '../../testing/randomSite.ts';
import {createRandom, randomInt} from '../../testing/random.ts';
import {toPages} from '../../testing/site.ts';

/** A store of files of one size, and what it was asked for. */
function openFiles(sizeBytes: number) {
  const asked: string[] = [];
  const store = createFileStore({
    base: '',
    fetchFile: async (name) => {
      asked.push(name);
      return sealFile(new Uint8Array(sizeBytes));
    },
    maxBytes: 1e9,
    sharesLoads: true,
  });
  return {asked, store};
}

const names = Array.from({length: 60}, (_, i) => `c-${i}`);
const size = (content: Uint8Array) => content.length;

it('a request asks for 24 files and no more, at once or one after the other', async () => {
  const atOnce = openFiles(10);
  const budget = createBudget(atOnce.store);
  const sizes = await Promise.all(names.map((name) => budget.load(name, size, -1)));
  expect(atOnce.asked).toEqual(names.slice(0, 24));
  expect(sizes.slice(23, 25)).toEqual([10, -1]);
  expect(budget.isSpent()).toBe(true);

  const inTurn = openFiles(10);
  const second = createBudget(inTurn.store);
  for (const name of names) await second.load(name, size, -1);
  expect(inTurn.asked).toHaveLength(24);
});

it('a request fetches 150 KB and no more of files that come one after the other', async () => {
  const {asked, store} = openFiles(20_000);
  const budget = createBudget(store);
  for (const name of names) await budget.load(name, size, -1);
  expect(asked).toHaveLength(7);
});

it('what is at hand costs nothing, a share leaves room, and what is needed comes in any case', async () => {
  const {asked, store} = openFiles(10);
  const first = createBudget(store);
  first.allow(0.5);
  for (const name of names) await first.load(name, size, -1);
  expect(asked).toHaveLength(12);
  first.allow(1);
  for (const name of names) await first.load(name, size, -1);
  expect(asked).toHaveLength(24);
  expect(await first.need('d-0', size)).toBe(10);
  const next = createBudget(store);
  for (const name of names.slice(0, 24)) expect(await next.load(name, size, -1)).toBe(10);
  expect(next.isSpent()).toBe(false);
});

it('a request for more may cost more', async () => {
  const {asked, store} = openFiles(10);
  const budget = createBudget(store, 2);
  for (const name of names) await budget.load(name, size, -1);
  expect(asked).toHaveLength(48);
});

it('a long query over many files answers within the budget, and says where the answer is loose', async () => {
  const random = createRandom(5);
  const text = (length: number) =>
    Array.from({length}, () => ALPHABET.charAt(randomInt(random, ALPHABET.length))).join('');
  const notes = Array.from({length: 150}, () => ({title: text(6), intro: text(300)}));
  const index = buildIndex(toPages(notes), {shardBytes: 128});
  const ask = async (query: string) => {
    const cost = {requests: 0, bytes: 0};
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: async (name) => {
        const file = index.files.get(name) as Uint8Array;
        cost.requests++;
        cost.bytes += file.length;
        return file;
      },
    });
    return {...(await client.search({query})), cost};
  };
  const {intro} = notes[70]!;
  const sentence = intro.slice(0, 64);
  const pieces = Array.from({length: 80}, (_, i) => intro.slice(2 * i, 2 * i + 2)).join(' ');
  for (const [query, kinds] of [
    [sentence, []],
    [pieces, ['loose']],
    [sentence.slice(10, 14), []],
  ] as const) {
    const {cost, hits, notes: said} = await ask(query);
    expect(cost.requests, query).toBeLessThanOrEqual(24);
    expect(cost.bytes, query).toBeLessThanOrEqual(150_000);
    expect(hits[0]?.url, query).toBe('/70');
    expect([query, said.map(({kind}) => kind)]).toEqual([query, kinds]);
  }
});
