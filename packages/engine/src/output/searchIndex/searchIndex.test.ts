import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {PageRecords} from '@wuya/search';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openCache} from '../../cache/cache.ts';
import {openOutput} from '../emit/output.ts';
import {emitSearchIndex, SEARCH_DIR} from './searchIndex.ts';

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
  {at = dir, isLost = false} = {},
): Promise<{written: number; files: string[]}> {
  const output = openOutput(join(at, 'dist'), join(at, 'state'));
  const pages = texts.map((text, i) => ({key: `${i} ${text}`, records: () => pageOf(i, text)}));
  await emitSearchIndex({
    pages,
    locale: 'en',
    maxFiles,
    synonyms: [],
    output,
    cache: openCache(join(at, 'cache')),
    fingerprint: 'f',
  });
  if (isLost) return {written: 0, files: []};
  const {writtenCount} = output.commit();
  return {written: writtenCount, files: readdirSync(join(at, 'dist', SEARCH_DIR))};
}

it('follows search.maxFiles, also when no page changed, and writes nothing when neither did', async () => {
  const texts = Array.from({length: 120}, (_, i) => `Tide ${i} and the shore of ${i * 7919}.`);
  expect((await emit(texts, 6000)).files.length).toBeGreaterThan(60);
  const few = await emit(texts, 50);
  expect(few.files.length).toBeLessThanOrEqual(50);
  expect(await emit(texts, 50)).toEqual({...few, written: 0});
});

it('writes a file anew that has its name but another content', async () => {
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

describe('an edit', () => {
  const texts = Array.from({length: 120}, (_, i) => `Tide ${i} and the shore of ${i * 7919}.`);
  const edited = texts.with(60, 'Tide 60, seen from a lighthouse.');

  /** The files of an index with their content. */
  const contentsIn = (at: string) =>
    readdirSync(join(at, 'dist', SEARCH_DIR)).map((name) => [
      name,
      readFileSync(join(at, 'dist', SEARCH_DIR, name), 'latin1'),
    ]);
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
