import {isDeepStrictEqual} from 'node:util';
import {deserialize, serialize} from 'node:v8';
import {describe, expect, it} from 'vitest';
import {createIndexMerger} from './mergeIndex.ts';
import {META_FILE} from '../format/metaFile.ts';
import {createPageIndexer} from './pageTerms.ts';
import type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
import type {PageRecords} from '../format/records.ts';
import {createRandom, randomInt} from '../testing/random.ts';
import {ALPHABET, randomSketches} from '../testing/randomSite.ts';
import {toPages} from '../testing/site.ts';
import {updateIndex} from './updateIndex.ts';
import type {IndexState, MergeOptions, SearchIndex} from './writeIndex.ts';

const pinyinOf = (char: string) => [`p${char.charCodeAt(0) % 40}`];

/** Pages with what makes an index of them, and of edits of them. */
function openPages(records: readonly PageRecords[], options: MergeOptions & PageIndexerOptions) {
  const indexPage = createPageIndexer(options);
  const pages = new Map(records.map((page) => [page.url, indexPage(page)]));
  return {
    build(): SearchIndex {
      const merger = createIndexMerger();
      for (const page of pages.values()) merger.add(page);
      return merger.finish(options);
    },
    /** Takes edits over, and updates an index of before. */
    update(edited: readonly PageRecords[], state: IndexState) {
      const edits = edited.map((page) => {
        const change = {before: pages.get(page.url) as PageTerms, after: indexPage(page)};
        pages.set(page.url, change.after);
        return change;
      });
      const textsOf = (url: string) => (pages.get(url) as PageTerms).texts;
      return updateIndex({state, edits, textsOf}, options);
    },
  };
}

/** Prints files as texts: matchers compare these in no time. */
function printFiles(files: Iterable<readonly [string, Uint8Array]>): string[] {
  return [...files]
    .map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('latin1')}`)
    .sort();
}

/** Changes what a page says, not where its sections are. */
function edit(page: PageRecords, random: () => number): PageRecords {
  const int = (below: number) => randomInt(random, below);
  const word = () =>
    Array.from({length: 1 + int(4)}, () => ALPHABET.charAt(int(ALPHABET.length))).join('');
  const own = int(4) === 0 ? String.fromCharCode(0x6000 + int(500)) : '';
  const code = int(3) === 0 ? ` cleanup${int(50)} ` : '';
  const at = int(page.records.length);
  const titled = int(6) === 0 ? word() : undefined;
  const boost = int(8) === 0 ? 2 : undefined;
  return {
    ...page,
    records: page.records.map((record, i) => ({
      ...record,
      ...(titled && {hierarchy: {...record.hierarchy, lvl1: titled}}),
      ...(boost && {boost}),
      ...(i === at && {
        content: int(3) === 0 ? null : `${record.content ?? ''}${word()}${own}${code}`,
      }),
    })),
  };
}

describe('an edited index', () => {
  it.each([
    {seed: 1, options: {}},
    {seed: 2, options: {pinyinOf, variants: {時: '时', 國: '国'}}},
    {seed: 3, options: {unitChars: 150, shardBytes: 200}},
    {seed: 4, options: {unitChars: 150, maxFiles: 90, pinyinOf}},
    {seed: 5, options: {shardBytes: 120, glossary: [['闭包', 'closure']], pinyinOf}},
  ])(
    'is that of a fresh build, byte for byte, after any series of edits ($seed)',
    ({seed, options}) => {
      const random = createRandom(seed);
      const records = toPages(randomSketches(seed, 30));
      const site = openPages(records, options);
      let {files, state} = site.build();
      let updateCount = 0;
      for (let round = 0; round < 8; round++) {
        const edited = Array.from({length: 1 + randomInt(random, 3)}, (_, i) => {
          const at = (round * 5 + i) % records.length;
          return (records[at] = edit(records[at]!, random));
        });
        const updated = site.update(edited, deserialize(serialize(state)) as IndexState);
        const fresh = site.build();
        if (updated) updateCount++;
        const next = updated ?? {...fresh, kept: []};
        const kept = next.kept.map((name) => [name, files.get(name)!] as const);
        expect(printFiles([...kept, ...next.files])).toEqual(printFiles(fresh.files));
        // As values: a number may be serialized as an integer in one and as a double in the other.
        expect(isDeepStrictEqual(next.state, fresh.state)).toBe(true);
        ({files} = fresh);
        ({state} = next);
      }
      expect(updateCount).toBeGreaterThan(2);
    },
  );

  it('makes few files again', () => {
    const records = toPages(randomSketches(6, 120));
    const site = openPages(records, {});
    const before = site.build();
    const [page] = records as [PageRecords];
    const [first, ...others] = page.records;
    const updated = site.update(
      [{...page, records: [{...first!, content: `${first!.content}生产方法`}, ...others]}],
      before.state,
    );
    const made = [...updated!.files.keys()].filter((name) => name !== META_FILE);
    expect(made.filter((name) => /^[cwp]/.test(name)).length).toBeLessThan(10);
    expect(made.filter((name) => name.startsWith('t')).length).toBeLessThan(10);
    expect(updated!.kept.length).toBeGreaterThan(0.8 * before.files.size);
  });

  it('has to be merged where a page has another number of units, or is not known', () => {
    const records = toPages(randomSketches(7, 9));
    const options = {unitChars: 80};
    const [page] = records as [PageRecords];
    const [first, ...others] = page.records;
    const longer = {...first!, content: '函数与词法环境的组合。'.repeat(60)};
    const site = openPages(records, options);
    const {state} = site.build();
    expect(site.update([{...page, records: [longer, ...others]}], state)).toBeUndefined();
    const moved = createPageIndexer(options)({...page, url: '/moved'});
    const edits = [{before: moved, after: moved}];
    expect(updateIndex({state, edits, textsOf: () => []})).toBeUndefined();
  });
});
