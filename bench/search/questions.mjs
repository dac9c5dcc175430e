#!/usr/bin/env node
// Scores how well questions find their page: the questions of questions.txt and of the other lists here, and those that a pattern makes of each title.
//   npm run compile && node bench/search/questions.mjs [--half choose|test|all] [--show] [--cold] [--elsewhere FOLDER]
// --show: prints each question of the chosen half whose page is not the first, with the page that is.
// --cold: asks each with an empty cache, as a reader's first question is; what a request may cost then leaves out more.
// --elsewhere: asks the sites of elsewhere.txt instead; the folder has the notes of each in wangdoc, csnotes and fastify.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {createSearchClient} from '../../packages/search/dist/client.js';
import {GLOSSARY, buildIndex} from '../../packages/search/dist/index.js';
import {readCorpus} from './corpus.mjs';
import {loadTables} from './tables.mjs';
import {mean} from './verdict.mjs';

const SITE = fileURLToPath(new URL('../../site/', import.meta.url));
const CJK = /[\u3400-\u9fff]/;

/** What a reader makes of a title's subject, by name of the pattern. */
export const PATTERNS = {
  'title alone': (subject) => subject,
  什么是X: (subject) => `什么是${subject}`,
  X是什么: (subject) => `${subject}是什么`,
  怎么用X: (subject) => `怎么用${subject}`,
  如何理解X: (subject) => `如何理解${subject}`,
  为什么需要X: (subject) => `为什么需要${subject}`,
};

/** `{query, pages, language, half}` of each line of questions.txt, or of another file of its kind. */
export function readQuestions(file = 'questions.txt') {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const questions = [];
  let pages = [];
  let counts = {zh: 0, en: 0};
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('@ ')) {
      pages = toPages(line);
      counts = {zh: 0, en: 0};
      continue;
    }
    if (line.startsWith('+ ')) {
      const question = questions.pop();
      questions.push({...question, pages: [...question.pages, ...toPages(line)]});
      continue;
    }
    const language = CJK.test(line) ? 'zh' : 'en';
    const half = counts[language]++ % 2 === 0 ? 'choose' : 'test';
    questions.push({query: line, pages, language, half});
  }
  return questions;
}

/** `@ notes/a, notes/index` → `['/notes/a', '/notes/']`. */
function toPages(line) {
  return line
    .slice(2)
    .split(', ')
    .map((name) => `/${name.replace(/index$/, '')}`);
}

/** The same shape, made of titles: of `闭包与作用域链：函数记得它出生的地方` the part before the colon. */
export function makeQuestions(pages) {
  const subjects = pages.map(({records, url}) => ({
    url,
    subject: (records[0].hierarchy.lvl1 ?? '').split(/[：:]/)[0].trim(),
  }));
  return Object.entries(PATTERNS).flatMap(([kind, toQuery]) =>
    subjects.map(({url, subject}) => ({kind, query: toQuery(subject), pages: [url]})),
  );
}

/** Notes and essays of the site as the search indexes them. */
export function readSite() {
  return ['notes', 'blog'].flatMap((folder) =>
    readCorpus(`${SITE}${folder}`).map(({url, records}) => ({
      url: `/${folder}${url}`,
      records: records.map((record) => ({
        ...record,
        objectID: `/${folder}${record.objectID}`,
        url: `/${folder}${record.url}`,
      })),
    })),
  );
}

/** One language of the manual in the same shape; its reference counts once `npm run manual -- --write` wrote it. */
export function readManual(folder) {
  const language = folder.includes('/en/') ? 'en' : 'zh-CN';
  return readCorpus(fileURLToPath(new URL(`../../${folder}`, import.meta.url))).map(
    ({url, records}) => ({
      url: `/${folder}${url}`,
      records: records.map((record) => ({...record, language, url: `/${folder}${record.url}`})),
    }),
  );
}

/** The first ten pages that a reader comes by, best first: an answer shows five or six, the next ones the rest. */
export async function rankedPages(client, query) {
  const found = new Set();
  for (let page = 0; ; page++) {
    // A snippet that holds any text is not cut into words, a fifth of the work of an answer.
    const {hits, nbPages} = await client.search({query, page, snippetWords: Infinity});
    for (const {url} of hits) found.add(url.split('#')[0]);
    if (found.size >= 10 || page + 1 >= nbPages || hits.length === 0)
      return [...found].slice(0, 10);
  }
}

/** Lines in English and of code that one page alone has, at most `count`, evenly picked: what a reader copies. */
export function copiedLines(pages, count = 150) {
  const pagesOf = new Map();
  for (const {url, records} of pages)
    for (const line of records.flatMap(({content}) => (content ?? '').split('\n'))) {
      const query = line.trim();
      if (!/^[ -~]{20,60}$/.test(query) || !/[a-z]{3}.* .*[a-z]{3}/i.test(query)) continue;
      pagesOf.set(query, (pagesOf.get(query) ?? new Set()).add(url));
    }
  const lines = [...pagesOf].filter(([, urls]) => urls.size === 1);
  const step = Math.max(1, lines.length / count);
  return Array.from({length: Math.min(count, lines.length)}, (_, i) => {
    const [query, urls] = lines[Math.floor(i * step)];
    return {query, pages: [...urls]};
  });
}

/** Share of questions whose page is first and in the first five, and nDCG@10. */
export async function scoreQuestions(client, questions) {
  const rows = [];
  for (const question of questions) {
    const found = await rankedPages(client, question.query);
    const rank = found.findIndex((url) => question.pages.includes(url));
    rows.push({...question, rank, first: found[0]});
  }
  return scoreRows(rows);
}

