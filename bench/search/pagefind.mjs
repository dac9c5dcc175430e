#!/usr/bin/env node
// The search of this repository beside Pagefind, in one run in Chromium on the same pages: time at a slowed CPU, bytes and requests,
// until the hits are there.
//   npm i --prefix /tmp/pagefind pagefind@1.6.0
//   npm run compile && node bench/search/pagefind.mjs bench/.corpus/1000/notes --deps /tmp/pagefind [--queries 60] [--slowdown 4] [--rounds 5]
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {rolldown} from 'rolldown';
import {buildIndex} from '../../packages/search/dist/index.js';
import {launchBareChromium} from '../measure/bareChromium.mjs';
import {readCorpus} from './corpus.mjs';
import {startCountingServer} from './countingServer.mjs';
import {toHtml} from './html.mjs';
import {makeQueries} from './queries.mjs';
import {loadTables} from './tables.mjs';
import {mean, quantile} from './verdict.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    deps: {type: 'string', default: '.'},
    queries: {type: 'string', default: '60'},
    slowdown: {type: 'string', default: '4'},
    rounds: {type: 'string', default: '5'},
  },
});
const KINDS = ['words', 'substrings', 'mixed', 'identifiers', 'and', 'known item'];

const dir = mkdtempSync(join(tmpdir(), 'wuya-pagefind-'));
const pages = positionals.flatMap(readCorpus).map(withPlainAddress);
await writeSite();
const server = await startCountingServer(dir);
const browser = launchBareChromium();
try {
  const asked = pickQueries();
  const queries = asked.map(({query}) => query);
  const engines = {
    wuya: `const {createPatientIndex} = await import('/wuya/page.js'); const index = createPatientIndex({indexUrl: '/wuya/index/', startWorker: () => new Worker('/wuya/worker.js', {type: 'module'})}); window.ask = (query) => new Promise((resolve, reject) => { const show = ({hits}) => resolve(hits.length); window.counted = index.search({query}, show).then(show, reject); }); window.find = async (query) => (await index.search({query, hitsPerPage: 1e5})).hits.map(({url}) => url);`,
    pagefind: `const pagefind = await import('/pagefind/pagefind.js'); await pagefind.init(); window.ask = async (query) => (await Promise.all((await pagefind.search(query)).results.slice(0, 5).map((result) => result.data()))).length; window.find = async (query) => (await Promise.all((await pagefind.search(query)).results.map((result) => result.data()))).map(({url}) => url);`,
  };
  const figures = {};
  for (const [name, setUp] of Object.entries(engines))
    figures[name] = {
      ...(await measureFirst(setUp, queries)),
      ...(await measureFound(setUp, asked)),
      setUp,
    };
  await measureTimes(figures, queries);
  report(figures, asked);
} finally {
  await browser.close();
  server.close();
  rmSync(dir, {recursive: true});
}

/** A page at `/p7`: names of files with `#`, `%`, `+` or blanks are told in another way by each engine. */
function withPlainAddress({url, records}, i) {
  const address = `/p${i}`;
  const moved = records.map((record) => {
    const own = address + record.url.slice(url.length);
    return {...record, url: own, objectID: own};
  });
  return {url: address, records: moved};
}

/** The pages as HTML, Pagefind's index of them, ours, and the bundle of our client. */
async function writeSite() {
  for (const page of pages) {
    const path = join(dir, page.url, 'index.html');
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, toHtml(page));
  }
  execFileSync(join(values.deps, 'node_modules/.bin/pagefind'), ['--site', dir, '--quiet'], {
    stdio: 'inherit',
  });
  const index = buildIndex(pages, await loadTables());
  mkdirSync(join(dir, 'wuya/index'), {recursive: true});
  for (const [name, file] of index.files) writeFileSync(join(dir, 'wuya/index', name), file);
  const dist = join(import.meta.dirname, '../../packages/search/dist/thread');
  writeFileSync(
    join(dir, 'wuya/start.js'),
    `import {serveThread} from ${JSON.stringify(join(dist, 'threadHost.js'))}; serveThread(self);`,
  );
  for (const [input, file] of [
    [join(dist, 'threadedIndex.js'), 'page.js'],
    [join(dir, 'wuya/start.js'), 'worker.js'],
  ]) {
    const bundle = await rolldown({
      input,
      logLevel: 'silent',
      preserveEntrySignatures: 'allow-extension',
    });
    await bundle.write({
      dir: join(dir, 'wuya'),
      entryFileNames: file,
      format: 'esm',
      minify: true,
    });
    await bundle.close();
  }
}

function pickQueries() {
  const each = Math.ceil(Number(values.queries) / KINDS.length);
  const made = makeQueries(pages, {seed: 1, count: each * 3});
  return KINDS.flatMap((kind) => made.filter((query) => query.kind === kind).slice(0, each));
}

function openPage(slowdown) {
  return browser.open(`${server.origin}/blank`, {slowdown});
}

/** Bytes, requests and milliseconds of first answers, code included, each with an empty cache. */
async function measureFirst(setUp, queries) {
  const first = {bytes: [], requests: [], cold: []};
  for (const query of queries.filter((_, i) => i % 4 === 0)) {
    const before = server.log.length;
    const page = await openPage(Number(values.slowdown));
    first.cold.push(
      await page.evaluate(
        `(async () => { const start = performance.now(); ${setUp}; await window.ask(${JSON.stringify(query)}); return performance.now() - start; })()`,
      ),
    );
    const asked = server.log.slice(before).filter(({path}) => path !== '/blank');
    first.bytes.push(asked.reduce((sum, {bytes}) => sum + bytes, 0));
    first.requests.push(asked.length);
    await page.close();
  }
  return first;
}

