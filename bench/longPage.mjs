#!/usr/bin/env node
// A page of 300 KB of prose with 200 blocks of code: blocking time and longest task, CPU slowed four times.
//   npm run compile && node bench/longPage.mjs [--dir SITE]
// --dir: where the site is written and built; without it `.corpus/long`.
import {rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {CORPUS_DIR, writeCorpus} from './corpus.mjs';
import {writeNote} from './corpus/note.mjs';
import {CHROMIUM_ARGS, requireChromiumPath} from './measure/chromium.mjs';
import {runScript, wuya} from './measure/command.mjs';
import {measureBlocking} from './measure/pages.mjs';
import {startSiteServer} from './measure/siteServer.mjs';

const PROSE_BYTES = 300_000;
const BLOCK_COUNT = 200;
const FENCE = /^```[\s\S]*?^```\n/gm;

const {values} = parseArgs({options: {dir: {type: 'string'}}});
const dir = resolve(values.dir ?? join(CORPUS_DIR, 'long'));
const {notes, notesDir} = writeCorpus({pageCount: 200, dir});
const longText = writeLongText(notes);
rmSync(notesDir, {recursive: true});
writeCorpus({pageCount: 30, dir});
writeFileSync(join(notesDir, 'frontend/long.md'), `---\ntitle: 很长的一页\n---\n\n${longText}`);
await runScript(wuya, 'build', dir);

const server = await startSiteServer(dir);
const browser = await chromium.launch({
  executablePath: requireChromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  const url = new URL('frontend/long/', server.url).href;
  const {blockingMs, leastBlockingMs, longestTaskMs} = await measureBlocking(browser, url);
  console.log(
    `${Math.round(Buffer.byteLength(longText.replace(FENCE, '')) / 1000)} KB of prose, ${longText.match(FENCE).length} blocks: blocking ${Math.round(blockingMs)} ms, best run ${Math.round(leastBlockingMs)}, longest task ${Math.round(longestTaskMs)}`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** Joins notes of the corpus, each a section, until there is prose enough; blocks of code above their number are left out, and so are links. */
function writeLongText(all) {
  let text = '';
  let proseBytes = 0;
  let blockCount = 0;
  for (const note of all) {
    if (proseBytes >= PROSE_BYTES) break;
    const body = writeNote(note, all, 7)
      .replace(/^---[\s\S]*?^---\n/m, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(FENCE, (block) => (blockCount++ < BLOCK_COUNT ? block : ''))
      .replace(/^#{1,6} /gm, '### ');
    text += `\n## ${note.title}\n${body}`;
    proseBytes += Buffer.byteLength(body.replace(FENCE, ''));
  }
  return text;
}
