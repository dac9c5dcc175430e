import {afterAll, beforeAll, describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {buildNotes, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

const BIG = 'left:-999px;top:-999px;width:9999px;height:9999px;background:red';
const SHAPES: Readonly<Record<string, string>> = {
  fixed: `<div style="position:fixed;z-index:99999;${BIG}">盖</div>`,
  sticky: `<div style="position:sticky;top:0;z-index:99999;margin-left:-999px;width:9999px;height:9999px">盖</div>`,
  moved: '<p style="transform:translate(-900px,-900px) scale(30);opacity:.9">盖</p>',
  escaped: `<p style="po\\73ition:fixed;z-index:9999;${BIG}">盖</p>`,
  class: `<p class="drawer" style="display:block;width:100vw;height:100vh">盖</p>`,
  drawing:
    '<svg width="1" height="1" overflow="visible" opacity=".9"><a href="https://evil.example/"><rect x="-9999" y="-9999" width="99999" height="99999"/></a></svg>',
  styles: `<style>.nav,.side,.toc,.foot{display:none!important}.x{position:fixed;z-index:9999;${BIG}}</style>\n\n<p class="x">盖</p>`,
  cell: `| <b style="position:fixed;z-index:9999;${BIG}">盖</b> |\n| - |\n| a |`,
  popover: `<div popover id="pop" style="position:fixed;inset:0;width:100vw;height:100vh">盖</div><button popovertarget="pop" id="show">看</button>`,
  heading: `## <b style="position:fixed;z-index:9999;${BIG}">盖</b>`,
};
const files = {
  ...Object.fromEntries(
    Object.entries(SHAPES).map(([name, body]) => [
      `docs/${name}.md`,
      `# ${name}\n\n## 一\n\n一段。\n\n${body}\n\n## 二\n\n${'一段。\n\n'.repeat(40)}`,
    ]),
  ),
  'docs/title.md': `# 题 <b style="position:fixed;z-index:9999;${BIG}">盖</b>\n\n一段。\n`,
  'blog/2026-01-01-a.md': `# 文\n\n${SHAPES['fixed']}\n\n<!-- truncate -->\n\n再\n`,
};

let site: Awaited<ReturnType<typeof buildNotes>>;
let server: StaticServer;
beforeAll(async () => {
  site = await buildNotes(files);
  server = await serveUnder(site.dist, '/f/');
});
afterAll(async () => {
  await server.close();
  site.remove();
});

/** Runs in the page: places of the window outside of the text that a note has taken, and parts of the page that are not shown. */
const lostParts = (): string[] => {
  const texts = [...document.querySelectorAll('.prose, .ex')].map((one) =>
    one.getBoundingClientRect(),
  );
  const rem = 33;
  const lost: string[] = [];
  for (let x = 4; x < innerWidth; x += 40)
    for (let y = 4; y < innerHeight; y += 20) {
      const isText = texts.some(
        (box) => x > box.left - rem && x < box.right + rem && y > box.top && y < box.bottom,
      );
      const isInBar = y < document.querySelector('.nav')!.getBoundingClientRect().bottom;
      if (isText && !isInBar) continue;
      const shown = document.elementFromPoint(x, y);
      if (shown?.closest('.prose, .ex, h1 b')) lost.push(`${x},${y}`);
    }
  const parts = [...document.querySelectorAll('.nav, .side, .foot')];
  return [...lost, ...parts.filter((one) => !one.checkVisibility()).map((one) => one.className)];
};

describe('styles of a note leave the page around its text as it is', () => {
  test.for([...Object.keys(SHAPES), 'title', 'blog'])('%s', async (name, {open}) => {
    const page = await open(`${server.origin}/f/${name}/`, {isWarm: true});
    const button = page.locator('#show');
    await button.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
    expect(await page.evaluate(lostParts)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 500));
    expect(await page.evaluate(lostParts)).toEqual([]);
  });
});
