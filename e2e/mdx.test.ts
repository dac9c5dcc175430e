import {existsSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {buildAndServe, type Served} from './helpers/built.ts';
import {follow, gatherMessages, isMarked, mark, test} from './helpers/browser.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

const CONFIG =
  "export default {title: '小站', url: 'https://small.example', baseUrl: '/', favicon: 'favicon.svg', docs: {path: 'notes'}, markdown: {liveCode: true}};\n";
const note = (text: string) => `import Counter from '@site/src/Counter';
import Part from './_part.mdx';

# 严格

${text} [平常](./plain.md)

<Counter />

<Tabs groupId="npm2yarn">
  <TabItem value="npm">用 npm</TabItem>
  <TabItem value="pnpm" label="PNPM">用 *pnpm*</TabItem>
</Tabs>

<Tabs lazy>
  <TabItem value="one">先 {1}</TabItem>
  <TabItem value="two">后 {2}</TabItem>
</Tabs>

<Part />

<BrowserOnly>{() => <p id="path">{location.pathname}</p>}</BrowserOnly>

\`\`\`bash npm2yarn
npm install a
\`\`\`

\`\`\`js
const x = 1;
\`\`\`
`;
const files = {
  'wuya.config.js': CONFIG,
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  'notes/index.md': '# 首页\n',
  'notes/plain.md': '# 平常\n\n[严格](./strict.mdx)\n',
  'notes/strict.mdx': note('第一版。'),
  'notes/live.md':
    '# 活\n\n```jsx live noInline\nrender(<React.Suspense><b>甲</b></React.Suspense>)\n```\n\n结尾。\n',
  'notes/_part.mdx': '分部一。\n',
  'notes/clash.md':
    '# 同名\n\n<b id="Wuya-page">{"page": {"path": "/x/"}}</b> <b id="App">甲</b>\n\n[平常](./plain.md)\n',
  'notes/cards.md':
    '---\nanchors: {old: new}\n---\n\n# 卡片\n\n<DocCardList />\n\n[文](/blog/post/)\n\n## 新 {#new}\n',
  'blog/2024-01-01-post.mdx':
    "---\nslug: post\n---\n\nimport Counter from '@site/src/Counter';\n\n# 随笔\n\n<Counter />\n\n{/* truncate */}\n\n[卡片](../notes/cards.md#old)\n",
  'src/Counter.tsx':
    'import {useState} from \'react\';\n\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return (\n    <button id="counter" type="button" onClick={() => setCount(count + 1)}>\n      数到 {count}\n    </button>\n  );\n}\n',
};

const hasLibrary = existsSync(new URL('../node_modules/react-live', import.meta.url));

let site: TemporarySite;
beforeAll(() => {
  site = createSite(files);
});
afterAll(() => site.remove());

describe('a built MDX page', () => {
  let server: Served;
  beforeAll(async () => {
    server = await buildAndServe(site.dir);
  });
  afterAll(() => server.stop());

  // Where the development dependency is not installed yet there is nothing to run the code.
  test.skipIf(!hasLibrary)(
    'runs live code: what is typed shows at once, what is wrong is said, and the page lives',
    async ({open}) => {
      const page = await open(`${server.url}live/`);
      const [editor, result] = [page.locator('.live-text pre'), page.locator('.live-result')];
      await result.getByText('甲', {exact: true}).waitFor();
      await editor.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(';render(<i>{1 + 2}</i>)');
      await result.getByText('3', {exact: true}).waitFor();
      await page.keyboard.type(' {');
      await expect
        .poll(() => page.locator('.live-error').innerText())
        .toMatch(/Unexpected|SyntaxError/);
      await page.keyboard.press('Backspace');
      await expect.poll(() => page.locator('.live-error').count()).toBe(0);
      await result.getByText('3', {exact: true}).waitFor();
      await page.keyboard.type(';null.x');
      await expect.poll(() => page.locator('.live-error').innerText()).toContain('null');
      await mark(page);
      await follow(page, () => page.getByRole('link', {name: '平常', exact: true}).first().click());
      await page.getByRole('heading', {name: '平常', level: 1}).waitFor();
      expect(await isMarked(page)).toBe(true);
    },
  );

  test('answers where it was loaded and where it was navigated to, without a word on the console', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(`${server.url}strict/`, {
      prepare: (opened) => void (messages = gatherMessages(opened)),
    });
    await page.locator('#counter').click();
    await page.locator('#counter', {hasText: '数到 1'}).waitFor();
    await page.locator('#path', {hasText: '/strict/'}).waitFor();

    await page.getByRole('tab', {name: 'npm', exact: true}).first().press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('tabpanel').filter({hasText: '用 pnpm'}).waitFor();
    expect(
      await page.getByRole('tab', {name: 'PNPM', exact: true}).getAttribute('aria-selected'),
    ).toBe('true');
    // Tabs that code renders and tabs that are text are one group.
    await expect
      .poll(() => page.locator('.tabs:not([data-live]) [aria-selected=true]').innerText())
      .toBe('pnpm');
    await page.locator('.tabs:not([data-live]) [role=tab]').first().click();
    await expect
      .poll(() => page.locator('.tabs[data-live] [aria-selected=true]').first().innerText())
      .toBe('npm');
    await page.getByRole('tab', {name: 'PNPM', exact: true}).click();

    // Lazy ones hold the text that is shown alone.
    const lazy = page.locator('.tabs', {hasText: '先'});
    expect(await lazy.textContent()).toBe('onetwo先 1');
    await page.getByRole('tab', {name: 'two'}).click();
    await page.getByRole('tabpanel').filter({hasText: '后 2'}).waitFor();
    expect(await page.locator('.prose').textContent()).not.toContain('先');

    await mark(page);
    await follow(page, () => page.locator('.prose a', {hasText: '平常'}).click());
    await follow(page, () => page.locator('.prose a', {hasText: '严格'}).click());
    await page.locator('#counter', {hasText: '数到 0'}).click();
    await page.locator('#counter', {hasText: '数到 1'}).waitFor();
    await page.getByRole('tabpanel').filter({hasText: '用 pnpm'}).waitFor(); // the choice of the group is kept
    expect([await isMarked(page), messages]).toEqual([true, []]);
  });

  test('leaves a note alive whose elements have the ids of the page’s data and root', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(`${server.url}clash/`, {
      prepare: (opened) => void (messages = gatherMessages(opened)),
    });
    await mark(page);
    await follow(page, () => page.locator('.prose a', {hasText: '平常'}).click());
    await page.getByRole('heading', {name: '平常', level: 1}).waitFor();
    expect([await isMarked(page), messages]).toEqual([true, []]);
  });

  test('is not loaded by other notes', async ({open}) => {
    const loaded: string[] = [];
    const page = await open(`${server.url}plain/`, {
      looksAhead: true,
      prepare: (opened) => void opened.on('request', (request) => loaded.push(request.url())),
    });
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => /strict/.test(url) && url.endsWith('.js'))).toEqual([]);
  });

  test('and an essay with code and cards in a note answer where they were loaded and where they were navigated to; old anchors lead to their sections', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(`${server.url}blog/post/`, {
      prepare: (opened) => void (messages = gatherMessages(opened)),
    });
    await page.locator('#counter').click();
    await page.locator('#counter', {hasText: '数到 1'}).waitFor();
    await mark(page);
    await follow(page, () => page.locator('.prose a', {hasText: '卡片'}).click());
    expect(new URL(page.url()).hash).toBe('#old');
    expect(await page.locator('#old').evaluate((element) => element.parentElement!.id)).toBe('new');
    const card = page.locator('.doc-cards a').first();
    expect(await card.evaluate((element) => getComputedStyle(element.closest('ul')!).display)).toBe(
      'grid',
    );
    await follow(page, () => page.locator('.prose a', {hasText: '文'}).click());
    await page.locator('#counter', {hasText: '数到 0'}).click();
    await page.locator('#counter', {hasText: '数到 1'}).waitFor();
    expect([await isMarked(page), messages]).toEqual([true, []]);
  });
});
