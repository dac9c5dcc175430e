import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createHostMarks, createTransport, fetchRequester} from '@wuya/search/hosted';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createHostedIndex, type HostedIndex} from './hostedIndex.ts';
import {createIndexSettings} from './indexSettings.ts';
import {pushRecords} from './push.ts';
import {type PushRecord, toPushRecords} from './pushRecords.ts';

interface StoredIndex {
  records: Map<string, PushRecord>;
  settings: Record<string, unknown>;
  synonyms: object[];
}

/** The hosted service, as far as a push needs it. Of each `loses` answers one is lost after the work was done. */
class FakeService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly calls: string[] = [];
  readonly keys = new Set<string>();
  loses = 0;
  breaksAt: string | undefined;
  #count = 0;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        this.keys.add(`${request.url!.includes('admin') ? 'in the address' : String(request.headers['x-algolia-api-key'])}`);
        const url = new URL(request.url!, 'http://x');
        const call = `${request.method} ${url.pathname}`;
        this.calls.push(call);
        if (this.breaksAt !== undefined && call.includes(this.breaksAt)) return void response.writeHead(403).end('{"message":"no"}');
        const [status, answer] = this.#answer(request.method!, url, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>));
        if (this.loses > 0 && ++this.#count % this.loses === 0) return void request.socket.destroy();
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((done) => this.#server!.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #open(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? {records: new Map<string, PushRecord>(), settings: {}, synonyms: []};
    this.indexes.set(name, index);
    return index;
  }

  #answer(method: string, url: URL, body: Record<string, unknown>): [number, object] {
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const task = {taskID: this.calls.length};
    const index = this.indexes.get(name);
    if (call.startsWith('task/')) return [200, {status: this.calls.length % 2 ? 'notPublished' : 'published'}];
    if (call === 'batch') {
      for (const {action, body: record} of body['requests'] as {action: string; body: PushRecord}[]) {
        if (action === 'updateObject') this.#open(name).records.set(record.objectID, record);
        else this.#open(name).records.delete(record.objectID);
      }
      return [200, task];
    }
    if (call === 'synonyms/batch') {
      this.#open(name).synonyms = body as unknown as object[];
      return [200, task];
    }
    if (call === 'settings' && method === 'PUT') {
      this.#open(name).settings = body;
      return [200, task];
    }
    if (!index) return [404, {message: `Index ${name} does not exist`}];
    if (call === 'settings') return [200, index.settings];
    if (call === 'browse') {
      const from = Number(body['cursor'] ?? 0);
      const hits = [...index.records.values()].slice(from, from + 40).map(({objectID, digest}) => ({objectID, digest}));
      return [200, {hits, ...(from + 40 < index.records.size && {cursor: String(from + 40)})}];
    }
    if (call === 'operation') {
      this.indexes.set(body['destination'] as string, {...index, records: new Map(index.records)});
      if (body['operation'] === 'move') this.indexes.delete(name);
      return [200, task];
    }
    if (method === 'DELETE') this.indexes.delete(name);
    return [200, task];
  }
}

let service: FakeService;
let index: HostedIndex;
beforeEach(async () => {
  service = new FakeService();
  const url = await service.start();
  const transport = createTransport({
    hosts: {read: [url], write: [url]},
    marks: createHostMarks({get: () => null, set: () => undefined}, Date.now),
    requester: fetchRequester,
    credentials: {appId: 'APP', apiKey: 'admin', agent: 'Wuya', in: 'headers'},
  });
  index = createHostedIndex({transport, wait: () => Promise.resolve()});
});
afterEach(() => service.stop());

const page = (n: number, text = '正文') =>
  ({
    url: `/wuya/${n}/`,
    records: [{objectID: `/wuya/${n}/`, url: `/wuya/${n}/`, type: 'lvl1', content: text, hierarchy: {lvl0: '前端', lvl1: `第 ${n} 篇`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null}, language: 'zh-CN', version: 'current', section: '前端'}],
  }) as const;
const recordsOf = (count: number, text?: (n: number) => string) => Array.from({length: count}, (_, n) => toPushRecords(page(n, text?.(n)), 'https://notes.example')).flat();
const SETTINGS = createIndexSettings({locale: 'zh-CN', synonyms: [['js', 'javascript']]});
const push = (records: readonly PushRecord[], more: Partial<Parameters<typeof pushRecords>[0]> = {}) => pushRecords({index, name: 'notes', records, settings: SETTINGS, isDryRun: false, ...more});
const held = () => [...service.indexes.get('notes')!.records.values()].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
const sorted = (records: readonly PushRecord[]) => [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));

