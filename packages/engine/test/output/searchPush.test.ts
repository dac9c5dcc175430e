import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchPush} from '../../src/cli/commands/searchPush.ts';
import {createTerminal} from '../../src/cli/terminal/terminal.ts';
import {FakeService} from '../helpers/fakeService.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

/** Each note gives a record of its title and one of its text. */
const NOTE_COUNT = 60;
const dir = sharedFolder();
const service = new FakeService();
let printed = '';

const run = (values: Record<string, boolean> = {}) =>
  createSearchPush(() => Promise.resolve()).run({
    dir,
    namesFolder: true,
    operands: [],
    values,
    terminal: createTerminal({env: {WUYA_LANG: 'zh'}, isTTY: false, systemLocale: 'zh-CN'}),
  });
const urlsIn = (name: string) =>
  [...service.indexes.get(name)!.records.values()].map(({url}) => url).toSorted();

beforeAll(async () => {
  const url = await service.start();
  writeFiles(dir, {
    'wuya.config.js': `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', search: {provider: {appId: 'APP', apiKey: 'reader', indexName: 'notes', hosts: ['${url}']}}};`,
    ...Object.fromEntries(
      Array.from({length: NOTE_COUNT}, (_, i) => [
        `docs/n${i}.md`,
        `# 第 ${i} 篇\n\n正文 ${i}。\n`,
      ]),
    ),
    'docs/hidden.md': '---\nunlisted: true\n---\n# 隐\n',
  });
});
afterAll(() => service.stop());
beforeEach(() => {
  printed = '';
  for (const channel of ['log', 'error'] as const)
    vi.spyOn(console, channel).mockImplementation(
      (text: unknown) => void (printed += `${String(text)}\n`),
    );
  vi.stubEnv('WUYA_SEARCH_WRITE_KEY', 'admin-secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  expect(printed).not.toContain('admin-secret');
});

describe('wuya search push', () => {
  it('writes nothing when it is asked what it would do', async () => {
    expect(await run({'dry-run': true})).toBe(0);
    expect(printed).toMatch(/新增 120/);
    expect(service.indexes.size).toBe(0);
  });

  it('leaves every published note there once, though every third answer is lost', async () => {
    service.loses = 3;
    expect(await run()).toBe(0);
    expect(urlsIn('notes')).toEqual(
      Array.from(
        {length: 2 * NOTE_COUNT},
        (_, i) => `https://wuya.example/wuya/n${i >> 1}/`,
      ).toSorted(),
    );
    expect([...service.indexes.keys()]).toEqual(['notes']);
    expect([...service.keys]).toEqual(['admin-secret']);
  });

  it('sends only what changed', async () => {
    writeFileSync(join(dir, 'docs/n7.md'), '# 第 7 篇\n\n换了一句。\n');
    expect(await run()).toBe(0);
    expect(printed).toMatch(/新增 0，更新 1，移除 0，不变 119/);
    expect(urlsIn('notes')).toHaveLength(2 * NOTE_COUNT);
  });

  it('says in Chinese why a service takes nothing, and leaves its index as it was', async () => {
    const before = urlsIn('notes');
    writeFileSync(join(dir, 'docs/n8.md'), '# 第 8 篇\n\n又换了一句。\n');
    service.breaksAt = 'batch';
    expect(await run()).toBe(1);
    service.breaksAt = undefined;
    service.loses = 1;
    expect(await run()).toBe(1);
    service.loses = 0;
    expect(
      printed
        .replace(/http:\S+?(?=。)/, 'HOST')
        .trim()
        .split('\n'),
    ).toEqual([
      '没有送到，原来的索引没有变：服务拒绝了（403），说“no”。看看密钥的权限和索引的名字。',
      '没有送到，原来的索引没有变：没有一个主机回答：HOST。看看网络和 search.provider。',
    ]);
    expect(urlsIn('notes')).toEqual(before);
  });

  it('says which variable is missing, before it makes the pages', async () => {
    vi.stubEnv('WUYA_SEARCH_WRITE_KEY', '');
    const broken = 'docs/broken.md';
    writeFiles(dir, {[broken]: '---\ndraft: maybe\n---\n'});
    expect(await run()).toBe(1);
    rmSync(join(dir, broken));
    expect(printed).toContain('WUYA_SEARCH_WRITE_KEY');
  });
});
