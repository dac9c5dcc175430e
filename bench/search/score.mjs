#!/usr/bin/env node
// Scores the search of this repository on any folder of Markdown, and says which of its promises hold there.
//   npm run compile && node bench/search/score.mjs site/notes [more folders] [--seed 1] [--count 40] [--max-files N] [--show]
// --show: prints the queries that missed a page or ranked it below the first place.
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {GLOSSARY, createPageIndexer, mergeIndex} from '../../packages/search/dist/index.js';
import {createSearchClient} from '../../packages/search/dist/client.js';
import {codeOf, measureCode} from './code.mjs';
import {readCorpus} from './corpus.mjs';
import {createCountingClient} from './cost.mjs';
import {kindOf, measureEdits} from './measureEdits.mjs';
import {makeQueries} from './queries.mjs';
import {loadTables} from './tables.mjs';
import {judge, mean, quantile} from './verdict.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    seed: {type: 'string', default: '1'},
    count: {type: 'string', default: '40'},
    'max-files': {type: 'string'},
    show: {type: 'boolean', default: false},
  },
});
const tables = await loadTables();
const maxFiles = values['max-files'] && Number(values['max-files']);
const code = await measureCode();
for (const folder of positionals) await scoreFolder(folder);

async function scoreFolder(folder) {
  const pages = readCorpus(folder);
  const {index, build} = measureBuild(pages);
  const sizes = measureSizes(pages, index);
  console.log(
    `\n${folder}: ${pages.length} pages, built in ${build.cpuSeconds.toFixed(2)} CPU s, ${build.memoryMiB} MiB more; ${sizes.files} files; bytes ${JSON.stringify(sizes.kinds)}; text as brotli ${sizes.plain}; code ${JSON.stringify(code)}`,
  );
  const queries = makeQueries(pages, {
    seed: Number(values.seed),
    count: Number(values.count),
    ...tables,
  });
  const rows = await askAll(pages, index, queries);
  printRows(rows);
  const edits = [
    ...measureEdits(pages, index, {
      seed: Number(values.seed),
      count: pages.length > 5000 ? 1 : 11,
      kinds: ['sentence'],
      options: {...tables, maxFiles},
    }),
  ].map(({share}) => share);
  for (const {what, got, wanted, isKept} of judge({
    rows,
    pageCount: pages.length,
    build,
    sizes,
    edits,
  })) {
    console.log(`${isKept ? 'PASS' : 'FAIL'}  ${what}: ${got} (${wanted})`);
    if (!isKept) process.exitCode = 1;
  }
}

function measureBuild(pages) {
  const options = {...tables, glossary: GLOSSARY, maxFiles};
  const memory = process.memoryUsage().rss;
  const before = process.cpuUsage();
  const index = mergeIndex(pages.map(createPageIndexer(options)), options);
  const {user, system} = process.cpuUsage(before);
  const peak = process.resourceUsage().maxRSS * 1024;
  return {
    index,
    build: {cpuSeconds: (user + system) / 1e6, memoryMiB: Math.round((peak - memory) / 2 ** 20)},
  };
}

function measureSizes(pages, index) {
  const kinds = {};
  for (const [name, {length}] of index.files) {
    kinds[kindOf(name)] = (kinds[kindOf(name)] ?? 0) + length;
  }
  const text = pages
    .flatMap(({records}) =>
      records.map((record) => `${record.hierarchy[record.type]}\n${record.content ?? ''}`),
    )
    .join('\n');
  return {
    files: index.files.size,
    kinds,
    text: kinds.text,
    glossary: kinds.glossary,
    all: Object.values(kinds).reduce((sum, size) => sum + size, 0),
    plain: brotliCompressSync(text).length,
  };
}

/** By kind of query: lists of recall, reciprocal rank and cost; `later` is the bytes of a client that answered another query before. */
async function askAll(pages, index, queries) {
  const numberOf = new Map(pages.map(({url}, i) => [url, i]));
  const pagesOf = ({hits}) => [...new Set(hits.map(({url}) => numberOf.get(url.split('#')[0])))];
  const warm = createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: async (name) => index.files.get(name) ?? Promise.reject(new Error(`404 ${name}`)),
    maxCacheBytes: 1e9,
  });
  const rows = new Map();
  for (const [i, {kind, query, pages: truth, of}] of queries.entries()) {
    const first = await createCountingClient(index).ask(query);
    const used = createCountingClient(index);
    await used.ask(queries[(i * 7919 + 1) % queries.length].query);
    const later = await used.ask(query);
    const found = new Set(pagesOf(await warm.search({query, hitsPerPage: 1e5})));
    const rank = pagesOf(first.answer).findIndex((page) => truth.includes(page));
    const recall = truth.filter((page) => found.has(page)).length / truth.length;
    const row = rows.get(kind) ?? {
      recall: [],
      mrr: [],
      bytes: [],
      withCode: [],
      later: [],
      requests: [],
      trips: [],
      ms: [],
    };
    row.recall.push(recall);
    row.mrr.push(rank < 0 || rank >= 10 ? 0 : 1 / (rank + 1));
    row.later.push(later.bytes);
    row.withCode.push(first.bytes + codeOf(first.answer, code, pages.length));
    for (const key of ['bytes', 'requests', 'trips', 'ms']) row[key].push(first[key]);
    rows.set(kind, row);
    if (values.show && (recall < 1 || rank !== 0))
      console.log(
        `  ${kind}: ${query}${of ? ` (${of})` : ''} recall ${recall.toFixed(2)} of ${truth.length}, rank ${rank + 1}, ${first.bytes} B, ${first.requests} requests`,
      );
  }
  return rows;
}

function printRows(rows) {
  const line = (kind, row) => {
    const spread = (key) => `${quantile(row[key], 0.5)}/${quantile(row[key], 0.9)}`;
    const cells = [
      kind.padEnd(20),
      String(row.mrr.length).padStart(4),
      mean(row.recall).toFixed(3).padStart(7),
      mean(row.mrr).toFixed(3).padStart(7),
      spread('bytes').padStart(13),
      spread('later').padStart(13),
      `${spread('requests')}/${Math.max(...row.requests)}`.padStart(9),
      `${spread('trips')}/${Math.max(...row.trips)}`.padStart(6),
      quantile(row.ms, 0.5).toFixed(1).padStart(5),
    ];
    console.log(cells.join('  '));
  };
  console.log(
    'kind                   n   recall   MRR@10  bytes p50/p90  later p50/p90   requests   trips     ms',
  );
  for (const [kind, row] of rows) line(kind, row);
  const all = {};
  for (const row of rows.values())
    for (const [key, list] of Object.entries(row)) all[key] = [...(all[key] ?? []), ...list];
  line('all', all);
}
