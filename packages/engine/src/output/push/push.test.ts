import {createHostMarks, createTransport, fetchRequester} from '@wuya/search/hosted';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FakeService} from '../../../test/helpers/fakeService.ts';
import {createHostedIndex, type HostedIndex} from './hostedIndex.ts';
import {createIndexSettings} from './indexSettings.ts';
import {pushRecords} from './push.ts';
import {type PushRecord, toPushRecords} from './pushRecords.ts';

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
    records: [
      {
        objectID: `/wuya/${n}/`,
        url: `/wuya/${n}/`,
        type: 'lvl1',
        content: text,
        hierarchy: {
          lvl0: '前端',
          lvl1: `第 ${n} 篇`,
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        language: 'zh-CN',
        version: 'current',
        section: '前端',
      },
    ],
  }) as const;
const recordsOf = (count: number, text?: (n: number) => string) =>
  Array.from({length: count}, (_, n) =>
    toPushRecords(page(n, text?.(n)), 'https://notes.example'),
  ).flat();
const SETTINGS = createIndexSettings({locale: 'zh-CN', synonyms: [['js', 'javascript']]});
const push = (
  records: readonly PushRecord[],
  more: Partial<Parameters<typeof pushRecords>[0]> = {},
) => pushRecords({index, name: 'notes', records, settings: SETTINGS, isDryRun: false, ...more});
const held = () =>
  [...service.indexes.get('notes')!.records.values()].sort((a, b) =>
    a.objectID < b.objectID ? -1 : 1,
  );
const sorted = (records: readonly PushRecord[]) =>
  [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));

describe('a push', () => {
  it('fills a new index with records, settings and synonyms, and leaves nothing beside it', async () => {
    const records = recordsOf(60);
    expect(await push(records)).toEqual({
      addedCount: 120,
      changedCount: 0,
      removedCount: 0,
      unchangedCount: 0,
      areSettingsChanged: true,
    });
    expect(held()).toEqual(sorted(records));
    expect([...service.indexes.keys()]).toEqual(['notes']);
    expect(service.indexes.get('notes')!.settings).toEqual(SETTINGS.settings);
    expect(service.indexes.get('notes')!.synonyms).toEqual([
      {
        objectID: expect.stringMatching(/^wuya-/) as unknown,
        type: 'synonym',
        synonyms: ['js', 'javascript'],
      },
    ]);
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
    expect(await push(recordsOf(59, (n) => (n === 7 ? '改过了' : '正文')))).toEqual({
      addedCount: 0,
      changedCount: 1,
      removedCount: 2,
      unchangedCount: 117,
      areSettingsChanged: false,
    });
    expect(service.calls.filter((call) => /batch|settings|operation/.test(call))).toEqual([
      'GET /1/indexes/notes/settings',
      'POST /1/indexes/notes/operation',
      'POST /1/indexes/notes_wuya_next/batch',
      'POST /1/indexes/notes_wuya_next/operation',
    ]);
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
    expect(await push(recordsOf(3), {settings})).toMatchObject({
      unchangedCount: 6,
      areSettingsChanged: true,
    });
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
    expect(heading).toMatchObject({
      objectID: '/wuya/1/',
      url: 'https://notes.example/wuya/1/',
      type: 'lvl1',
      content: null,
      docusaurus_tag: 'docs-default-current',
      language: 'zh-CN',
      weight: {level: 90, position: 0},
    });
    expect(
      pieces
        .map(({content}) => content)
        .join('')
        .replaceAll('\n', ''),
    ).toBe(text.replaceAll('\n', ''));
    expect(
      pieces.every(
        ({content, type}) => [...(content as string)].length <= 2000 && type === 'content',
      ),
    ).toBe(true);
    expect(new Set(pieces.map(({objectID}) => objectID)).size).toBe(pieces.length);
  });
});
