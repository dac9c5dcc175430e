import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {PageRecords} from '@wuya/search';
import {afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {sharedFolder} from '../../../test/helpers/temporary.ts';
import {engineSource, makeThreadModule} from '../../../test/helpers/threadModule.ts';
import {openCache} from '../../cache/cache.ts';
import {openOutput} from '../emit/output.ts';
import {type IndexThread, startIndexThread} from './makeApart.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import {openSearchIndex} from './searchIndex.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wuya-index-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function pageOf(number: number, content: string): PageRecords {
  const url = `/${number}/`;
  const hierarchy = {
    lvl0: 'Notes',
    lvl1: `Note ${number}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {url, records: [{objectID: url, url, type: 'lvl1', content, hierarchy}]};
}

async function emit(
  texts: readonly string[],
  maxFiles: number,
  {at = dir, isLost = false, thread}: {at?: string; isLost?: boolean; thread?: IndexThread} = {},
): Promise<{written: number; files: string[]}> {
  const output = openOutput(join(at, 'dist'), join(at, 'state'));
  const pages = texts.map((text, i) => ({key: `${i} ${text}`, records: () => pageOf(i, text)}));
  const index = openSearchIndex({
    pages,
    locale: 'en',
    maxFiles,
    synonyms: [],
    cache: openCache(join(at, 'cache')),
    fingerprint: 'f',
  });
  if (thread) index.makeApart(thread);
  await index.emit(output);
  if (isLost) return {written: 0, files: []};
  const {writtenCount} = output.commit();
  return {written: writtenCount, files: readdirSync(join(at, 'dist', SEARCH_DIR))};
}

/** The files of an index with their content. */
const contentsIn = (at: string) =>
  readdirSync(join(at, 'dist', SEARCH_DIR)).map((name) => [
    name,
    readFileSync(join(at, 'dist', SEARCH_DIR, name), 'latin1'),
  ]);

it('follows search.maxFiles, also when no page changed, and writes nothing when neither did', async () => {
  const texts = Array.from({length: 120}, (_, i) => `Tide ${i} and the shore of ${i * 7919}.`);
  expect((await emit(texts, 6000)).files.length).toBeGreaterThan(60);
  const few = await emit(texts, 50);
  expect(few.files.length).toBeLessThanOrEqual(50);
  expect(await emit(texts, 50)).toEqual({...few, written: 0});
});

it('writes a file again that has its name but another content', async () => {
  const texts = Array.from({length: 20}, (_, i) => `Tide ${i}.`);
  const {files} = await emit(texts, 6000);
  const path = `${SEARCH_DIR}/${files.find((name) => name.startsWith('w'))!}`;
  const content = readFileSync(join(dir, 'dist', path));
  const before = openOutput(join(dir, 'dist'), join(dir, 'state'));
  before.write(path, `search ${path}`, Buffer.from('of another index'));
  before.commit();
  rmSync(join(dir, 'cache/search'), {recursive: true});
  await emit(texts, 6000);
  expect(readFileSync(join(dir, 'dist', path)).equals(content)).toBe(true);
});

const texts = Array.from({length: 120}, (_, i) => `Tide ${i} and the shore of ${i * 7919}.`);

describe('an edit', () => {
  const edited = texts.with(60, 'Tide 60, seen from a lighthouse.');

  const expectFresh = async (now: readonly string[]): Promise<void> => {
    const at = join(dir, 'fresh');
    await emit(now, 6000, {at});
    expect(contentsIn(dir)).toEqual(contentsIn(at));
    rmSync(at, {recursive: true});
  };

  it('writes few files, and the index is that of a fresh build', async () => {
    const {files} = await emit(texts, 6000);
    const {written} = await emit(edited, 6000);
    expect(written).toBeGreaterThan(1);
    expect(written).toBeLessThan(files.length / 4);
    await expectFresh(edited);
    await emit(edited.with(3, 'Tide 3, and a gull.').with(90, 'Ebb.'), 6000);
    await expectFresh(edited.with(3, 'Tide 3, and a gull.').with(90, 'Ebb.'));
  });

  it.each([
    ['the state is damaged', () => writeFileSync(join(dir, 'cache/search/state.bin'), 'state')],
    ['the state is gone', () => rmSync(join(dir, 'cache/search/state.bin'))],
    ['the terms are gone', () => rmSync(join(dir, 'cache/terms'), {recursive: true})],
    ['the coded texts are gone', () => rmSync(join(dir, 'cache/joined'), {recursive: true})],
    ['the record is gone', () => rmSync(join(dir, 'cache/search/last.json'))],
    ['files of the index are gone', () => rmSync(join(dir, 'dist', SEARCH_DIR), {recursive: true})],
    [
      'an index was made that never came into the output',
      () => emit(texts.with(7, 'Tide 7 of a build that failed.'), 6000, {isLost: true}),
    ],
  ])('gives the index of a fresh build when %s', async (_, spoil) => {
    await emit(texts, 6000);
    await spoil();
    await emit(edited, 6000);
    await expectFresh(edited);
  });

  it('of a page that moves, or is new, gives the index of a fresh build', async () => {
    await emit(texts, 6000);
    for (const now of [[...texts, 'Neap tide.'], texts.slice(1), texts.toReversed()]) {
      await emit(now, 6000);
      await expectFresh(now);
    }
  });
});

describe('an index that is made in a thread', () => {
  let module: URL;
  const folder = sharedFolder();
  beforeAll(async () => {
    module = await makeThreadModule(
      folder,
      `import ${JSON.stringify(engineSource('output/searchIndex/indexThread.ts'))};`,
    );
  });
  const start = (): IndexThread => {
    const thread = startIndexThread(module);
    onTestFinished(() => thread.end());
    return thread;
  };

  it('is that of this thread, and so is what it leaves for an edit', async () => {
    const thread = start();
    const {ask} = thread;
    const asked: string[] = [];
    Object.assign(thread, {
      ask(question: Parameters<typeof ask>[0]) {
        asked.push(question.kind);
        return ask(question);
      },
    });
    const at = join(dir, 'here');
    const edited = texts.with(60, 'Tide 60, seen from a lighthouse.');
    for (const [now, apart] of [
      [texts, thread],
      [edited, undefined],
      [[...edited, 'Neap tide.'], thread],
    ] as const) {
      const {written} = await emit(now, 6000, {thread: apart});
      const here = await emit(now, 6000, {at});
      expect(written).toBe(here.written);
      expect(contentsIn(dir)).toEqual(contentsIn(at));
    }
    const once = ['open', 'take', 'take', 'take', 'merge', 'save'];
    expect(asked).toEqual([...once, ...once]);
  });

  it('takes records of those pages alone whose terms are not in the cache', async () => {
    await emit(texts, 6000);
    const asked: string[] = [];
    const all = [...texts, 'Neap tide.'];
    const thread = start();
    const index = openSearchIndex({
      pages: all.map((text, i) => ({
        key: `${i} ${text}`,
        records() {
          asked.push(text);
          return pageOf(i, text);
        },
      })),
      locale: 'en',
      maxFiles: 6000,
      synonyms: [],
      cache: openCache(join(dir, 'cache')),
      fingerprint: 'f',
    });
    index.makeApart(thread);
    const output = openOutput(join(dir, 'dist'), join(dir, 'state'));
    await index.emit(output);
    output.commit();
    expect(asked).toEqual(['Neap tide.']);
  });

  it.each([
    ['has ended', (thread: IndexThread) => thread.end()],
    [
      'fails at each question',
      (thread: IndexThread) =>
        Object.assign(thread, {ask: () => Promise.reject(new Error('broken'))}),
    ],
    [
      'ends before it has made it',
      (thread: IndexThread) => {
        const {ask} = thread;
        Object.assign(thread, {
          ask(question: Parameters<typeof ask>[0]) {
            if (question.kind === 'merge') thread.end();
            return ask(question);
          },
        });
      },
    ],
  ])('is made in this one where the thread %s', async (_, spoil) => {
    const thread = start();
    spoil(thread);
    await emit(texts, 6000, {thread});
    const at = join(dir, 'here');
    await emit(texts, 6000, {at});
    expect(contentsIn(dir)).toEqual(contentsIn(at));
  });
});
