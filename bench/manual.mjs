#!/usr/bin/env node
// What a cold build of the manual costs: the fixed start (process, two bundles, grammars of code), and 100 pages more of its kind.
//   npm run compile && node bench/manual.mjs [--runs 3]
// The manual is built whole and with every second of its pages; the line through both has the two figures.
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {CORPUS_DIR} from './corpus.mjs';
import {copySite, runScript, wuya} from './measure/command.mjs';

const manual = fileURLToPath(new URL('../manual', import.meta.url));
const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});

await runScript(fileURLToPath(new URL('../scripts/manual.mjs', import.meta.url)), '--write');
const [whole, half] = [
  await measure('whole', () => true),
  await measure('half', (i) => i % 2 === 0),
];
const perPage = (whole.cpuSeconds - half.cpuSeconds) / (whole.pages - half.pages);
const start = whole.cpuSeconds - perPage * whole.pages;
for (const {name, pages, cpuSeconds} of [whole, half])
  console.log(`${name}: ${pages} pages, ${cpuSeconds.toFixed(2)} CPU s`);
console.log(`start ${start.toFixed(2)} CPU s, 100 pages more ${(100 * perPage).toFixed(2)} CPU s`);

/** The least of several cold builds, which other work on the machine disturbed least. */
async function measure(name, isKept) {
  const dir = copyManual(name, isKept);
  const costs = [];
  for (let i = 0; i < Number(values.runs); i++) {
    for (const made of ['dist', '.wuya']) rmSync(join(dir, made), {recursive: true, force: true});
    costs.push((await runScript(wuya, 'build', dir)).cpuSeconds);
  }
  const pages = JSON.parse(readFileSync(join(dir, 'dist/routes.json'), 'utf8')).length;
  return {name, pages: pages * 2, cpuSeconds: Math.min(...costs)};
}

/** Copies the manual with some of its pages; links to the others lead nowhere, and that is not what is asked here. */
function copyManual(name, isKept) {
  const dir = join(CORPUS_DIR, `manual-${name}`);
  copySite(manual, dir);
  const notes = readdirSync(join(dir, 'docs'), {recursive: true, encoding: 'utf8'});
  for (const [i, path] of notes
    .filter((one) => one.endsWith('.md'))
    .toSorted()
    .entries())
    if (!isKept(i))
      for (const folder of ['docs', 'i18n/en/docs']) rmSync(join(dir, folder, path), {force: true});
  const config = join(dir, 'wuya.config.ts');
  const quiet = ['Links', 'Anchors', 'Images', 'MarkdownLinks'].map(
    (what) => `  onBroken${what}: 'ignore',\n`,
  );
  const text = readFileSync(config, 'utf8').replace(/ {2}url: /, `${quiet.join('')}  url: `);
  writeFileSync(config, text);
  return dir;
}
