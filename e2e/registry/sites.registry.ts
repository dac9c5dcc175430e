import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {messages} from '@wuya/theme/messages';
import {type Browser, chromium, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {gatherMessages, hydrated} from '../helpers/browser.ts';
import {commandsOf, environmentOf, MANAGERS} from './managers.ts';
import {runToEnd, startServer} from './processes.ts';
import {weigh} from './weight.ts';

const TEMPLATES = ['notes', 'product', 'blog', 'empty'] as const;
const LANGUAGES = ['zh-CN', 'en'] as const;
const MAX_PACKAGES = 90;
const MAX_MEGABYTES = 110;
/** A word that the notes or posts of a template have. */
const WORD = {
  notes: {'zh-CN': '笔记', en: 'note'},
  product: {'zh-CN': '安装', en: 'install'},
  blog: {'zh-CN': '代码', en: 'post'},
  empty: {'zh-CN': '从这里开始', en: 'writing'},
} as const;

/** `ONLY=npm,notes` makes the sites of npm and of the template notes alone. */
const only = (process.env['ONLY'] ?? '').split(',').filter(Boolean);
const isWanted = (...names: readonly string[]) => only.every((name) => names.includes(name));

const tools = inject('tools');
const env = environmentOf(tools, inject('registry').url);
const report: string[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  console.log(`\n${report.join('\n')}`);
});

/** Opens a page; everything it says on the console is in `messages`. */
async function openPage(url: string): Promise<{page: Page; messages: string[]}> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const said = gatherMessages(page);
  await page.goto(url);
  await hydrated(page);
  return {page, messages: said};
}

const IDS: ReadonlySet<string> = new Set(Object.keys(messages['zh-CN']));

/** The ids of messages that are in a document where their texts should. */
async function findIds(page: Page): Promise<string[]> {
  const found = (await page.content()).match(/\b(?:theme|site)\.[\w.]+/g) ?? [];
  return found.filter((id) => IDS.has(id));
}

async function searchFor(page: Page, word: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill(word);
  await page.locator('dialog [role=option]').first().waitFor();
}

for (const manager of MANAGERS)
  for (const template of TEMPLATES)
    for (const language of LANGUAGES) {
      const isYarn = manager === 'yarn' || manager === 'pnp';
      // Yarn reads the same tarballs: one template shows that its folders, and its archives, work.
      if (isYarn && (template !== 'notes' || language === 'en')) continue;
      if (!isWanted(manager, template, language)) continue;
      describe(`${manager} create wuya: ${template} in ${language}`, () => {
        const commands = commandsOf(manager, tools);
        const parent = join(inject('folder'), `${manager}-${template}-${language}`);
        const place = {cwd: join(parent, 'my-site'), env};
        afterAll(() => rmSync(parent, {recursive: true, force: true}));

        it('shows its first page in development', async () => {
          mkdirSync(parent, {recursive: true});
          const startMs = performance.now();
          const args = ['my-site', '--template', template, '--lang', language];
          await runToEnd(commands.create(args), {cwd: parent, env});
          if (manager === 'pnp') writeFileSync(join(place.cwd, '.yarnrc.yml'), 'nodeLinker: pnp\n');
          const createdMs = performance.now();
          await runToEnd(commands.install, place);
          const installedMs = performance.now();
          const server = await startServer(commands.script('dev', ['--port', '0']), place);
          onTestFinished(server.stop);
          const {page, messages: said} = await openPage(server.url);
          const shownMs = performance.now();
          expect(await page.locator('h1').first().isVisible()).toBe(true);
          expect(await findIds(page)).toEqual([]);
          expect(said.filter((text) => /^(?:error|warning)/.test(text))).toEqual([]);
          await page.close();
          const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
          report.push(
            `${manager} ${template} ${language}: create to page ${seconds(startMs, shownMs)} s (create ${seconds(startMs, createdMs)}, install ${seconds(createdMs, installedMs)}, dev ${seconds(installedMs, shownMs)})`,
          );
          const folder = join(place.cwd, 'node_modules');
          expect(existsSync(folder)).toBe(manager !== 'pnp');
          if (manager === 'pnp') return;
          const {packageCount, sizeBytes} = weigh(folder);
          const megabytes = Math.round(sizeBytes / 2 ** 20);
          report.push(`  ${packageCount} packages, ${megabytes} MB`);
          expect(packageCount).toBeLessThanOrEqual(MAX_PACKAGES);
          expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES);
        });

        it('builds without a remark, and each of its pages is whole', async () => {
          const printed = await runToEnd(commands.script('build'), place);
          expect(printed).not.toMatch(/[A-Z]{2,}-\d{3}/);
          const server = await startServer(commands.script('serve', ['--port', '0']), place);
          onTestFinished(server.stop);
          const routes = JSON.parse(
            readFileSync(join(place.cwd, 'dist', 'routes.json'), 'utf8'),
          ) as string[];
          expect(routes.length).toBeGreaterThan(0);
          for (const route of new Set(['/', ...routes])) {
            const {page, messages: said} = await openPage(new URL(route, server.url).href);
            expect([route, await findIds(page), said]).toEqual([route, [], []]);
            await page.close();
          }
          const {page, messages: said} = await openPage(server.url);
          await searchFor(page, WORD[template][language]);
          expect(said).toEqual([]);
          await page.close();
        });
      });
    }

it('one command of npm makes a site, installs it and serves it until Ctrl+C', async () => {
  const cwd = join(inject('folder'), 'one-command');
  mkdirSync(cwd, {recursive: true});
  const {create} = commandsOf('npm', tools);
  const args = ['my-site', '--template', 'empty', '--lang', 'en', '--start'];
  const server = await startServer(create(args), {cwd, env});
  expect(await (await fetch(server.url)).text()).toContain('<h1');
  await server.interrupt();
  expect(server.output()).toContain('The next time:\n\n  cd my-site\n  npm run dev\n');
});
