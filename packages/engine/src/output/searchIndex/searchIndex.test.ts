import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {PageRecords} from '@wuya/search';
import {afterEach, beforeEach, expect, it} from 'vitest';
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
): Promise<{written: number; files: string[]}> {
  const output = openOutput(join(dir, 'dist'), join(dir, 'state'));
  const pages = texts.map((text, i) => ({key: `${i} ${text}`, records: () => pageOf(i, text)}));
  await emitSearchIndex({
    pages,
    locale: 'en',
    maxFiles,
    synonyms: [],
    output,
    cache: openCache(join(dir, 'cache')),
    fingerprint: 'f',
  });
  const {writtenCount} = output.commit();
  return {written: writtenCount, files: readdirSync(join(dir, 'dist', SEARCH_DIR))};
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
