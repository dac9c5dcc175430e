#!/usr/bin/env node
// What the rooms of the engine cost in a cold build, as shares of its main process's time on the CPU, garbage apart.
//   npm run compile && node bench/stages.mjs [--pages 1000] [--below kinds/graph] [--with 'graph: true']
// --below names a folder or file of the engine: the share of all that its functions do and call.
// --with adds options to the configuration of the site.
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {CORPUS_DIR, writeCorpus} from './corpus.mjs';
import {runMeasured} from './measure/processTree.mjs';
import {formatTable} from './measure/table.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '1000'},
    below: {type: 'string', multiple: true, default: []},
    with: {type: 'string'},
  },
});
const {dir} = writeCorpus({
  pageCount: Number(values.pages),
  dir: join(CORPUS_DIR, `stages-${values.pages}`),
});
if (values.with !== undefined) {
  const file = join(dir, 'wuya.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace('defineConfig({', `defineConfig({\n  ${values.with},`));
}
const folder = mkdtempSync(join(tmpdir(), 'wuya-stages-'));
// The modules as they were compiled: the command runs a few files that are made of them and tell no rooms apart.
const main = new URL('../packages/engine/dist/cli/main.js', import.meta.url);
const {exitCode, stderr, cpuSeconds} = await runMeasured(process.execPath, [
  '--cpu-prof',
  '--cpu-prof-dir',
  folder,
  '--input-type=module',
  '--eval',
  `const {main} = await import('${main}'); process.exitCode = await main(['build', ${JSON.stringify(dir)}]);`,
]);
if (exitCode !== 0) throw new Error(stderr);
// Another process, where there is one, has a profile of its own, which is the smaller one.
const profile = readdirSync(folder)
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .toSorted((a, b) => b.samples.length - a.samples.length)[0];
rmSync(folder, {recursive: true, force: true});
const {nodes, samples, timeDeltas} = profile;
const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
const parents = new Map(
  nodes.flatMap(({id, children = []}) => children.map((child) => [child, id])),
);
const stages = sumSamples(roomOf);
console.log(`${values.pages} pages, ${cpuSeconds.toFixed(1)} CPU s in all processes\n`);
console.log(
  formatTable(
    ['room', 'share'],
    [...stages.shares]
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, time]) => [name, `${((100 * time) / stages.total).toFixed(1)} %`]),
  ),
);
for (const below of values.below) {
  const {shares, total} = sumSamples((id) => isBelow(id, `/engine/dist/${below}`));
  const share = (shares.get(true) ?? 0) / total;
  console.log(`\n${below} and what it calls: ${(100 * share).toFixed(2)} %`);
}

/** Sums the microseconds of the samples by what `nameOf` says of their innermost frame; idle ones are left out. */
function sumSamples(nameOf) {
  const known = new Map();
  const shares = new Map();
  let total = 0;
  for (const [i, id] of samples.entries()) {
    if (byId.get(id).functionName === '(idle)') continue;
    if (!known.has(id)) known.set(id, nameOf(id));
    const name = known.get(id);
    shares.set(name, (shares.get(name) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  }
  return {shares, total};
}

/** Names the room of the nearest function on the stack that is the engine's or the search's: what it calls counts there. */
function roomOf(id) {
  if (id === undefined) return 'the rest';
  const {functionName, url} = byId.get(id);
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (/react-dom/.test(url)) return 'React';
  const [, part, path] = /\/(engine|search)\/dist\/(.*)$/.exec(url) ?? [];
  if (part === 'search') return 'search index';
  if (part === undefined) return roomOf(parents.get(id));
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'article' ? 2 : 1).join('/') || 'the rest';
}

function isBelow(id, place) {
  for (let at = id; at !== undefined; at = parents.get(at))
    if (byId.get(at).url.includes(place)) return true;
  return false;
}
