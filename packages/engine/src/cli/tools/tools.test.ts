import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {buildIndex, type PageRecords} from '@wuya/search';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import {afterAll, describe, expect, it} from 'vitest';
import {answerUntilEnd} from './answerUntilEnd.ts';
import {createMcpServer} from './mcpServer.ts';
import {printReport} from './searchReport.ts';
import {markdownPaths, openSiteTools} from './siteTools.ts';
import type {ToolVersion} from './toolVersions.ts';

const dir = mkdtempSync(join(tmpdir(), 'wuya-tools-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

function pageOf(url: string, title: string, content: string): PageRecords {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const hierarchy = {lvl0: '前端', lvl1: title, ...levels};
  return {url, records: [{objectID: url, url, type: 'lvl1', content, hierarchy}]};
}

function openSite() {
  const {files} = buildIndex(
    [
      pageOf('/notes/js/closures/', '闭包', '函数记得它出生的地方，<b> 也一样'),
      pageOf('/notes/js/modules/', '模块', '何时绑定'),
    ],
    {glossary: [['闭包', 'closure']]},
  );
  mkdirSync(join(dir, SEARCH_DIR), {recursive: true});
  for (const [name, content] of files) writeFileSync(join(dir, SEARCH_DIR, name), content);
  mkdirSync(join(dir, 'js/closures'), {recursive: true});
  writeFileSync(join(dir, 'js/closures/index.md'), '# 闭包\n');
  writeFileSync(
    join(dir, 'llms.txt'),
    '# 无涯\n\n## 前端\n\n- [闭包 \\[一\\]](https://a/notes/js/closures/index.md): 出生的地方\n- [前端: llms-full.txt](https://a/notes/js/llms-full.txt)\n',
  );
  writeFileSync(join(dir, '..', 'secret.md'), 'secret');
  return openSiteTools(dir, '/notes/');
}

describe('the tools of a site', () => {
  const site = openSite();

  it('answer a search as plain text, and say what else was searched for', async () => {
    const report = await site.search('closure', 5);
    expect(report).toEqual({
      query: 'closure',
      pageCount: 1,
      isCounted: true,
      notes: [{kind: 'translated', from: 'closure', to: ['闭包']}],
      hits: [{url: '/notes/js/closures/', path: ['前端', '闭包'], text: null}],
    });
    expect(printReport(report, 'zh')).toBe(
      '找到 1 页\n“closure”：也找了闭包\n\n前端 › 闭包\n  /notes/js/closures/',
    );
    expect((await site.search('出生', 5)).hits[0]?.text).toBe('函数记得它出生的地方，<b> 也一样');
  });

  it('read the Markdown of a page by any of its addresses, and nothing outside the site', async () => {
    for (const url of ['/notes/js/closures/#a', 'https://a/notes/js/closures/index.md'])
      expect(await site.readPage(url)).toBe('# 闭包\n');
    expect(await site.readPage('/notes/js/none/')).toBeUndefined();
    symlinkSync('../secret.md', join(dir, 'away.md'));
    for (const url of ['..%2Fsecret', 'away', 'x'.repeat(2000), '%00'])
      expect(await site.readPage(`/notes/${url}`)).toBeUndefined();
    expect(await site.readPage('http://[')).toBeUndefined();
    writeFileSync(join(dir, '.own.md'), 'no page');
    expect(await site.readPage('/notes/.own')).toBeUndefined();
    const others = openSiteTools(dir, '/notes/', {isPublished: (path) => path === '.own.md'});
    expect(await others.readPage('/notes/.own')).toBe('no page');
    expect(await others.readPage('/notes/js/closures/')).toBeUndefined();
    expect(markdownPaths('/notes/', '/notes/')).toEqual(['index.md']);
    expect(markdownPaths('/notes/index.md', '/notes/')).toEqual(['index.md']);
    expect(markdownPaths('/notes/z-index.md', '/notes/')).toEqual([
      'z-index/index.md',
      'z-index.md',
    ]);
  });

  it('search and list the language that is asked for, else the first', async () => {
    const en = join(dir, 'en');
    const {files} = buildIndex([pageOf('/notes/en/closures/', 'Closures', 'a function remembers')]);
    mkdirSync(join(en, SEARCH_DIR), {recursive: true});
    for (const [name, content] of files) writeFileSync(join(en, SEARCH_DIR, name), content);
    writeFileSync(join(en, 'llms.txt'), '# Wuya\n\n## Front end\n');
    const both = openSiteTools(dir, '/notes/', {
      languages: [
        {locale: 'zh-CN', path: ''},
        {locale: 'en', path: 'en/'},
      ],
    });
    expect((await both.search('closures', 5, {language: 'en'})).hits[0]?.url).toBe(
      '/notes/en/closures/',
    );
    expect((await both.search('闭包', 5)).hits[0]?.url).toBe('/notes/js/closures/');
    expect(await both.listSections('en')).toEqual([{name: 'Front end', pages: []}]);
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = new Client({name: 'test', version: '1'});
    await Promise.all([createMcpServer(both, '1').connect(there), client.connect(here)]);
    const ask = (language: string) =>
      client.callTool({name: 'search', arguments: {query: 'remembers', language}});
    expect(JSON.stringify((await ask('en')).content)).toContain('/notes/en/closures/');
    expect((await ask('fr')).isError).toBe(true);
    await client.close();
  });

  it('search the last version of the notes, or the one that is asked for', async () => {
    const versioned = join(dir, 'versioned');
    const pages = ['current', '2.0', '1.0', 'api/current', 'api/1.0'].map((version) => {
      const {url, records} = pageOf(`/v/${version}/`, '取消请求', `在 ${version} 里`);
      return {url, records: records.map((record) => ({...record, version}))};
    });
    const {files} = buildIndex([...pages, pageOf('/v/blog/', '取消请求的故事', '在博客里')]);
    mkdirSync(join(versioned, SEARCH_DIR), {recursive: true});
    for (const [name, content] of files) writeFileSync(join(versioned, SEARCH_DIR, name), content);
    const versions: ToolVersion[] = [
      {name: 'current', collection: 'default', key: 'current', isLast: false},
      {name: '2.0', collection: 'default', key: '2.0', isLast: true},
      {name: '1.0', collection: 'default', key: '1.0', isLast: false},
      {name: 'current', collection: 'api', key: 'api/current', isLast: true},
      {name: '1.0', collection: 'api', key: 'api/1.0', isLast: false},
    ];
    const tools = openSiteTools(versioned, '/v/', {versions});
    const find = async (version?: string) =>
      (await tools.search('取消请求', 9, {version})).hits.map(({url}) => url).toSorted();
    expect(await find()).toEqual(['/v/2.0/', '/v/api/current/', '/v/blog/']);
    expect(await find('current')).toEqual(['/v/api/current/', '/v/blog/', '/v/current/']);
    expect(await find('1.0')).toEqual(['/v/1.0/', '/v/api/1.0/', '/v/blog/']);
    expect(await find('api/1.0')).toEqual(['/v/2.0/', '/v/api/1.0/', '/v/blog/']);
    expect(await find('all')).toEqual(expect.arrayContaining(['/v/1.0/', '/v/2.0/']));
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = new Client({name: 'test', version: '1'});
    await Promise.all([createMcpServer(tools, '1').connect(there), client.connect(here)]);
    const ask = (version: string) =>
      client.callTool({name: 'search', arguments: {query: '取消请求', version}});
    expect(JSON.stringify((await ask('api/1.0')).content)).toContain('/v/api/1.0/');
    expect((await ask('3.0')).isError).toBe(true);
    await client.close();
  });

  it('speak the Model Context Protocol with its own client', async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = new Client({name: 'test', version: '1'});
    await Promise.all([createMcpServer(site, '1').connect(there), client.connect(here)]);
    const call = async (name: string, args: Record<string, unknown>) => {
      const {content, isError} = await client.callTool({name, arguments: args});
      return {isError, text: (content as {text: string}[])[0]!.text};
    };
    expect((await client.listTools()).tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_sections',
    ]);
    const found = JSON.parse((await call('search', {query: '闭包'})).text);
    expect(found.hits[0].url).toBe('/notes/js/closures/');
    expect((await call('read_page', {url: found.hits[0].url})).text).toBe('# 闭包\n');
    expect((await call('read_page', {url: '/none'})).isError).toBe(true);
    expect(JSON.parse((await call('list_sections', {})).text)).toEqual([
      {
        name: '前端',
        pages: [
          {
            title: '闭包 [一]',
            url: 'https://a/notes/js/closures/index.md',
            description: '出生的地方',
          },
        ],
      },
    ]);
    const wrong = [{query: ''}, {query: 'a', language: {toString: 1}}, {query: 'a', version: {}}];
    for (const args of wrong) expect((await call('search', args)).isError).toBe(true);
    await client.close();
  });

  it('ends with a reason where a message is longer than any, and in silence where the client has ended', async () => {
    const run = (text: string) => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      const transport = new StdioServerTransport(input, output, {maxBufferSize: 100});
      input.end(text);
      return answerUntilEnd(createMcpServer(site, '1'), {transport, input, output});
    };
    expect(await run('{}\n')).toBeUndefined();
    expect(await run('x'.repeat(101))).toMatch(/100 bytes/);
  });

  it('ends where its answers are not read, although the input stays open', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const transport = new StdioServerTransport(input, output);
    const ended = answerUntilEnd(createMcpServer(site, '1'), {transport, input, output});
    output.destroy(Object.assign(new Error('write EPIPE'), {code: 'EPIPE'}));
    expect(await ended).toBeUndefined();
    expect(input.isPaused()).toBe(true); // what is open and read keeps a process alive
  });
});
