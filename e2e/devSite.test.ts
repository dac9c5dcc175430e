import type {Page} from 'playwright-core';
import {afterAll, beforeAll, expect, onTestFailed} from 'vitest';
import {fakeMermaid} from '../packages/engine/test/helpers/fakeMermaid.ts';
import {developSite, type Served} from './helpers/built.ts';
import {follow, isMarked, mark, test} from './helpers/browser.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

/** Goes on with the page of the test before, which has loaded the 250 modules of the client. */
const WARM = {isWarm: true} as const;

const mdxNote = (text: string) => `import Counter from '@site/src/Counter';
import Part from './_part.mdx';

# 严格

${text}

<Counter />

<Part />
`;
const diagram = (title: string) =>
  `# 画\n\n\`\`\`mermaid\npie title ${title}\n  "读书" : 3\n\`\`\`\n`;

const mdxFiles = {'docs/strict.mdx': mdxNote('第一版。'), 'docs/_part.mdx': '分部一。\n'};

const home = (text: string) =>
  `import Link from '@docusaurus/Link';\nimport Layout from '@theme/Layout';\nexport default function Home() {\n  return <Layout title="你好"><main className="container"><h1>${text}</h1><Link to="/docs">开始</Link></main></Layout>;\n}\n`;

/** One site for all that is saved in a way of its own, made for Docusaurus: a server costs 4 CPU s, its first page as much. */
const files = {
  'docusaurus.config.js': `const {themes} = require('prism-react-renderer');
module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/x/',
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en', 'zh-Hant']},
  markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {blog: false}]],
  plugins: [['@docusaurus/plugin-client-redirects', {redirects: [{from: '/old', to: '/docs/only'}]}]],
  themeConfig: {prism: {theme: themes.github}},
};
`,
  'docs/index.md': '# 首页\n\n正文。\n',
  'docs/only.md': '# 只有中文\n\n闭包记得它出生的地方。\n',
  'i18n/en/docusaurus-plugin-content-docs/current/index.md': '# Home\n\nText.\n',
  'i18n/zh-Hant/docusaurus-plugin-content-docs/current/index.md': '# 首頁\n\n正文。\n',
  'src/pages/index.tsx': home('第一版'),
  ...(fakeMermaid as Record<string, string>),
  ...mdxFiles,
  'docs/drawn.md': diagram('一天的时间'),
  'src/Counter.tsx':
    'import {useState} from \'react\';\n\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return (\n    <button id="counter" type="button" onClick={() => setCount(count + 1)}>\n      数到 {count}\n    </button>\n  );\n}\n',
};

let site: TemporarySite;
let server: Served;
beforeAll(async () => {
  // None of the packages that it names is installed, and React is elsewhere.
  site = createSite(files, {hasPackages: false});
  server = await developSite(site.dir);
});
afterAll(async () => {
  await server?.stop();
  site?.remove();
});
const at = (path: string) => new URL(path, server.url).href;

test('wuya dev answers in all languages and shows what is saved in a translation', async ({
  open,
}) => {
  const page = await open(at('en/docs/'), WARM);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Home');
  site.write('i18n/en/docusaurus-plugin-content-docs/current/index.md', '# Home\n\nSaved anew.\n');
  await page.locator('.prose', {hasText: 'Saved anew.'}).waitFor();
  const documentOf = async (path: string) => (await fetch(at(path))).text();
  expect(await documentOf('zh-Hant/docs/only/')).toMatch(/data-untranslated[\s\S]*還沒有譯文/);
  expect(await documentOf('docs/')).toMatch(/<h1[^>]*>首页/);
});

