import {mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {
  samplesOf,
  TASKS,
  type,
  typeMedia,
  typeTask,
  typeVersions,
} from '../../manual/generate/firstHour.ts';
import {environmentOf} from './managers.ts';
import {runToEnd, startServer} from './processes.ts';

const START = 'docs/guide/01-start.md';

const env = environmentOf(inject('tools'), inject('registry').url);
const parent = join(inject('folder'), 'first-hour');
const site = join(parent, 'my-notes');
afterAll(() => rmSync(parent, {recursive: true, force: true}));

/** Types the commands of a sample into a shell. */
const typeCommands = (text: string, cwd: string) => runToEnd(['sh', '-ec', text], {cwd, env});

beforeAll(async () => {
  mkdirSync(parent, {recursive: true});
  await typeCommands(samplesOf(START, 'create')[0]!.text, parent);
});

it('a new site, the first note, a new look, as the page of the first ten minutes says', async () => {
  const [note, command] = samplesOf(START, 'write');
  type(site, [note!]);
  await typeCommands(command!.text, site);
  expect(readFileSync(join(site, 'notes/basics/shi-jian-xun-huan.md'), 'utf8')).toContain('事件');
  type(site, samplesOf(START, 'look'));
  const server = await startServer(['npm', 'run', 'dev', '--', '--port', '0'], {cwd: site, env});
  onTestFinished(server.stop);
  const page = await (await fetch(new URL('basics/closures/', server.url))).text();
  expect(page).toContain('函数记得它出生的地方');
  expect(page).toContain('我的笔记');
  const printed = await typeCommands('npm run check && npm run build', site);
  expect(printed).not.toMatch(/[A-Z]{2,}-\d{3}/);
});

/** A folder of its own beside the packages that npm installed. */
function makeFolder(name: string): string {
  const dir = join(parent, name.replaceAll(/\W+/g, '-'));
  mkdirSync(dir);
  symlinkSync(join(site, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Builds and gives the codes that were printed. */
async function build(dir: string): Promise<string[]> {
  const printed = await typeCommands('npx wuya build', dir);
  return [...new Set(printed.match(/\b[A-Z]{2,}-\d{3}\b/g))];
}

const outputOf = (dir: string, path: string): string =>
  readFileSync(join(dir, 'dist', path), 'utf8');

/** Runs what a page says about packages to install. */
async function install(page: string): Promise<void> {
  for (const {language, text} of samplesOf(page))
    if (language === 'sh' && /^npm install [\w@/.-]+$/m.test(text)) await typeCommands(text, site);
}

describe('with the packages that npm installed, a page makes', () => {
  it.each(TASKS)('$name', async (task) => {
    if (task.page.includes('10-plugins')) await install(task.page);
    const dir = makeFolder(task.name);
    typeTask(dir, task);
    expect(await build(dir)).toEqual((task.remarks ?? []).map((text) => text.split(' ')[0]));
    for (const [path, part] of task.made)
      expect([path, outputOf(dir, path).includes(part)]).toEqual([path, true]);
  });

  it('versions', async () => {
    const dir = makeFolder('versions');
    const versions = typeVersions(dir);
    versions.freeze();
    versions.name();
    expect(await build(dir)).toEqual([]);
    expect(outputOf(dir, '1.0/basics/loops/index.html')).toContain('2.0');
  });

  it('diagrams and formulas', async () => {
    const dir = makeFolder('media');
    typeMedia(dir);
    expect(await build(dir)).toEqual([]);
    expect(outputOf(dir, 'media/index.json')).toMatch(/<svg.*<math|<math.*<svg/s);
  });
});