describe('a push', () => {
  it('fills a new index with records, settings and synonyms, and leaves nothing beside it', async () => {
    const records = recordsOf(60);
    expect(await push(records)).toEqual({addedCount: 120, changedCount: 0, removedCount: 0, unchangedCount: 0, areSettingsChanged: true});
    expect(held()).toEqual(sorted(records));
    expect([...service.indexes.keys()]).toEqual(['notes']);
    expect(service.indexes.get('notes')!.settings).toEqual(SETTINGS.settings);
    expect(service.indexes.get('notes')!.synonyms).toEqual([{objectID: expect.stringMatching(/^wuya-/) as unknown, type: 'synonym', synonyms: ['js', 'javascript']}]);
  });

  it('is complete and exact over a network that loses every third answer, none doubled', async () => {
    service.loses = 3;
    await push(recordsOf(60));
    const after = recordsOf(50, (n) => (n % 2 ? '改过了' : '正文'));
    await push(after);
    expect(held()).toEqual(sorted(after));
    expect([...service.indexes.keys()]).toEqual(['notes']);
  });

  it('sends only what changed', async () => {
    await push(recordsOf(60));
    service.calls.length = 0;
    expect(await push(recordsOf(59, (n) => (n === 7 ? '改过了' : '正文')))).toEqual({addedCount: 0, changedCount: 1, removedCount: 2, unchangedCount: 117, areSettingsChanged: false});
    expect(service.calls.filter((call) => /batch|settings|operation/.test(call))).toEqual(['GET /1/indexes/notes/settings', 'POST /1/indexes/notes/operation', 'POST /1/indexes/notes_wuya_next/batch', 'POST /1/indexes/notes_wuya_next/operation']);
  });

  it('writes nothing when nothing changed', async () => {
    await push(recordsOf(3));
    service.calls.length = 0;
    await push(recordsOf(3));
    expect(service.calls.every((call) => /browse|GET/.test(call))).toBe(true);
  });

  it('writes settings that changed without the records', async () => {
    await push(recordsOf(3));
    const settings = createIndexSettings({locale: 'zh-CN', synonyms: []});
    expect(await push(recordsOf(3), {settings})).toMatchObject({unchangedCount: 6, areSettingsChanged: true});
    expect(service.indexes.get('notes')!.synonyms).toEqual([]);
  });

  it('only says what it would do when it is dry', async () => {
    expect(await push(recordsOf(2), {isDryRun: true})).toMatchObject({addedCount: 4});
    expect(service.calls).toEqual(['POST /1/indexes/notes/browse']);
    expect(service.indexes.size).toBe(0);
  });

  it('leaves the index as it was when it fails half way', async () => {
    await push(recordsOf(3));
    const before = held();
    service.breaksAt = 'notes_wuya_next/batch';
    await expect(push(recordsOf(9))).rejects.toMatchObject({name: 'ApiError', status: 403});
    expect(held()).toEqual(before);
    service.breaksAt = undefined;
    await push(recordsOf(9));
    expect(held()).toEqual(sorted(recordsOf(9)));
  });

  it('has its key in headers alone', async () => {
    await push(recordsOf(1));
    expect([...service.keys]).toEqual(['admin']);
  });
});

describe('a record of the hosted service', () => {
  it('stands for a heading, its text below it in pieces of at most 2,000 characters', () => {
    const text = `${'一'.repeat(1500)}\n${'二'.repeat(900)}\n${'😀'.repeat(4100)}`;
    const [heading, ...pieces] = toPushRecords(page(1, text), 'https://notes.example');
    expect(heading).toMatchObject({objectID: '/wuya/1/', url: 'https://notes.example/wuya/1/', type: 'lvl1', content: null, docusaurus_tag: 'docs-default-current', language: 'zh-CN', weight: {level: 90, position: 0}});
    expect(pieces.map(({content}) => content).join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
    expect(pieces.every(({content, type}) => [...(content as string)].length <= 2000 && type === 'content')).toBe(true);
    expect(new Set(pieces.map(({objectID}) => objectID)).size).toBe(pieces.length);
  });
});
