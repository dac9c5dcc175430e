import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {makePhoto} from '../packages/engine/test/helpers/photo.ts';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {buildAndServe, type Served} from './helpers/built.ts';
import {addLink, follow, gatherMessages, test} from './helpers/browser.ts';
import {cutOff, type Fault, hold, shifted, watchShifts} from './helpers/runtime.ts';
import {createSite} from './helpers/site.ts';
import {brotliSize} from './helpers/weight.ts';

const LONG = 'const long = "' + 'abcdefghij'.repeat(20) + '";';
const NOTE = `# 写法

<Tabs groupId="pm" queryString="pm">
  <TabItem value="pnpm">用 pnpm。</TabItem>
  <TabItem value="npm">用 npm。

## 藏着的小节

在里面。
  </TabItem>
  <TabItem value="yarn">用 Yarn。</TabItem>
</Tabs>

<Tabs groupId="pm">
  <TabItem value="pnpm">又是 pnpm。</TabItem>
  <TabItem value="npm">又是 npm。</TabItem>
</Tabs>

<details><summary>收着</summary>

### 收着的小节

</details>

\`\`\`js title="long.js"
// highlight-next-line
${LONG}
\`\`\`

\`\`\`js title="middle.js"
const middle = "${'abcdefghij'.repeat(5)}";
\`\`\`

\`\`\`js title="short.js"
a;
\`\`\`

\`\`\`js fold title="folded.js"
${'f();\n'.repeat(20)}\`\`\`

\`\`\`js title="noted.js"
const a = 1; // (1)
console.log(a); // (2)
\`\`\`

1. 一个数。
2. 打印 \`a\`。

![水纹](./water.svg "水的纹路")

\`\`\`mermaid
graph LR
  甲 --> 乙
\`\`\`

公式 $x^2$。

| 列 | 行 |
| --- | --- |
| \`a_name_of_some_length\` | 二 |

$$\\begin{align}
long &= \\cancel{b} \\\\
c &= d
\\end{align}$$
`;

const PHOTOS = Array.from({length: 10}, (_, i) => i + 1);

