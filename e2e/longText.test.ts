import {afterAll, beforeAll, describe, expect} from 'vitest';
import {hydrated, test} from './helpers/browser.ts';
import {shifted, watchShifts} from './helpers/runtime.ts';
import {buildNotes, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

const PART_COUNT = 60;
const part = (i: number) =>
  `## 第 ${i} 节\n\n${'这一段写得很长，为的是占满屏幕。'.repeat(60)}**完**。\n\n### 小节 ${i}\n\n- 一条\n\n\`\`\`js\n${'const a = [1, 2, 3];\n'.repeat(40)}\`\`\`\n\n${'再写一段。'.repeat(100)}\n`;
const files = {
  'docs/a.md': '# 短\n\n一句。\n',
  ...Object.fromEntries(
    Array.from({length: 260}, (_, i) => [
      `docs/many/${i + 100}.md`,
      `# 第 ${i + 100} 篇\n\n一句。\n`,
    ]),
  ),
  'docs/long.md': `# 长\n\n${Array.from({length: PART_COUNT}, (_, i) => part(i)).join('\n')}`,
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

const at = (path: string) => `${server.origin}/f/${path}`;
/** Runs in the page: children of headings, of paragraphs and of code, and links of the contents, which are drawn or wait. */
const countDrawn = () => {
  const all = [...document.querySelectorAll('.prose :is(h2 a, h3 a, p strong, pre code), .toc a')];
  const drawn = all.filter((one) => one.checkVisibility({contentVisibilityAuto: true}));
  return {all: all.length, drawn: drawn.length};
};

describe('a text of more than 200,000 characters of HTML', () => {
  test('is rendered near the window alone, and nothing moves', async ({open}) => {
    const page = await open(at('long/'), {prepare: (p) => p.addInitScript(watchShifts)});
    const {all, drawn} = await page.evaluate(countDrawn);
    expect(all).toBe(PART_COUNT * 6);
    expect(drawn).toBeGreaterThan(3);
    expect(drawn).toBeLessThan(all / 4);
    expect(await shifted(page)).toEqual([]);
  });

  test('lets the parser rest, which leaves nothing that a reader sees', async ({open}) => {
    const page = await open(at('long/'), {isWarm: true});
    const rests = page.locator('.prose > script');
    expect(await rests.count()).toBeGreaterThan(5);
    expect(await rests.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
      Array.from({length: await rests.count()}, () => 0),
    );
    const short = await open(at('a/'), {javaScriptEnabled: false});
    expect(await short.locator('.prose > script').count()).toBe(0);
  });

  test('leads to a heading at its end, by the address and by the contents', async ({open}) => {
    const last = `小节-${PART_COUNT - 1}`;
    const page = await open(at(`long/#${last}`));
    const top = () =>
      page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, last);
    const isAtTop = async () => Math.abs((await top()) - 100) < 100; // the navbar may be hidden
    await expect.poll(isAtTop).toBe(true);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isAtTop).toBe(false);
    await page.evaluate(
      (id) => document.querySelector<HTMLElement>(`.toc a[href="#${id}"]`)!.click(),
      last,
    );
    await expect.poll(isAtTop).toBe(true);
    await expect
      .poll(() => page.locator('.toc a[aria-current]').getAttribute('href'))
      .toBe(`#${last}`);
  });

  test('is whole on paper', async ({open}) => {
    const page = await open(at('long/'), {isWarm: true});
    await page.emulateMedia({media: 'print'});
    const ofText = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('.prose :is(h2, h3, p strong, pre code)')];
        return all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true})).length;
      });
    await expect.poll(ofText).toBe(0);
  });
});

describe('a folder of hundreds of notes', () => {
  test('has those around the open one in its sidebar, and all when asked for', async ({open}) => {
    const page = await open(at('many/200/'));
    await hydrated(page);
    const links = page.locator('.side details[open] ul a');
    expect(await links.count()).toBe(103);
    expect(await links.first().textContent()).toBe('还有 50 项……');
    const more = links.last();
    expect(await more.textContent()).toBe('还有 109 项……');
    expect(await more.getAttribute('href')).toBe('/f/many/251/');
    await more.click();
    await expect.poll(() => links.count()).toBe(260);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('第 251 篇');
    expect(page.url()).toBe(at('many/200/'));
  });
});
