#!/usr/bin/env node
// Lighthouse on one page of each kind of our own site, on a phone (its default) and on a desktop.
//   npm run compile && node bench/lighthouse.mjs --deps DIR [--runs 3]
// --deps: a folder whose node_modules has lighthouse and chrome-launcher. Lighthouse 13 needs Node 22.19 or newer.
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {CORPUS_DIR} from './corpus.mjs';
import {CHROMIUM_ARGS, requireChromiumPath} from './measure/chromium.mjs';
import {runMeasured} from './measure/processTree.mjs';
import {startSiteServer} from './measure/siteServer.mjs';

const PAGES = {home: '', docs: 'frontend/language/closures/', blog: 'blog/'};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const {values} = parseArgs({
  options: {deps: {type: 'string'}, runs: {type: 'string', default: '3'}},
});
const require = createRequire(join(resolve(values.deps ?? '.'), 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{default: lighthouse, desktopConfig}, {launch}] = await Promise.all([
  load('lighthouse'),
  load('chrome-launcher'),
]);

const dir = await buildSite();
const server = await startSiteServer(dir);
try {
  for (const preset of ['phone', 'desktop']) {
    for (const [name, path] of Object.entries(PAGES)) {
      const runs = [];
      for (let i = 0; i < Number(values.runs); i++)
        runs.push(await audit(new URL(path, server.url).href, preset));
      print(preset, name, runs);
    }
  }
} finally {
  await server.close();
}

/** Our site with the footer's service off: this machine may have no network, and a call that fails is a finding of its own. */
async function buildSite() {
  const to = join(CORPUS_DIR, 'site');
  const from = fileURLToPath(new URL('../site', import.meta.url));
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !['dist', '.wuya', 'node_modules'].includes(basename(path)),
  });
  const config = join(to, 'wuya.config.ts');
  const text = readFileSync(config, 'utf8');
  const quiet = text.replace(/quote: \{[^}]*\}/, 'quote: false');
  if (quiet === text) throw new Error(`${config} has no quote to switch off.`);
  writeFileSync(config, quiet);
  const {exitCode, stderr} = await runMeasured(process.execPath, [
    fileURLToPath(new URL('../packages/engine/bin/wuya.mjs', import.meta.url)),
    'build',
    to,
  ]);
  if (exitCode !== 0) throw new Error(stderr);
  return to;
}

async function audit(url, preset) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'wuya-lighthouse-'));
  const chrome = await launch({
    chromePath: requireChromiumPath(),
    chromeFlags: ['--headless', ...CHROMIUM_ARGS],
    userDataDir,
    logLevel: 'silent',
  });
  try {
    const {lhr} = await lighthouse(
      url,
      {port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES},
      preset === 'desktop' ? desktopConfig : undefined,
    );
    return lhr;
  } finally {
    await chrome.kill();
    rmSync(userDataDir, {recursive: true, force: true});
  }
}

/** The run in the middle by its performance, and what it finds wrong. */
function print(preset, name, runs) {
  const {categories, audits} = runs.toSorted(
    (a, b) => a.categories.performance.score - b.categories.performance.score,
  )[Math.floor(runs.length / 2)];
  const scores = CATEGORIES.map((id) => `${id} ${Math.round(categories[id].score * 100)}`).join(
    '  ',
  );
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => audits[id].displayValue)
    .join(' · ');
  console.log(`${preset.padEnd(8)}${name.padEnd(8)}${scores}  (${times})`);
  for (const id of CATEGORIES) {
    const failed = categories[id].auditRefs.filter(
      (ref) => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 0.9,
    );
    if (failed.length > 0) console.log(`  ${id}: ${failed.map((ref) => ref.id).join(', ')}`);
  }
}
