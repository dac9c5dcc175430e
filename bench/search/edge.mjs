#!/usr/bin/env node
// Runs the search worker in workerd over the index of any folder of Markdown: its answers against those of the browser's engine, then its load.
//   npm run compile && node bench/search/edge.mjs site/notes --deps DIR [--seconds 10] [--queries 500] [--connections 4]
// --deps: a folder whose node_modules has workerd (npm i workerd).
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {rolldown} from 'rolldown';
import {createSearchClient} from '../../packages/search/dist/client.js';
import {buildIndex} from '../../packages/search/dist/index.js';
import {readCorpus} from './corpus.mjs';
import {makeQueries} from './queries.mjs';

/** Looks at the worker's memory, evenly over the load. */
const MEMORY_SAMPLES = 10;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    deps: {type: 'string'},
    seconds: {type: 'string', default: '10'},
    queries: {type: 'string', default: '500'},
    connections: {type: 'string', default: '4'},
  },
});
const {default: workerd} = createRequire(join(resolve(values.deps ?? '.'), 'package.json'))(
  'workerd',
);
const dir = mkdtempSync(join(tmpdir(), 'wuya-edge-'));

const pages = positionals.flatMap(readCorpus);
const index = buildIndex(pages);
const readFile = async (name) => {
  return index.files.get(name) ?? Promise.reject(new Error(`404 ${name}`));
};
const assets = createServer((request, response) => {
  readFile(request.url.split('/').pop()).then(
    (file) => response.end(file),
    () => response.writeHead(404).end(),
  );
});
assets.listen(0, '127.0.0.1');
await once(assets, 'listening');

const bundle = await rolldown({
  input: join(import.meta.dirname, '../../packages/search/dist/serve/worker.js'),
});
await bundle.write({file: join(dir, 'worker.js'), format: 'esm', codeSplitting: false});
const port = 20_000 + (process.pid % 10_000);
writeFileSync(
  join(dir, 'config.capnp'),
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "search", worker = .search), (name = "assets", external = (address = "127.0.0.1:${assets.address().port}", http = ()))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "search")]);
const search :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  bindings = [(name = "ASSETS", service = "assets")],
  compatibilityDate = "2026-01-01");
`,
);
const child = spawn(workerd, ['serve', join(dir, 'config.capnp')], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await ready();
  const queries = makeQueries(pages, {seed: 1, count: Math.ceil(Number(values.queries) / 9)})
    .map(({query}) => query)
    .slice(0, Number(values.queries));
  await compare(queries);
  await load(queries);
} finally {
  child.kill();
  assets.closeAllConnections();
  assets.close();
  rmSync(dir, {recursive: true});
}

async function ready() {
  for (let i = 0; i < 100; i++) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('workerd does not answer');
}

async function ask(query) {
  const response = await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries`, {
    method: 'POST',
    body: bodyOf(query),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).results[0];
}

function bodyOf(query) {
  return JSON.stringify({
    requests: [{indexName: 'wuya', query, highlightPreTag: '<mark>', highlightPostTag: '</mark>'}],
  });
}

async function compare(queries) {
  const client = createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: readFile,
    maxCacheBytes: 1e9,
  });
  let equal = 0;
  for (const query of queries) {
    const [own, answer] = [await client.search({query}), await ask(query)];
    const isEqual =
      JSON.stringify(own.hits.map(({objectID}) => objectID)) ===
        JSON.stringify(answer.hits.map(({objectID}) => objectID)) && own.nbHits === answer.nbHits;
    if (isEqual) equal++;
    else console.log(`  differs: ${query}`);
  }
  console.log(
    `${pages.length} pages: ${equal} of ${queries.length} answers equal to the browser's`,
  );
  if (equal !== queries.length) process.exitCode = 1;
}

async function load(queries) {
  const until = performance.now() + Number(values.seconds) * 1000;
  const times = [];
  const memory = [];
  const sampling = setInterval(
    () => memory.push(residentMb()),
    (Number(values.seconds) * 1000) / MEMORY_SAMPLES,
  );
  let errors = 0;
  const one = async (offset) => {
    for (let i = offset; performance.now() < until; i++) {
      const started = performance.now();
      await ask(queries[i % queries.length]).catch(() => errors++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({length: Number(values.connections)}, (_, i) => one(i * 97)));
  clearInterval(sampling);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  console.log(
    `${Math.round(times.length / Number(values.seconds))} queries a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${errors} errors, memory ${memory.join(', ')} MB`,
  );
  if (errors > 0) process.exitCode = 1;
}

/** Resident memory of workerd. */
function residentMb() {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
  );
}