describe('a page with everything a note can hold', () => {
  const site = createSite({
    'wuya.config.ts':
      "export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/w/', docs: {path: 'notes'}, markdown: {math: true}, images: {formats: ['avif'], widths: [720]}, themeConfig: {navbar: {items: [{to: '/', label: '首'}, {type: 'html', value: '<b>原样</b>'}, {href: 'https://x.example/', label: '源码', className: 'own', position: 'right'}, {type: 'html', value: '<b>右</b>', position: 'right'}]}}};\n",
    'notes/index.md': NOTE,
    'notes/photos.md': `# 照片\n\n${PHOTOS.map((i) => `一段话。\n\n![照片 ${i}](./photo${i}.jpg)`).join('\n\n')}\n`,
    'notes/water.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 10h40" stroke="#04596E"/></svg>',
    'static/favicon.ico': '',
  });
  let server: Served;
  /** Of all photographs in the light mode, as their author has them. */
  let sizeBytes = 0;
  beforeAll(async () => {
    // Photographs cost most of what this site costs: two of them, five times, no larger than it takes.
    const [dark, ...kinds] = await Promise.all(
      [1, 2, 3].map((seed) => makePhoto({width: 1000, height: 160, seed})),
    );
    writeFileSync(join(site.dir, 'notes/photo1.dark.jpg'), dark!);
    for (const i of PHOTOS) {
      const photo = kinds[i % kinds.length]!;
      writeFileSync(join(site.dir, `notes/photo${i}.jpg`), photo);
      sizeBytes += photo.length;
    }
    server = await buildAndServe(site.dir);
  });
  afterAll(async () => {
    await server?.stop();
    site.remove();
  });

  test('loads at most 70 KB of scripts until somebody points at the text, and the code of its tabs then', async ({
    open,
  }) => {
    const scripts = new Set<string>();
    const page = await open(server.url, {
      isFresh: true,
      prepare: (p) =>
        void p.on(
          'request',
          (request) => request.resourceType() === 'script' && scripts.add(request.url()),
        ),
    });
    await page.locator('.over .wraps').first().waitFor();
    const sizes = [...scripts].map((url) =>
      brotliSize(readFileSync(join(site.dir, 'dist', new URL(url).pathname.slice('/w/'.length)))),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(70 * 1024);
    const more = page.waitForResponse(/\/start-[^/]*\.js$/);
    await page.locator('.prose').hover({position: {x: 4, y: 4}});
    expect((await more).ok()).toBe(true);
    expect(sizes.length).toBeLessThan(scripts.size);
  });

  test('switches tabs of one group together, keeps them, and puts them into the address', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(server.url, {prepare: (p) => void (messages = gatherMessages(p))});
    const selected = page.locator('[role=tab][aria-selected=true]');
    await page.getByRole('tab', {name: 'pnpm'}).first().focus();
    await page.keyboard.press('ArrowRight'); // perhaps before the code of the tabs is there
    await page.locator('[role=tab]:focus', {hasText: /^npm$/}).waitFor();
    expect(await selected.allInnerTexts()).toEqual(['pnpm', 'pnpm']); // arrows move the focus only
    await page.keyboard.press('Enter');
    await page.getByText('又是 npm。').waitFor();
    expect(await selected.allInnerTexts()).toEqual(['npm', 'npm']);
    expect(new URL(page.url()).search).toBe('?pm=npm');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.pm'))).toBe('npm');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn');
    const again = await open(server.url, {context: page.context()});
    await again.getByText('用 npm。').waitFor();
    const other = await open(`${server.url}?pm=yarn`, {context: page.context()});
    await other.getByText('用 Yarn。').waitFor();
    expect(messages).toEqual([]);
  });

  test('shows what is in all tabs where their code cannot be had', async ({open}) => {
    const page = await open(server.url, {
      isFresh: true,
      prepare: (p) => p.route(/\/start-[^/]*\.js$/, (route) => route.fulfill({status: 404})),
    });
    await page.getByRole('tab', {name: 'yarn'}).click();
    for (const text of ['用 pnpm。', '用 npm。', '用 Yarn。'])
      await page.getByText(text, {exact: true}).waitFor();
  });

  test('repeats what was pressed on tabs before their code came, in its order', async ({open}) => {
    const page = await open(server.url, {viewport: {width: 1000, height: 300}, isFresh: true});
    const {reached, release} = await hold(page, /\/start-[^/]*\.js$/);
    const first = page.locator('.tabs').first();
    await first.getByRole('tab', {name: 'pnpm'}).focus();
    const top = await page.evaluate(() => scrollY);
    await reached;
    for (const key of ['End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    release();
    await first.locator('[aria-selected=true]:focus', {hasText: /^npm$/}).waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn');
  });

  test('D16 keeps the tab that is pressed where it is, whatever other groups show; arrows wrap, Space chooses', async ({
    open,
  }) => {
    const page = await open(server.url, {viewport: {width: 1000, height: 300}});
    const second = page.locator('.tabs').nth(1);
    const choose = (name: string) => second.getByRole('tab', {name, exact: true}).click();
    // The press that brings their code is answered.
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    await choose('npm');
    await second.locator('[role=tab][aria-selected=true]', {hasText: /^npm$/}).waitFor();
    await choose('pnpm');
    await second.locator('[role=tab][aria-selected=true]', {hasText: 'pnpm'}).waitFor();
    const moved = await second
      .getByRole('tab', {name: 'npm', exact: true})
      .evaluate((tab: HTMLElement) => {
        tab.scrollIntoView({block: 'center', behavior: 'instant'});
        const [top, height] = [
          tab.getBoundingClientRect().top,
          document.documentElement.scrollHeight,
        ];
        tab.click();
        return {
          by: tab.getBoundingClientRect().top - top,
          growth: document.documentElement.scrollHeight - height,
        };
      });
    expect(moved.growth).toBeGreaterThan(20);
    expect(Math.abs(moved.by)).toBeLessThan(1);
    const first = page.locator('.tabs').first();
    await first.getByRole('tab', {name: 'pnpm'}).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const chosen = first.getByRole('tab', {name: 'pnpm'});
    await expect.poll(() => chosen.getAttribute('aria-selected')).toBe('true');
    expect(await page.locator(`#${await chosen.getAttribute('aria-controls')}`).innerText()).toBe(
      '用 pnpm。',
    );
  });

  test('opens the panel and the details that its address points into', async ({open}) => {
    const page = await open(`${server.url}#${encodeURIComponent('藏着的小节')}`);
    await page.getByText('在里面。').waitFor();
    // The browser opens the panel by itself, and knows nothing of tabs.
    await page.getByText('用 pnpm。', {exact: true}).waitFor({state: 'hidden'});
    expect(await page.locator('[data-query] [aria-selected=true]').innerText()).toBe('npm');
    await page.goto('about:blank'); // else it would be a link of the page
    await page.goto(`${server.url}#${encodeURIComponent('收着的小节')}`);
    await page.locator('details.fold-text[open]').waitFor();
  });

  test.for(['藏着的小节', '收着的小节'])(
    'shows what is folded away when a link of the page leads into it: %s',
    async (id, {open}) => {
      const page = await open(server.url);
      const messages = gatherMessages(page);
      await addLink(page, `#${id}`);
      await page.evaluate(() => document.getElementById('probe')!.click());
      const topOf = () =>
        page.evaluate((name) => {
          const heading = document.getElementById(name)!;
          // What closed details hold has a box all the same.
          return heading.checkVisibility() ? heading.getBoundingClientRect().top : NaN;
        }, id);
      await expect.poll(topOf).toBeCloseTo(88, -1);
      expect(messages).toEqual([]);
    },
  );

  test('is as the reader left it when he comes back: details open, the same words in the window', async ({
    open,
  }) => {
    const page = await open(server.url, {reducedMotion: 'reduce'});
    await page.locator('details.fold-text summary').click();
    await page.locator('.theme-code-block', {hasText: 'noted.js'}).scrollIntoViewIfNeeded();
    const topOf = () =>
      page
        .locator('.theme-code-block', {hasText: 'noted.js'})
        .evaluate((block) => Math.round(block.getBoundingClientRect().top));
    const top = await topOf();
    await addLink(page, `${server.url}photos/`);
    await follow(page, () => page.evaluate(() => document.getElementById('probe')!.click()));
    expect(await page.locator('.prose details').count()).toBe(0);
    await follow(page, () => page.evaluate(() => history.back()));
    expect(await page.locator('details.fold-text[open]').count()).toBe(1);
    await expect.poll(topOf).toBe(top);
  });

  test('offers to wrap only lines that are too long, and unfolds code', async ({open}) => {
    const page = await open(server.url);
    const block = (title: string) => page.locator('.theme-code-block', {hasText: title});
    const wrap = block('long.js').getByRole('button', {name: '自动换行'});
    await wrap.waitFor();
    // What fits at first gets the button when the window becomes narrow.
    await expect
      .poll(() => block('middle.js').getByRole('button', {name: '自动换行'}).count())
      .toBe(0);
    await page.setViewportSize({width: 360, height: 800});
    await block('middle.js').getByRole('button', {name: '自动换行'}).waitFor({state: 'attached'});
    await page.setViewportSize({width: 1280, height: 800});
    await wrap.click();
    await block('long.js').getByRole('button', {name: '自动换行', pressed: true}).waitFor();
    expect(
      await block('long.js')
        .locator('pre')
        .evaluate((pre) => pre.scrollWidth <= pre.clientWidth),
    ).toBe(true);
    await expect.poll(() => block('long.js').locator('code').textContent()).toBe(`${LONG}\n`);
    await expect
      .poll(() => block('short.js').getByRole('button', {name: '自动换行'}).count())
      .toBe(0);
    const folded = await block('folded.js').boundingBox();
    await block('folded.js').getByRole('button', {name: '展开全部 20 行'}).click();
    await block('folded.js').getByRole('button', {name: '收起', expanded: true}).waitFor();
    expect((await block('folded.js').boundingBox())!.height).toBeGreaterThan(folded!.height);
  });

  test('asks again at the next press for code that failed to load, and nothing is uncaught', async ({
    open,
  }) => {
    const errors: string[] = [];
    const failed: string[] = [];
    let fault!: Fault;
    const page = await open(server.url, {
      prepare: async (p) => {
        p.on('pageerror', ({message}) => errors.push(message));
        p.on('requestfailed', (request) => failed.push(request.url()));
        fault = await cutOff(p, /\/codeTools-[^/]*\.js/);
      },
    });
    const unfold = page.getByRole('button', {name: '展开全部 20 行'});
    // The page itself asks once. That this has failed is told later than it is cut off, and would pass for the answer to the press.
    const codeFailed = () => failed.filter((url) => url.includes('/codeTools-')).length;
    await expect.poll(codeFailed).toBe(1);
    await unfold.click();
    await expect.poll(codeFailed).toBe(2);
    fault.isOn = false;
    await unfold.click();
    await page.getByRole('button', {name: '收起', expanded: true}).waitFor();
    expect(errors).toEqual([]);
  });

  test('enlarges a picture, and gives the focus back', async ({open}) => {
    const page = await open(server.url, {isWarm: true});
    await page.getByRole('link', {name: '放大图片：水纹'}).press('Enter');
    await page.locator('dialog.zoom[open]').waitFor();
    expect(await findViolationsInBothModes(page, 'dialog.zoom')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog.zoom').waitFor({state: 'detached'});
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      '放大图片：水纹',
    );
  });

  test('shows ten photographs for a quarter of their bytes, moves nothing, and enlarges the file itself', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(`${server.url}photos/`, {
      colorScheme: 'light',
      prepare: async (p) => {
        messages = gatherMessages(p);
        await p.addInitScript(watchShifts);
      },
    });
    const shown = page.locator('.prose img:visible');
    expect(await shown.count()).toBe(10);
    for (const image of await shown.all()) {
      await image.evaluate((one) => one.scrollIntoView({block: 'center'}));
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc))
        .toMatch(/-720\.avif$/);
    }
    expect(await shifted(page)).toEqual([]);
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => name.includes('/assets/images/'))
        .map(({name, encodedBodySize}) => ({name, encodedBodySize})),
    );
    expect(loaded.filter(({name}) => name.includes('dark'))).toEqual([]);
    expect(loaded).toHaveLength(10);
    const loadedBytes = loaded.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
    expect(loadedBytes).toBeGreaterThan(0);
    expect(loadedBytes).toBeLessThanOrEqual(sizeBytes / 4);

    const zoomed = page.locator('dialog.zoom img');
    await page.getByRole('link', {name: '放大图片：照片 10'}).press('Enter');
    await expect
      .poll(() => zoomed.evaluate((one: HTMLImageElement) => one.currentSrc))
      .toMatch(/photo10-\w{8}\.jpg$/);
    await page.keyboard.press('Escape');
    // The focus goes back, and the page with it.
    await page.locator('dialog.zoom').waitFor({state: 'detached'});
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('html[data-theme=dark]').waitFor();
    await shown.first().evaluate((one) => one.scrollIntoView({block: 'center'}));
    await expect
      .poll(() => shown.first().evaluate((one: HTMLImageElement) => one.currentSrc))
      .toMatch(/photo1\.dark-\w{8}-720\.avif$/);
    await page.getByRole('link', {name: '放大图片：照片 1', exact: true}).press('Enter');
    await expect
      .poll(() => zoomed.evaluate((one: HTMLImageElement) => one.currentSrc))
      .toMatch(/photo1\.dark-\w{8}\.jpg$/);
    expect(messages).toEqual([]);
  });

  test('leads to the picture where the code that enlarges it does not come', async ({open}) => {
    const errors: string[] = [];
    const page = await open(server.url, {
      prepare: async (p) => {
        p.on('pageerror', ({message}) => errors.push(message));
        await cutOff(p, /\/zoom-[^/]*\.js/);
      },
    });
    await page.getByRole('link', {name: '放大图片：水纹'}).click();
    await page.waitForURL(/\.svg$/);
    expect(errors).toEqual([]);
  });

  test('has items of every kind at one height in the navbar, and only icons at its end from 996 pixels on', async ({
    open,
  }) => {
    const page = await open(server.url, {viewport: {width: 1280, height: 800}, isWarm: true});
    const items = page.locator('.nav nav > *, .nav .end > :is(.own, .nav-html)');
    expect(await items.allInnerTexts()).toEqual([
      '首',
      '原样',
      expect.stringMatching(/^源码/),
      '右',
    ]);
    const middles = await items.evaluateAll((all) =>
      all.map((item) => {
        const words = document.createRange();
        words.selectNode(document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()!);
        const {top, bottom} = words.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
    await page.setViewportSize({width: 390, height: 800});
    await expect.poll(() => page.locator('.burger').isVisible()).toBe(true);
    expect(
      await items.evaluateAll((all) => all.filter((item) => item.checkVisibility()).length),
    ).toBe(0);
    await page.locator('.burger').click();
    await page.locator('dialog.drawer').getByText('源码').waitFor({state: 'attached'});
  });

  test('reads whole without script', async ({open}) => {
    const page = await open(server.url, {javaScriptEnabled: false});
    for (const text of ['用 pnpm。', '用 npm。', '用 Yarn。', '又是 npm。'])
      expect(await page.getByText(text).isVisible(), text).toBe(true);
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('link', {name: '放大图片：水纹'}).getAttribute('href'))
      .toMatch(/^\/w\/.*\.svg$/);
    expect(await page.locator('figure.diagram svg text').allTextContents()).toEqual(['甲', '乙']);
    await expect.poll(() => page.locator('math').count()).toBe(2);
  });

  test('a table and a formula stop the keyboard where they scroll, and only there', async ({
    open,
  }) => {
    const page = await open(server.url, {isWarm: true});
    const blocks = page.locator('.prose > :is(.tablewrap, .math)');
    const stops = () =>
      blocks.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('role'), one.getAttribute('tabindex')]),
      );
    await blocks.last().scrollIntoViewIfNeeded();
    const none = ['group', null];
    await expect.poll(stops).toEqual([none, none]);
    await blocks.evaluateAll((all) => {
      for (const one of all as HTMLElement[]) one.style.width = '2em';
    });
    await expect.poll(stops).toEqual([
      ['group', '0'],
      ['group', '0'],
    ]);
    await blocks.evaluateAll((all) => {
      for (const one of all) one.removeAttribute('style');
    });
    await expect.poll(stops).toEqual([none, none]);
  });

  test('sets the equals signs of a formula of several lines below each other', async ({open}) => {
    const page = await open(server.url, {isWarm: true});
    const formula = page.locator('.math math');
    const signs = await formula
      .locator('mo', {hasText: '='})
      .evaluateAll((all) => all.map((sign) => Math.round(sign.getBoundingClientRect().x)));
    expect(signs).toHaveLength(2);
    expect(signs[0]).toBe(signs[1]);
    const left = await formula
      .locator('mi', {hasText: /^(?:long|c|l)$/})
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
    expect(left.length).toBeGreaterThan(1);
    const cancelled = await formula.locator('menclose').boundingBox();
    expect(await formula.locator('menclose > mrow').boundingBox()).toEqual(cancelled);
  });

  test('shows notes on lines of code by number without script, in one box with the code; copied code has none', async ({
    open,
  }) => {
    const page = await open(server.url, {javaScriptEnabled: false});
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 844});
      const notes = page.locator('ol.code-notes');
      expect(await notes.locator('li').allInnerTexts()).toEqual(['一个数。', '打印 a。']);
      const {gap, overhang, ...found} = await notes.evaluate((list) => {
        const block = list.previousElementSibling!;
        const [code, box] = [block, list].map((part) => part.getBoundingClientRect());
        return {
          gap: Math.round(box!.top - code!.bottom),
          overhang: Math.round(
            Math.abs(box!.left - code!.left) + Math.abs(box!.right - code!.right),
          ),
          mark: getComputedStyle(list).listStyleType,
          lines: [...block.querySelectorAll<HTMLElement>('.ln')].map((line) =>
            line.innerText.trim(),
          ),
        };
      });
      expect({gap, overhang}, `${width}`).toEqual({gap: 0, overhang: 0});
      expect(found).toEqual({
        mark: 'circled',
        lines: ['const a = 1; ①', 'console.log(a); ②'],
      });
    }
    const live = await open(server.url, {isWarm: true});
    await live.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = live.locator('.theme-code-block', {hasText: 'noted.js'});
    await block.getByRole('button', {name: '复制'}).click();
    await live.waitForSelector('button.copy.done');
    expect(await live.evaluate(() => navigator.clipboard.readText())).toBe(
      'const a = 1;\nconsole.log(a);',
    );
    expect(await findViolationsInBothModes(live, '.code:has(+ .code-notes), .code-notes')).toEqual(
      [],
    );
  });
});