test('an MDX page in wuya dev shows what is saved without a load, its own text, that of a partial and what is wrong', async ({
  open,
}) => {
  // A second try begins with a page that starts.
  onTestFailed(() => Object.entries(mdxFiles).forEach(([path, text]) => site.write(path, text)));
  const messages: string[] = [];
  const prepare = async (p: Page) => {
    p.on('websocket', (socket) =>
      socket.on('framereceived', ({payload}) => messages.push(String(payload))),
    );
  };
  const page = await open(at('docs/strict/'), {...WARM, prepare});
  await page.locator('#counter').click();
  await page.locator('#counter', {hasText: '数到 1'}).waitFor();
  // What is saved before the page has asked what it missed brings a document of its own: its module differs.
  await page.waitForLoadState('networkidle');
  await mark(page);
  site.write('docs/strict.mdx', mdxNote('第二版。'));
  await page.locator('.prose', {hasText: '第二版。'}).waitFor();
  site.write('docs/_part.mdx', '分部二。\n');
  await page.locator('.prose', {hasText: '分部二。'}).waitFor();
  site.write('docs/strict.mdx', mdxNote('<Nope/>'));
  await page.locator('.diagnostics', {hasText: 'MD-101'}).waitFor();
  // Told of twice, as a file that is saved in two steps: the second time while the page is fetched.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const payload = /strict\/index\.json/;
  const asked = page.waitForRequest(payload);
  await page.route(payload, (route) => held.then(() => route.continue()), {times: 1});
  site.write('docs/strict.mdx', mdxNote('第三版。'));
  await asked;
  messages.length = 0;
  site.write('docs/strict.mdx', mdxNote('第三版。'));
  await expect.poll(() => messages.join()).toContain('wuya:code');
  release();
  await page.locator('.prose', {hasText: '第三版。'}).waitFor();
  await page.waitForSelector('.diagnostics', {state: 'detached'});
  expect(await isMarked(page)).toBe(true);
});

test('diagrams are drawn while one writes', async ({open}) => {
  const page = await open(at('docs/drawn/'), WARM);
  const drawing = page.locator('figure.drawn svg');
  await drawing.getByText('一天的时间').waitFor();
  site.write('docs/drawn.md', diagram('两天的时间'));
  await drawing.getByText('两天的时间').waitFor();
});

test('the search answers in the development server too, and follows an edit', async ({open}) => {
  const page = await open(at('search/?q=lagoon'), WARM);
  await page.waitForSelector('.none');
  const updates = () => page.locator('html').getAttribute('data-updates');
  const before = await updates();
  site.write('docs/only.md', '# 只有中文\n\nA quiet lagoon.\n');
  await expect.poll(updates).not.toBe(before);
  await page.locator('main input').fill('lagoons');
  await page.locator('main input').fill('quiet lagoon');
  await page.waitForSelector('.found mark');
  await expect.poll(() => page.locator('.found').first().innerText()).toContain('lagoon');
});

test('a folder made for Docusaurus, without any package, comes alive and follows its components, broken ones too', async ({
  open,
}) => {
  onTestFailed(() => site.write('src/pages/index.tsx', home('第一版')));
  const page = await open(server.url, WARM);
  const heading = (text: string) => page.locator('h1', {hasText: text}).waitFor();
  await heading('第一版');
  site.write('src/pages/index.tsx', home('第二版'));
  await heading('第二版');
  await follow(page, () => page.getByRole('link', {name: '开始'}).click());
  await page.waitForURL(at('docs/'));
  expect(await (await fetch(at('old'))).text()).toContain('content="0; url=/x/docs/only/"');
  site.write('docs/index.md', '# 首页\n\n第二句。\n');
  await page.locator('.prose', {hasText: '第二句。'}).waitFor();
  site.write('src/pages/index.tsx', 'export default function Home( {{');
  await expect.poll(async () => (await fetch(server.url)).status).toBe(404);
  await page.goto(server.url);
  await page.locator('.diagnostics', {hasText: 'PG-002'}).waitFor();
  expect(await page.locator('.diagnostics').innerText()).not.toContain('\u001B');
  site.write('src/pages/index.tsx', home('第三版'));
  await heading('第三版');
  site.write('src/pages/index.tsx', home('{(() => { throw new Error("砰"); })()}'));
  await page.locator('main pre', {hasText: '砰'}).waitFor();
  site.write('src/pages/index.tsx', home('第四版'));
  await heading('第四版');
});
