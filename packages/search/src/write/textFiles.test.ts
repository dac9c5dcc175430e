import {expect, it} from 'vitest';
import {buildIndex} from './mergeIndex.ts';
import {randomSketches} from '../testing/randomSite.ts';
import {toPages} from '../testing/site.ts';
import type {RecallTexts} from './textFiles.ts';

it('texts are coded once, and the bytes are those of a fresh index', () => {
  const pages = toPages(randomSketches(10, 80));
  const kept = new Map<string, Uint8Array>();
  let madeCount = 0;
  const recall: RecallTexts = (text, make) => {
    const key = text.join();
    const found = kept.get(key);
    if (found) return found;
    madeCount++;
    const made = make();
    kept.set(key, made);
    return made;
  };
  buildIndex(pages, {maxFiles: 40, recall});
  const before = madeCount;
  expect(before).toBeGreaterThan(3);
  const edited = pages.with(7, {...toPages(randomSketches(11, 80))[7]!, url: pages[7]!.url});
  expect(buildIndex(edited, {maxFiles: 40, recall}).files).toEqual(
    buildIndex(edited, {maxFiles: 40}).files,
  );
  expect(madeCount - before).toBeLessThan(before);
});
