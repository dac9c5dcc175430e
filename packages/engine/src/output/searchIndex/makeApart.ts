import {extname} from 'node:path';
import type {PageRecords} from '@wuya/search';
import {startThread, type WorkerThread} from '../../bundle/modules/workerThread.ts';
import type {IndexInput, MadeIndex} from './makeIndex.ts';

/** What a thread that makes indexes is asked; `cacheDir` tells which of them is meant. */
export type IndexQuestion = {readonly cacheDir: string} & (
  | ({readonly kind: 'open'} & Omit<IndexInput, 'pages' | 'cache'>)
  | {readonly kind: 'take'; readonly pages: readonly (readonly [number, PageRecords | null])[]}
  | {readonly kind: 'merge'}
  | {readonly kind: 'save'; readonly key: string}
);

export interface IndexAnswer {
  /** Pages whose terms are not in the cache, when an index was opened. */
  readonly missing?: readonly number[];
  readonly files?: MadeIndex['files'];
}

export type IndexThread = WorkerThread<IndexQuestion, IndexAnswer>;

/** An index that was made in a thread. */
export interface ApartIndex extends MadeIndex {
  /** Keeps what the next build needs; see `IndexMaker`. */
  save(key: string): Promise<unknown>;
}

/**
 * Starts a thread that makes indexes: cutting notes into terms and coding them takes a sixth of a build without a cache.
 * @param module for tests
 */
export function startIndexThread(
  module = new URL(`./indexThread${extname(import.meta.url)}`, import.meta.url),
): IndexThread {
  return startThread(module);
}

/** Pages whose records go to the thread at a time; of so many, two times are under way, so that neither side waits. */
const PAGES_AT_ONCE = 50;

/** Makes an index from all pages in a thread; rejects where it fails. */
export async function makeIndexApart(
  thread: IndexThread,
  {pages, cache, ...input}: IndexInput,
): Promise<ApartIndex> {
  const cacheDir = cache.dir;
  const opened = await thread.ask({kind: 'open', cacheDir, ...input});
  const missing = new Set(opened.missing);
  let before: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < pages.length; start += PAGES_AT_ONCE) {
    const taken = pages
      .slice(start, start + PAGES_AT_ONCE)
      .map(({records}, i) => [start + i, missing.has(start + i) ? records() : null] as const);
    const next = thread.ask({kind: 'take', cacheDir, pages: taken});
    next.catch(() => undefined); // told by the wait for it
    await before;
    before = next;
  }
  await before;
  const {files} = await thread.ask({kind: 'merge', cacheDir});
  return {files: files!, save: (key) => thread.ask({kind: 'save', cacheDir, key})};
}
