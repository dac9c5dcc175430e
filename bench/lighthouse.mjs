#!/usr/bin/env node
// Lighthouse on one page of each kind of our own site and of the manual, on a phone (its default) and on a desktop.
//   npm run compile && node bench/lighthouse.mjs --deps DIR [--runs 3] [--site notes|manual] [--preset phone|desktop]
//     [--all [--sample 40] | --pages guide/start/,en/]
// --deps: a folder whose node_modules has lighthouse and chrome-launcher. Lighthouse 13 needs Node 22.19 or newer.
// --pages: these instead, as addresses below the base, of a site named with --site; only what a phone has, which is the slower.
// --all: every page of the site instead of one of each kind; those with less than 100 anywhere are printed, and how many there are.
// --sample: so many of them, evenly spread over the list.
import {globSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {CORPUS_DIR} from './corpus.mjs';
import {CHROMIUM_ARGS, requireChromiumPath} from './measure/chromium.mjs';
import {copySite, runScript, wuya} from './measure/command.mjs';
import {startSiteServer} from './measure/siteServer.mjs';

const SITES = {
  notes: {folder: 'site', pages: {home: '', docs: 'frontend/language/closures/', blog: 'blog/'}},
  manual: {
    folder: 'manual',
    pages: {
      home: '',
      guide: 'guide/start/',
      option: 'reference/options/docs/notes/',
      english: 'en/',
    },
  },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const {values} = parseArgs({
  options: {
    deps: {type: 'string'},
    runs: {type: 'string', default: '3'},
    site: {type: 'string'},
    pages: {type: 'string'},
    all: {type: 'boolean', default: false},
    sample: {type: 'string'},
    preset: {type: 'string'},
  },
});
const require = createRequire(join(resolve(values.deps ?? '.'), 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{default: lighthouse, desktopConfig}, {launch}] = await Promise.all([
  load('lighthouse'),
  load('chrome-launcher'),
]);

const wanted = values.site === undefined ? Object.keys(SITES) : [values.site];
for (const {folder, pages} of wanted.map((name) => SITES[name])) {
  const dir = await buildSite(folder);
  const server = await startSiteServer(dir);
  try {
    const named = values.pages?.split(',').map((path) => [path, path]);
    const presets = values.preset ? [values.preset] : named ? ['phone'] : ['phone', 'desktop'];
    for (const preset of presets) {
      const audited = values.all
        ? spread(everyPage(dir, new URL(server.url).pathname))
        : (named ?? Object.entries(pages));
      let perfect = 0;
      for (const [name, path] of audited) {
        const middle = await auditOften(new URL(path, server.url).href, preset);
        if (isPerfect(middle)) perfect++;
        if (!values.all || !isPerfect(middle)) print(preset, name, middle);
      }
      console.log(`${preset}: ${perfect} of ${audited.length} pages have 100 in all four`);
    }
  } finally {
    await server.close();
  }
}

/** Lists the pages of the site's sitemaps as [address below the base, the same]: a page that search engines are told to pass over loses points by intent. */
function everyPage(dir, base) {
  const xml = globSync('dist/**/sitemap*.xml', {cwd: dir})
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('');
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url));
  const paths = addresses.map(({pathname}) => pathname.slice(base.length));
  return [...new Set(paths)].filter((path) => !path.endsWith('.xml')).map((path) => [path, path]);
}

/** Of a list as many as `--sample` says, the first and others at the same distance; all without it. */
function spread(list) {
  const count = Math.min(Number(values.sample ?? list.length), list.length);
  return Array.from({length: count}, (_, i) => list[Math.floor((i * list.length) / count)]);
}

/** A site of ours, with the footer's service off: this machine may have no network, and a call that fails is a finding of its own. */
async function buildSite(folder) {
  const to = join(CORPUS_DIR, folder);
  if (folder === 'manual') await runScript(fromHere('../scripts/manual.mjs'), '--write');
  copySite(fromHere(`../${folder}`), to);
  const config = join(to, 'wuya.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace(/quote: \{[^}]*\}/, 'quote: false'));
  await runScript(wuya, 'build', to);
  return to;
}

function fromHere(path) {
  return fileURLToPath(new URL(path, import.meta.url));
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

/** Audits a page several times and takes the run in the middle by its performance; of all pages, those that had 100 at once are not asked again. */
async function auditOften(url, preset) {
  const runs = [];
  while (runs.length < Number(values.runs)) {
    runs.push(await audit(url, preset));
    if (values.all && isPerfect(runs[0])) break;
  }
  return runs.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)[
    Math.floor(runs.length / 2)
  ];
}

function isPerfect({categories}) {
  return CATEGORIES.every((id) => categories[id].score === 1);
}

/** Prints the scores of a run, its times, and what it finds wrong. */
function print(preset, name, {categories, audits}) {
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
