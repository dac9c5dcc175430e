import {fileName} from '../format/fileNames.ts';
import {TEXT_HASH_BITS, TEXT_STEP} from '../format/meta.ts';
import type {IndexedPage} from './indexLayout.ts';
import type {PageTerms} from './pageTerms.ts';
import {hashBytes, hashText, mix, sealFile} from '../format/seal.ts';
import {endsOf, toStretches} from '../text/stretches.ts';
import {encodeText} from '../textCode/encodeText.ts';
import {UNIT} from '../format/unitText.ts';

/** The text files of an index, in groups of whole pages that share a hash. */
export interface WrittenTexts {
  readonly unitsPerText: number;
  /** First page of each group. */
  readonly starts: readonly number[];
  readonly hashes: readonly number[];
  /** Whether two groups had the same hash, so that another was made for one. */
  readonly hasClash: boolean;
}

/** Text files that are made, and the names of those that stay as they were. */
interface TextFiles {
  readonly written: WrittenTexts;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly kept: readonly string[];
}

/** What is known of the texts before, of which the units are as many. */
export interface KnownTexts {
  readonly texts: WrittenTexts;
  isEdited(page: number): boolean;
}

/** The pages in their final order with their texts. */
interface TextPages {
  readonly pages: readonly IndexedPage[];
  textsOf(page: number): PageTerms['texts'];
  readonly known?: KnownTexts | undefined;
}

/** Gives the coded form of a text in UTF-16, from where it was kept or by making it. */
export type RecallTexts = (text: Uint16Array, make: () => Uint8Array) => Uint8Array;

// Groups of a site, at most about: each takes four bytes of the meta file, and an edit renames the files of one.
const MOST_GROUPS = 560;

// What a stretch is of the most it may be, at the mean.
const MEAN_SHARE = 0.7;

/**
 * Plans the text files: the first page of each group, how many units share a text file, and how many files that makes: as
 * many as `maxFiles` allows.
 */
export function planTexts(
  pages: readonly IndexedPage[],
  maxFiles: number,
): {starts: number[]; unitsPerText: number; fileCount: number} {
  const starts = startsOf(pages, maxFiles);
  const sizes = starts.map((start, i) => sumUnits(pages.slice(start, starts[i + 1])));
  const fileCount = (unitsPerText: number) =>
    sizes.reduce((sum, size) => sum + countFiles(size, unitsPerText), 0);
  const unitCount = fileCount(1);
  const least = Math.ceil(unitCount / Math.max(1, maxFiles) / TEXT_STEP) * TEXT_STEP;
  let unitsPerText = Math.max(1, least);
  while (unitsPerText < unitCount && fileCount(unitsPerText) > maxFiles) unitsPerText += TEXT_STEP;
  return {starts, unitsPerText, fileCount: fileCount(unitsPerText)};
}

/**
 * Makes files with the text of some neighbouring units each, coded as one. A file is named by the hash of its group and
 * its place there, so an edit leaves the names of all other groups.
 */
export function textFiles(
  {pages, textsOf, known}: TextPages,
  maxFiles: number,
  recall: RecallTexts = (_, make) => make(),
): TextFiles {
  const {starts, unitsPerText} = planTexts(pages, maxFiles);
  const files = new Map<string, Uint8Array>();
  const kept: string[] = [];
  const hashes: number[] = [];
  const taken = new Set<number>();
  let hasClash = false;
  const findKnown = known && findGroups(known, {starts, unitsPerText});
  starts.forEach((start, group) => {
    const end = starts[group + 1] ?? pages.length;
    const knownHash = findKnown?.(group, end);
    if (knownHash !== undefined && !taken.has(knownHash)) {
      taken.add(knownHash);
      hashes.push(knownHash);
      const unitCount = sumUnits(pages.slice(start, end));
      for (let i = 0; i < countFiles(unitCount, unitsPerText); i++)
        kept.push(fileName('t', i, knownHash));
      return;
    }
    const texts = pages.slice(start, end).flatMap((_, i) => textsOf(start + i));
    const sealed: Uint8Array[] = [];
    for (let i = 0; i < countFiles(texts.length, unitsPerText); i++) {
      const first = Math.ceil(i * unitsPerText);
      const text = joinTexts(texts.slice(first, Math.ceil((i + 1) * unitsPerText)));
      sealed.push(sealFile(recall(text, () => encodeText(text))));
    }
    let hash =
      sealed.reduce((sum, file) => mix(sum ^ hashBytes(file)), 0) >>> (32 - TEXT_HASH_BITS);
    hasClash ||= taken.has(hash);
    while (taken.has(hash)) hash = mix(hash) >>> (32 - TEXT_HASH_BITS);
    taken.add(hash);
    hashes.push(hash);
    sealed.forEach((file, i) => files.set(fileName('t', i, hash), file));
  });
  return {written: {unitsPerText, starts, hashes, hasClash}, files, kept};
}

/** Counts the files of a group: each begins with the first unit that is not before its place. */
function countFiles(unitCount: number, unitsPerText: number): number {
  return Math.floor((unitCount - 1) / unitsPerText) + 1;
}

/** Finds the hash of a group none of whose pages was edited; `plan` is that of the texts as they are now. */
function findGroups(
  {texts, isEdited}: KnownTexts,
  plan: Pick<WrittenTexts, 'starts' | 'unitsPerText'>,
): ((group: number, end: number) => number | undefined) | undefined {
  const isSame =
    !texts.hasClash &&
    texts.unitsPerText === plan.unitsPerText &&
    texts.starts.join() === plan.starts.join();
  if (!isSame) return undefined;
  return (group, end) => {
    for (let page = plan.starts[group] as number; page < end; page++)
      if (isEdited(page)) return undefined;
    return texts.hashes[group];
  };
}

/** Joins the texts of units that share a file. */
function joinTexts(texts: PageTerms['texts']): Uint16Array {
  if (texts.length === 1) return texts[0]!;
  const joined = new Uint16Array(texts.reduce((sum, {length}) => sum + length + 1, -1));
  let at = 0;
  for (const text of texts) {
    joined.set(text, at);
    at += text.length;
    if (at < joined.length) joined[at++] = UNIT.charCodeAt(0);
  }
  return joined;
}

function sumUnits(pages: readonly IndexedPage[]): number {
  return pages.reduce((sum, {unitCount}) => sum + unitCount, 0);
}

/** Groups of about as many units, cut before the least hashes of addresses: a new page moves no group but its own. */
function startsOf(pages: readonly IndexedPage[], maxFiles: number): number[] {
  const groupCount = Math.max(1, Math.min(MOST_GROUPS, maxFiles / 4));
  const ends = endsOf(pages.map(({unitCount}) => unitCount));
  // Another limit moves the borders of all groups, so it rises by large steps only: 8, 11, 16, 23 units.
  const most = Math.round(
    2 **
      (Math.ceil(2 * Math.log2(Math.max(1, (ends.at(-1) ?? 0) / (groupCount * MEAN_SHARE)))) / 2),
  );
  // Each is asked for once a halving: ten times for 5,000 pages.
  const ranks = pages.map(({url}) => hashText(url));
  return pages.length === 0
    ? []
    : toStretches(ends, most, (page) => ranks[page] as number).map(({start}) => start);
}