/** Of each query the share of its pages that are found, and the reciprocal rank of the first among the first ten. */
async function measureFound(setUp, asked) {
  const page = await openPage(1);
  await page.evaluate(`(async () => {${setUp}})()`);
  const toPage = (url) => url.replace(/#.*|\/$/g, '');
  const found = {recall: [], mrr: []};
  for (const {query, pages: truth} of asked) {
    const urls = (await page.evaluate((text) => window.find(text), query)).map(toPage);
    const ranked = [...new Set(urls)];
    const wanted = new Set(truth.map((i) => pages[i].url));
    const rank = ranked.findIndex((url) => wanted.has(url));
    found.recall.push(ranked.filter((url) => wanted.has(url)).length / wanted.size);
    found.mrr.push(rank < 0 || rank >= 10 ? 0 : 1 / (rank + 1));
  }
  await page.close();
  return found;
}

/**
 * Milliseconds of each query with new terms, then of every keystroke of queries typed before: the least of some rounds,
 * each in new tabs with an empty cache, because other work on the machine only ever adds. The engines take turns.
 */
async function measureTimes(figures, queries) {
  for (const name of Object.keys(figures))
    Object.assign(figures[name], {fresh: [], key: [], answered: []});
  for (let round = 0; round < Number(values.rounds); round++) {
    const tabs = [];
    for (const {setUp, ...lists} of Object.values(figures)) {
      const page = await openPage(Number(values.slowdown));
      await page.evaluate(`(async () => {${setUp}})()`);
      await page.evaluate(() => window.ask('的'));
      tabs.push({...lists, page});
    }
    for (const [i, query] of queries.entries()) {
      for (const {page, fresh, answered} of tabs) {
        const {ms, count} = await time(page, query);
        fresh[i] = Math.min(fresh[i] ?? Infinity, ms);
        answered[i] = count > 0;
      }
    }
    const typed = queries
      .filter((_, i) => i % 4 === 0)
      .flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)))
      .filter((text) => text.trim());
    for (const {page, key} of tabs) {
      for (const text of typed) await time(page, text);
      for (const [i, text] of typed.entries())
        key[i] = Math.min(key[i] ?? Infinity, (await time(page, text)).ms);
    }
    for (const {page} of tabs) await page.close();
  }
}

/** Milliseconds until the hits are there. What an engine does after them is over before the next query. */
async function time(page, text) {
  const timed = await page.evaluate(async (query) => {
    const start = performance.now();
    const count = await window.ask(query);
    return {ms: performance.now() - start, count};
  }, text);
  await page.evaluate(() => window.counted);
  return timed;
}

function report({wuya, pagefind}, asked) {
  const count = asked.length;
  console.log(
    `${pages.length} pages, ${count} queries, CPU slowed ${values.slowdown} times; median / p90`,
  );
  const spread = (list, digits) =>
    `${quantile(list, 0.5).toFixed(digits)} / ${quantile(list, 0.9).toFixed(digits)}`;
  const line = (what, key, {digits, scale = 1}) => {
    const [own, other] = [wuya, pagefind].map((figures) =>
      figures[key].map((value) => value / scale),
    );
    console.log(
      `${what.padEnd(34)} ${spread(own, digits).padStart(14)}   Pagefind ${spread(other, digits).padStart(14)}   ratio ${(quantile(other, 0.5) / quantile(own, 0.5)).toFixed(2)}`,
    );
    return quantile(other, 0.5) / quantile(own, 0.5);
  };
  for (const kind of KINDS) {
    const [own, other] = [wuya, pagefind].map(({recall, mrr}) =>
      [recall, mrr]
        .map((list) => mean(list.filter((_, i) => asked[i].kind === kind)).toFixed(3))
        .join(' / '),
    );
    console.log(
      `${`${kind}, recall / MRR`.padEnd(34)} ${own.padStart(14)}   Pagefind ${other.padStart(14)}`,
    );
  }
  line('first answer with code, KiB', 'bytes', {digits: 1, scale: 1024});
  line('requests of a first answer', 'requests', {digits: 0});
  line('first answer with code, ms', 'cold', {digits: 0});
  const both = wuya.answered.map((isAnswered, i) => isAnswered && pagefind.answered[i]);
  console.log(
    `queries with an answer              ${wuya.answered.filter(Boolean).length} of ${count}   Pagefind ${pagefind.answered.filter(Boolean).length}; times of the ${both.filter(Boolean).length} that both answer`,
  );
  for (const figures of [wuya, pagefind]) figures.fresh = figures.fresh.filter((_, i) => both[i]);
  const fresh = line('query with new terms, ms', 'fresh', {digits: 1});
  const key = line('keystroke on fetched terms, ms', 'key', {digits: 1});
  for (const [what, ratio, wanted] of [
    ['a new query is not slower', fresh, 1],
    ['a keystroke is 3 times as fast', key, 3],
  ]) {
    console.log(
      `${ratio >= wanted ? 'PASS' : 'FAIL'}  ${what}: ${ratio.toFixed(2)}× (≥ ${wanted}×)`,
    );
    if (ratio < wanted) process.exitCode = 1;
  }
}
