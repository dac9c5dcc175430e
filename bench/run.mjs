// Builds sites of many notes in every way and prints what that costs; then what a page of them costs a reader.
//   npm run bench [-- --sizes 100,1000,5000] [--json FILE] [--no-pages]
// Figures are for comparing on one machine. The exit code is 1 only when something is wrong: a build that should give
// the same files did not, or touched files it had no reason to touch.
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {findChromium} from '../scripts/run.mjs';
import {CORPUS_DIR} from './corpus.mjs';
import {measureBuilds} from './measure/builds.mjs';
import {
  formatKilobytes,
  formatMegabytes,
  formatMilliseconds,
  formatTable,
} from './measure/table.mjs';

/** Notes of the site whose pages are looked at, when it is among the sizes. */
const PAGE_SIZE = 1000;

const HELP = `npm run bench [-- options]

  --sizes 100,1000,5000   notes of each site, default 100,1000,5000
  --json FILE             write all figures there too
  --out DIR               where the sites are made, default bench/.corpus
  --no-pages              builds only, no browser`;

async function main() {
  const {values} = parseArgs({
    allowNegative: true,
    options: {
      sizes: {type: 'string', default: '100,1000,5000'},
      json: {type: 'string'},
      out: {type: 'string', default: CORPUS_DIR},
      pages: {type: 'boolean', default: true},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 3))
    throw new TypeError(`--sizes: expected whole numbers from 3, got ${values.sizes}`);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, load ${loadavg()[0].toFixed(2)}`,
  );

  const builds = [];
  for (const pageCount of sizes) {
    const result = await measureBuilds({
      pageCount,
      dir: join(resolve(values.out), String(pageCount)),
      onRow: (row) =>
        console.error(`  ${pageCount} ${row.kind}: ${row.cpuSeconds.toFixed(2)} CPU s`),
    });
    builds.push(result);
  }
  console.log(`\n${formatBuilds(builds.flatMap(({rows}) => rows))}`);

  const chosen = builds[Math.max(0, sizes.indexOf(PAGE_SIZE))];
  const chromePath = findChromium();
  let pages;
  if (values.pages && chromePath) {
    const {measurePages} = await import('./measure/pages.mjs');
    pages = await measurePages({site: chosen.site, chromePath});
    console.log(`\n${formatPages(pages)}`);
  } else if (values.pages) {
    console.log('\nNo Chromium found (CHROME_PATH names one): no figures of pages.');
  }

  const problems = [...builds.flatMap((result) => result.problems), ...findPageProblems(pages)];
  console.log(
    problems.length
      ? `\n${problems.map((problem) => `WRONG ${problem}`).join('\n')}`
      : '\nNothing is wrong: equal inputs gave equal trees, and no build touched a file without reason.',
  );
  if (values.json) {
    mkdirSync(dirname(resolve(values.json)), {recursive: true});
    writeFileSync(
      values.json,
      `${JSON.stringify({node: process.version, builds: builds.flatMap(({rows}) => rows), pages, problems}, undefined, 2)}\n`,
    );
  }
  return problems.length ? 1 : 0;
}

function formatBuilds(rows) {
  const head = [
    'build',
    'CPU s',
    'wall s',
    'peak MB',
    'output MB',
    'files',
    'written',
    'load',
    'yardstick s',
  ];
  return formatTable(
    head,
    rows.map((row) => [
      `${row.pageCount} ${row.kind}`,
      row.cpuSeconds.toFixed(2),
      row.wallSeconds.toFixed(2),
      formatMegabytes(row.peakBytes),
      formatMegabytes(row.outputBytes),
      row.fileCount,
      row.writtenCount,
      row.loadBefore.toFixed(2),
      row.yardstickSeconds.toFixed(2),
    ]),
  );
}

function formatPages({page, sidebarNoteCount, weight, blocking, blockingAllOpen, navigation}) {
  const bytes = (name, {bytes: count, requestCount}) => [
    name,
    `${formatKilobytes(count)} KB`,
    `${requestCount} requests`,
  ];
  const inAll = {
    bytes: weight.beforeLoad.bytes + weight.afterLoad.bytes,
    requestCount: weight.beforeLoad.requestCount + weight.afterLoad.requestCount,
  };
  const tasks = ({blockingMs, leastBlockingMs, longestTaskMs, sidebarLinkCount}) => [
    `${formatMilliseconds(blockingMs)} ms`,
    `best run ${formatMilliseconds(leastBlockingMs)}, longest task ${formatMilliseconds(longestTaskMs)} ms, ${sidebarLinkCount} links drawn`,
  ];
  return formatTable(
    [page, 'figure', ''],
    [
      bytes('before the load event', weight.beforeLoad),
      bytes('in all, without prefetched pages', inAll),
      bytes('prefetched pages', weight.prefetch),
      bytes('JS, brotli', weight.script),
      bytes('JS before the load event', weight.scriptBeforeLoad),
      [
        'CSS, brotli',
        `${formatKilobytes(weight.inlineCssBrotliBytes + weight.stylesheet.bytes)} KB`,
        `${weight.stylesheet.requestCount} requests`,
      ],
      ['HTML, not compressed', `${formatKilobytes(weight.htmlBytes)} KB`, ''],
      [`blocking time, CPU 1/4, ${sidebarNoteCount} notes`, ...tasks(blocking)],
      ['  with all categories open', ...tasks(blockingAllOpen)],
      [
        'navigation after hover, CPU 1/4, 4G',
        `${formatMilliseconds(navigation.shownMs)} ms`,
        `best run ${formatMilliseconds(navigation.leastShownMs)}, next frame ${formatMilliseconds(navigation.frameMs)} ms`,
      ],
    ],
  );
}

function findPageProblems(pages) {
  if (!pages) return [];
  const problems = [];
  if (pages.weight.articleCopies !== 1)
    problems.push(`the article is ${pages.weight.articleCopies} times in its document`);
  if (pages.weight.scriptBeforeLoad.bytes > 0)
    problems.push('a script is loaded before the load event');
  return problems;
}

process.exitCode = await main();
