// What the ranking of questions promises, on the questions that no constant was chosen on.
import {beforeAll, describe, expect, it} from 'vitest';
import {createSearchClient, type SearchClient} from '../../packages/search/src/client.ts';
import {GLOSSARY, buildIndex} from '../../packages/search/src/index.ts';
import {makeQueries} from './queries.mjs';
import {makeQuestions, readQuestions, readSite, scoreQuestions, scoreRows} from './questions.mjs';

const pages = readSite();
let newClient: () => SearchClient;
let client: SearchClient;
beforeAll(() => {
  const {files} = buildIndex(pages, {glossary: GLOSSARY});
  newClient = () =>
    createSearchClient({
      metaUrl: 'current.bin',
      fetchFile: async (name) => files.get(name) ?? Promise.reject(new Error(`404 ${name}`)),
      maxCacheBytes: 1e9,
    });
  client = newClient();
});

const asked = readQuestions().filter(({half}) => half === 'test');

describe('a question to the notes of the site', () => {
  type Score = Awaited<ReturnType<typeof scoreQuestions>>;
  let score: Score;
  let scoreOfSpoken: Score;
  beforeAll(async () => {
    score = await scoreQuestions(client, asked);
    const spoken = readQuestions('asked.txt').filter(({half}) => half === 'test');
    scoreOfSpoken = await scoreQuestions(client, spoken);
  });

  it('has its page first for four of five, and in the first five for nineteen of twenty', () => {
    expect(score.first).toBeGreaterThanOrEqual(0.8);
    expect(score.five).toBeGreaterThanOrEqual(0.95);
    expect(score.ndcg).toBeGreaterThanOrEqual(0.9);
  });

  it('may be spoken by somebody who has not read the note', () => {
    const all = scoreRows([...score.rows, ...scoreOfSpoken.rows]);
    expect(all.first).toBeGreaterThanOrEqual(0.8);
    expect(all.five).toBeGreaterThanOrEqual(0.95);
    expect(all.ndcg).toBeGreaterThanOrEqual(0.9);
    expect(scoreOfSpoken.five).toBeGreaterThanOrEqual(0.95);
  });

  it('is found as well when nobody who chose a constant has seen it', async () => {
    const unseen = await scoreQuestions(client, readQuestions('unseen.txt'));
    expect(unseen.five).toBeGreaterThanOrEqual(0.9);
    expect(unseen.ndcg).toBeGreaterThanOrEqual(0.84);
  });

  it('may be asked in English', () => {
    const english = score.rows.filter(({language}) => language === 'en');
    expect(scoreRows(english).five).toBeGreaterThanOrEqual(0.85);
  });

  it('may be made of a title in any of six ways', async () => {
    // Every fifth: of each of the six ways some.
    const titled = makeQuestions(pages).filter((_, i) => i % 5 === 0);
    expect(new Set(titled.map(({kind}) => kind)).size).toBe(6);
    expect((await scoreQuestions(client, titled)).five).toBeGreaterThanOrEqual(0.95);
  });
});

it('says of thirty words at once how many pages have them', async () => {
  const words = makeQueries(pages, {seed: 6, count: 30}).filter(({kind}) => kind === 'words');
  expect(words).toHaveLength(30);
  for (const {query} of words) {
    // Of longer ones texts must be read, of which who has fetched nothing yet may read least.
    const asking = query.length > 2 ? newClient() : client;
    const {nbDocuments, exhaustiveNbDocuments} = await asking.search({query});
    const {hits} = await client.search({query, hitsPerPage: 1e5});
    const count = new Set(hits.map(({url}) => url.split('#')[0])).size;
    const allowed = exhaustiveNbDocuments ? 0 : count / 10;
    expect(Math.abs(nbDocuments - count), query).toBeLessThanOrEqual(allowed);
  }
});

it('marks every hit of forty questions, and of as many words, and tells each address once', async () => {
  const words = makeQueries(pages, {seed: 5, count: 40}).filter(({kind}) => kind === 'words');
  for (const {query} of [
    ...readQuestions()
      .filter((_, i) => i % 4 === 0)
      .slice(0, 40),
    ...words,
  ]) {
    const {hits} = await client.search({query});
    const unmarked = hits.filter((hit) => !JSON.stringify(hit).includes('<mark>'));
    expect(unmarked.map(({url}) => [query, url])).toEqual([]);
    expect(new Set(hits.map(({url}) => url)).size, query).toBe(hits.length);
  }
});
