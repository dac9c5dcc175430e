import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {load} from 'js-yaml';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {createSiteFiles} from '../../packages/create-wuya/src/siteFiles.ts';
import {main} from '../../packages/engine/src/cli/main.ts';
import {writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {temporaryFolder} from '../../packages/engine/test/helpers/temporary.ts';
import {buildSite, linkPackages, makePlain} from './buildSite.ts';
import {samplesOf, TASKS, type, typeMedia, typeTask, typeVersions} from './firstHour.ts';

const outputOf = (dir: string, path: string): string =>
  readFileSync(join(dir, 'dist', path), 'utf8');

it('a new site, the first note, a new look', async () => {
  const dir = join(temporaryFolder(), 'my-notes');
  const [create] = samplesOf('docs/guide/01-start.md', 'create');
  const [, folder, template, language] =
    /npm create wuya@latest (\S+) -- --template (\S+) --lang (\S+)/.exec(create!.text)!;
  const files = createSiteFiles({
    folder: folder!,
    title: folder!,
    template: template as 'notes',
    language: language as 'zh-CN',
    version: '0.1.0',
    packageManager: 'npm',
    templatesDir: fileURLToPath(new URL('../../packages/create-wuya/templates', import.meta.url)),
  });
  linkPackages(dir);
  writeFiles(dir, Object.fromEntries(files));
  type(dir, samplesOf('docs/guide/01-start.md', 'write').slice(0, 1));
  const command = /wuya new note "([^"]+)" --in (\S+)/.exec(
    samplesOf('docs/guide/01-start.md', 'write')[1]!.text,
  )!;
  makePlain(dir);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  expect(await main(['new', 'note', command[1]!, dir, '--in', command[2]!])).toBe(0);
  expect(await buildSite(dir)).toEqual([]);
  expect(existsSync(join(dir, 'dist/basics/closures/index.html'))).toBe(true);
  expect(existsSync(join(dir, 'notes/basics/shi-jian-xun-huan.md'))).toBe(true);
  type(dir, samplesOf('docs/guide/01-start.md', 'look'));
  expect(await buildSite(dir)).toEqual([]);
  expect(outputOf(dir, 'index.html')).toContain('我的笔记');
  const workflow = samplesOf('docs/publish/01-github-pages.md', 'workflow')[0]!.text;
  expect(load(workflow)).toEqual(load(String(files.get('.github/workflows/pages.yml'))));
});

describe('what a page says, typed as it is, makes', () => {
  it.each(TASKS)('$name', async (task) => {
    const dir = temporaryFolder();
    linkPackages(dir);
    typeTask(dir, task);
    expect(await buildSite(dir)).toEqual(task.remarks ?? []);
    for (const [path, part] of task.made)
      expect([path, outputOf(dir, path).includes(part)]).toEqual([path, true]);
  });

  it('versions', async () => {
    const dir = temporaryFolder();
    linkPackages(dir);
    const versions = typeVersions(dir);
    versions.freeze();
    expect(await buildSite(dir)).toEqual([]);
    expect(existsSync(join(dir, 'dist/next/basics/loops/index.html'))).toBe(true);
    versions.name();
    expect(await buildSite(dir)).toEqual([]);
    expect(outputOf(dir, '1.0/basics/loops/index.html')).toContain('2.0');
  });

  it('diagrams and formulas, drawn while the site is built', async () => {
    const dir = temporaryFolder();
    linkPackages(dir);
    typeMedia(dir);
    expect(await buildSite(dir)).toEqual([]);
    const {html} = JSON.parse(outputOf(dir, 'media/index.json')) as {html: string};
    expect([html.includes('<svg'), html.includes('<math')]).toEqual([true, true]);
  });
});