/** The same of questions whose rows are known. */
export function scoreRows(rows) {
  return {
    rows,
    count: rows.length,
    first: mean(rows.map(({rank}) => (rank === 0 ? 1 : 0))),
    five: mean(rows.map(({rank}) => (rank >= 0 && rank < 5 ? 1 : 0))),
    ndcg: mean(rows.map(({rank}) => (rank < 0 ? 0 : 1 / Math.log2(rank + 2)))),
  };
}

/** A client over the index of `pages`, what was asked for once at hand. */
export function clientOf(pages, options) {
  return clientOfIndex(buildIndex(pages, options));
}

function clientOfIndex(index) {
  return createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: async (name) => index.files.get(name) ?? Promise.reject(new Error(`404 ${name}`)),
    maxCacheBytes: 1e9,
  });
}

/** The same, with an empty cache for each question. */
function coldClientOf(pages, options) {
  const index = buildIndex(pages, options);
  let client;
  return {
    search(request) {
      if (!request.page) client = clientOfIndex(index);
      return client.search(request);
    },
  };
}

/** The notes of a site of `elsewhere.txt` in the same shape. */
function readElsewhere(folder, name) {
  const language = name === 'fastify' ? 'en' : 'zh-CN';
  return readCorpus(join(folder, name)).map(({url, records}) => ({
    url: `/${name}${url}`,
    records: records.map((record) => ({...record, language, url: `/${name}${record.url}`})),
  }));
}

function kindsElsewhere(folder, {halves, isShown, makeClient}) {
  const questions = readQuestions('elsewhere.txt');
  return ['wangdoc', 'csnotes', 'fastify'].flatMap((name) => {
    const pages = readElsewhere(folder, name);
    const of = makeClient(pages);
    const own = questions.filter((item) => item.pages[0].startsWith(`/${name}/`));
    return [
      ...halves.map((half) => ({
        kind: `${name}, ${half}`,
        list: own.filter((item) => item.half === half),
        isShown,
        of,
      })),
      {kind: `${name}, copied`, list: copiedLines(pages), isShown, of},
    ];
  });
}

/** The sets of questions to the notes and to the manual of this repository. */
function kindsHere(pages, {halves, isShown, makeClient}) {
  const asked = readQuestions();
  const kinds = [
    ...halves.flatMap((half) =>
      ['zh', 'en'].map((language) => ({
        kind: `${language}, ${half}`,
        list: asked.filter((item) => item.half === half && item.language === language),
        isShown,
      })),
    ),
    {kind: 'spoken', list: readQuestions('spoken.txt'), isShown},
    ...halves.flatMap((half) =>
      ['zh', 'en'].map((language) => ({
        kind: `typed, ${language}, ${half}`,
        list: readQuestions('typed.txt').filter(
          (item) => item.half === half && item.language === language,
        ),
        isShown,
      })),
    ),
    ...halves.map((half) => ({
      kind: `asked, ${half}`,
      list: readQuestions('asked.txt').filter((item) => item.half === half),
      isShown,
    })),
    ...['readers', 'unseen'].flatMap((name) =>
      ['zh', 'en'].map((language) => ({
        kind: `${name}, ${language}`,
        list: readQuestions(`${name}.txt`).filter((item) => item.language === language),
        isShown: isShown && name !== 'unseen',
      })),
    ),
    {kind: 'copied', list: copiedLines(pages), isShown},
    ...Object.keys(PATTERNS).map((kind) => ({
      kind,
      list: makeQuestions(pages).filter((item) => item.kind === kind),
      isShown: isShown && halves[0] === 'choose',
    })),
  ];
  const fresh = readQuestions('fresh.txt');
  for (const [name, folder] of [
    ['site', 'notes'],
    ['manual, zh', 'manual/docs'],
    ['manual, en', 'manual/i18n/en/docs'],
  ])
    for (const half of halves)
      kinds.push({
        kind: `${name}, ${half}`,
        list: fresh.filter((item) => item.half === half && item.pages[0].startsWith(`/${folder}`)),
        isShown,
        ...(folder !== 'notes' && {of: makeClient(readManual(folder))}),
      });
  return kinds;
}

async function main() {
  const {values} = parseArgs({
    options: {
      half: {type: 'string', default: 'all'},
      show: {type: 'boolean', default: false},
      cold: {type: 'boolean', default: false},
      elsewhere: {type: 'string'},
    },
  });
  const pages = readSite();
  const tables = {...(await loadTables()), glossary: GLOSSARY};
  const halves = values.half === 'all' ? ['choose', 'test'] : [values.half];
  const makeClient = (notes) => (values.cold ? coldClientOf : clientOf)(notes, tables);
  const client = makeClient(pages);
  const options = {halves, isShown: values.show, makeClient};
  const kinds = values.elsewhere
    ? kindsElsewhere(values.elsewhere, options)
    : kindsHere(pages, options);
  console.log('asked                n  first   five  nDCG@10');
  for (const {kind, list, isShown, of = client} of kinds) {
    const score = await scoreQuestions(of, list);
    const cells = [score.first, score.five, score.ndcg].map((value) =>
      value.toFixed(3).padStart(6),
    );
    console.log(`${kind.padEnd(18)}${String(score.count).padStart(4)}  ${cells.join('  ')}`);
    if (!isShown) continue;
    for (const {
      query,
      rank,
      pages: [page],
      first,
    } of score.rows)
      if (rank !== 0) console.log(`    ${rank + 1}  ${query}  ${page}  first ${first ?? 'none'}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
