#!/usr/bin/env node
// What the stages of a cold build cost, as shares of its main process's time on the CPU.
//   npm run compile && node bench/stages.mjs [--pages 1000]
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {CORPUS_DIR, writeCorpus} from './corpus.mjs';
import {wuya} from './measure/command.mjs';
import {runMeasured} from './measure/processTree.mjs';
import {formatTable} from './measure/table.mjs';

/** Functions that carry a stage. What one of them calls of another row counts there alone. */
const STAGES = [
  ['highlight', 'code/highlighter.js', ['highlight']],
  ['markdown', 'content/compiler.js', ['compileOwn', 'compile']],
  ['markdown', 'article/compile.js', ['compileMarkdown', 'renderArticle']],
  ['pages in React', '', ['renderToStringImpl']],
  ['search index', 'records/searchIndex.js', ['emitSearchIndex', '']],
  [
    'texts for readers (twins, llms, sitemap, feeds)',
    'readers/',
    ['renderTwin', 'emitReaders', 'emitFeeds', 'createSiteHead'],
  ],
  ['writing', 'emit/output.js', ['stage', 'commit', 'copy']],
];

const {values} = parseArgs({options: {pages: {type: 'string', default: '1000'}}});
const site = writeCorpus({
  pageCount: Number(values.pages),
  dir: join(CORPUS_DIR, `stages-${values.pages}`),
});
const folder = mkdtempSync(join(tmpdir(), 'wuya-stages-'));
for (const name of ['dist', '.wuya']) rmSync(join(site.dir, name), {recursive: true, force: true});
const {exitCode, stderr, cpuSeconds} = await runMeasured(process.execPath, [
  '--cpu-prof',
  '--cpu-prof-dir',
  folder,
  wuya,
  'build',
  site.dir,
]);
if (exitCode !== 0) throw new Error(stderr);
// The bundler's process has a profile of its own, which is the smaller one.
const profiles = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
rmSync(folder, {recursive: true, force: true});
const stages = sumStages(profiles.toSorted((a, b) => b.samples.length - a.samples.length)[0]);
console.log(`${values.pages} pages, ${cpuSeconds.toFixed(1)} CPU s in all processes\n`);
console.log(
  formatTable(
    ['stage', 'share'],
    [...stages.shares]
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, time]) => [name, `${((100 * time) / stages.total).toFixed(1)} %`]),
  ),
);

/** Time of each stage: a sample belongs to the nearest function of the table on its stack. */
function sumStages({nodes, samples, timeDeltas}) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({id, children = []}) => children.map((child) => [child, id])),
  );
  const known = new Map();
  const stageOf = (id) => {
    if (id === undefined) return 'the rest';
    if (!known.has(id)) known.set(id, nameOf(byId.get(id).callFrame) ?? stageOf(parents.get(id)));
    return known.get(id);
  };
  const shares = new Map();
  let total = 0;
  for (const [i, id] of samples.entries()) {
    if (byId.get(id).callFrame.functionName === '(idle)') continue;
    shares.set(stageOf(id), (shares.get(stageOf(id)) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  }
  return {shares, total};
}

function nameOf({functionName, url}) {
  if (functionName === '(garbage collector)') return 'garbage collection';
  return STAGES.find(([, file, names]) => url.includes(file) && names.includes(functionName))?.[0];
}
