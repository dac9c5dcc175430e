#!/usr/bin/env node
// From a click in the sidebar of our own notes to the title of the next note, with all motion on; CPU slowed four times, Fast 4G.
//   npm run compile && node bench/navigation.mjs [--runs 7] [--dir SITE]
// --dir: a site that is built already; without it `site/` is built in a folder of its own.
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {CORPUS_DIR} from './corpus.mjs';
import {CHROMIUM_ARGS, requireChromiumPath} from './measure/chromium.mjs';
import {copySite, runScript, wuya} from './measure/command.mjs';
import {measureNavigation, rest} from './measure/pages.mjs';
import {startSiteServer} from './measure/siteServer.mjs';

const FROM = 'frontend/language/closures/';
const TO = {path: 'frontend/language/event-loop/', title: '事件循环：从一次点击到下一帧'};

/** How the pointer comes to the link. */
const APPROACHES = {
  'after a hover of 300 ms': rest,
  'without a hover, the pointer moved before': async (page, link) => {
    await page.mouse.move(700, 500);
    await page.waitForTimeout(1500);
    await jump(page, link);
  },
  'without a hover, at the first movement': jump,
};

const {values} = parseArgs({
  options: {runs: {type: 'string', default: '7'}, dir: {type: 'string'}},
});
const dir = values.dir ?? (await buildSite());
const server = await startSiteServer(dir);
const browser = await chromium.launch({
  executablePath: requireChromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  for (const [name, approach] of Object.entries(APPROACHES)) {
    const {shownMs, frameMs, leastShownMs} = await measureNavigation(
      browser,
      new URL(FROM, server.url).href,
      {
        href: new URL(TO.path, server.url).pathname,
        title: TO.title,
        approach,
        runCount: Number(values.runs),
      },
    );
    console.log(
      `${name}: ${Math.round(shownMs)} ms, best run ${Math.round(leastShownMs)}, next frame ${Math.round(frameMs)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}

/** The pointer is on the link and presses it at once. */
async function jump(page, link) {
  const {x, y, width, height} = await link.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

async function buildSite() {
  const to = join(CORPUS_DIR, 'notes');
  copySite(fileURLToPath(new URL('../site', import.meta.url)), to);
  await runScript(wuya, 'build', to);
  return to;
}
