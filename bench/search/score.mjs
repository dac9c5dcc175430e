#!/usr/bin/env node
// Scores the search of this repository on any folder of Markdown.
//   npx tsc -b packages/search && node bench/search/score.mjs site/notes [more folders] [--seed 1] [--count 40] [--deps DIR] [--max-files N] [--show]
// --deps: a folder whose node_modules has opencc-js and pinyin-pro; without it the kinds that need them are left out.
// --show: prints the queries that missed a page or ranked it below the first place.
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {buildIndex} from '../../packages/search/dist/index.js';
import {createSearchClient} from '../../packages/search/dist/client.js';
import {readCorpus} from './corpus.mjs';
import {makeQueries} from './queries.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {seed: {type: 'string', default: '1'}, count: {type: 'string', default: '40'}, deps: {type: 'string'}, 'max-files': {type: 'string'}, show: {type: 'boolean', default: false}},
});
const helpers = values.deps ? loadHelpers(values.deps) : {};
for (const folder of positionals) await scoreFolder(folder);

async function scoreFolder(folder) {
  const pages = readCorpus(folder);
  const index = measureBuild(pages);
  const queries = makeQueries(pages, {seed: Number(values.seed), count: Number(values.count), ...helpers});
  const numberOf = new Map(pages.map(({url}, i) => [url, i]));
  const fetchFile = async (name) => index.files.get(name) ?? Promise.reject(new Error(`404 ${name}`));
  const warm = createSearchClient({metaUrl: index.metaName, fetchFile, maxCacheBytes: 1e9});
  const rows = new Map();
  for (const {kind, query, pages: truth, of} of queries) {
    const first = await firstAnswer(index, query);
    const all = await warm.search({query, hitsPerPage: 1e5});
    const found = new Set(all.hits.map(({url}) => numberOf.get(url.split('#')[0])));
    const ranked = [...new Set(first.answer.hits.map(({url}) => numberOf.get(url.split('#')[0])))];
    const rank = ranked.findIndex((page) => truth.includes(page));
    const row = rows.get(kind) ?? {n: 0, recall: 0, mrr: 0, bytes: [], requests: [], trips: [], ms: []};
    const recall = truth.filter((page) => found.has(page)).length / truth.length;
    row.n++;
    row.recall += recall;
    row.mrr += rank < 0 || rank >= 10 ? 0 : 1 / (rank + 1);
    for (const key of ['bytes', 'requests', 'trips', 'ms']) row[key].push(first[key]);
    rows.set(kind, row);
    if (values.show && (recall < 1 || rank !== 0)) console.log(`  ${kind}: ${query}${of ? ` (${of})` : ''} recall ${recall.toFixed(2)} of ${truth.length}, rank ${rank + 1}, ${first.bytes} B, ${first.requests} requests`);
  }
  printRows(rows);
}

function measureBuild(pages) {
  const options = {maxFiles: values['max-files'] ? Number(values['max-files']) : undefined, pinyinOf: helpers.pinyinOf, variants: helpers.variants};
  const memory = process.memoryUsage().rss;
  const before = process.cpuUsage();
  const index = buildIndex(pages, options);
  const {user, system} = process.cpuUsage(before);
  const text = brotliCompressSync(pages.flatMap(({records}) => records.map((record) => `${record.hierarchy[record.type]}\n${record.content ?? ''}`)).join('\n')).length;
  const sizes = {};
  for (const [name, {length}] of index.files) {
    const kind = name.startsWith('meta') ? 'meta' : {c: 'characters', w: 'words', p: 'pinyin', t: 'text', v: 'vocabulary', s: 'variants'}[name[0]];
    sizes[kind] = (sizes[kind] ?? 0) + length;
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`${pages.length} pages, built in ${((user + system) / 1e6).toFixed(2)} CPU s, ${Math.round((process.memoryUsage().rss - memory) / 2 ** 20)} MB more`);
  console.log(`${index.files.size} files; bytes ${JSON.stringify(sizes)}; text as brotli ${text}: index ${((total - sizes.text) / text).toFixed(2)}×, with text ${(total / text).toFixed(2)}×`);
  return index;
}

/** Answer of a client that has nothing yet, with what it took. A round trip is a batch of fetches begun while none was under way. */
async function firstAnswer(index, query) {
  const cost = {bytes: 0, requests: 0, trips: 0};
  let waiting = 0;
  const client = createSearchClient({
    metaUrl: index.metaName,
    fetchFile: async (name) => {
      if (waiting++ === 0) cost.trips++;
      await new Promise(setImmediate);
      waiting--;
      const file = index.files.get(name);
      if (!file) throw new Error(`404 ${name}`);
      cost.bytes += file.length;
      cost.requests++;
      return file;
    },
  });
  const start = performance.now();
  const answer = await client.search({query});
  return {answer, ms: performance.now() - start, ...cost};
}

function printRows(rows) {
  const at = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
  const line = (kind, row) => {
    const spread = (key) => `${at(row[key], 0.5)}/${at(row[key], 0.9)}`;
    console.log(`${kind.padEnd(20)}${String(row.n).padStart(4)}  ${(row.recall / row.n).toFixed(3)}   ${(row.mrr / row.n).toFixed(3)}  ${spread('bytes').padStart(13)}  ${spread('requests').padStart(8)}  ${spread('trips').padStart(6)}  ${at(row.ms, 0.5).toFixed(1)}`);
  };
  console.log('kind                   n  recall  MRR@10  bytes p50/p90  requests  trips  ms');
  for (const [kind, row] of rows) line(kind, row);
  const all = {n: 0, recall: 0, mrr: 0, bytes: [], requests: [], trips: [], ms: []};
  for (const row of rows.values()) {
    for (const key of ['n', 'recall', 'mrr']) all[key] += row[key];
    for (const key of ['bytes', 'requests', 'trips', 'ms']) all[key].push(...row[key]);
  }
  line('all', all);
}

function loadHelpers(folder) {
  const require = createRequire(join(folder, 'package.json'));
  const {Converter} = require('opencc-js');
  const {pinyin} = require('pinyin-pro');
  const toPlain = Converter({from: 't', to: 'cn'});
  const variants = {};
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const char = String.fromCharCode(code);
    const plain = toPlain(char);
    if (plain !== char && plain.length === 1) variants[char] = plain;
  }
  const pinyinOf = (char) => pinyin(char, {toneType: 'none', type: 'array', multiple: true, v: true}).filter((reading) => /^[a-z]+$/.test(reading));
  return {toTraditional: Converter({from: 'cn', to: 't'}), variants, pinyinOf: memoize(pinyinOf)};
}

function memoize(compute) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
}
