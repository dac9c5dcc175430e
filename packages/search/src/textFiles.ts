import {fileName} from './fileNames.ts';
import {TEXT_HASH_BITS} from './meta.ts';
import type {IndexedPage} from './indexLayout.ts';
import {hashBytes, hashText, mix, sealFile} from './seal.ts';
import {endsOf, toStretches} from './stretches.ts';
import {encodeText} from './textCode/encodeText.ts';
import {createQuickDecoder} from './textCode/quickDecoder.ts';
import {textModel} from './textCode/writeTable.ts';
import {UNIT} from './unitText.ts';

/** The files of the text, in groups of whole pages that share a hash. */
export interface TextFiles {
  readonly unitsPerText: number;
  /** First page of each group. */
  readonly starts: number[];
  readonly hashes: number[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Gives the coded form of texts, from where it was kept or by making it. */
export type RecallTexts = (texts: readonly Uint8Array[], make: () => Uint8Array) => Uint8Array;

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
  const sizes = starts.map((start, i) =>
    pages.slice(start, starts[i + 1]).reduce((sum, {texts}) => sum + texts.length, 0),
  );
  const fileCount = (unitsPerText: number) =>
    sizes.reduce((sum, size) => sum + Math.ceil(size / unitsPerText), 0);
  const unitCount = fileCount(1);
  let unitsPerText = Math.max(1, Math.ceil(unitCount / Math.max(1, maxFiles)));
  while (unitsPerText < unitCount && fileCount(unitsPerText) > maxFiles) unitsPerText++;
  return {starts, unitsPerText, fileCount: fileCount(unitsPerText)};
}

/**
 * Makes files with the text of some neighbouring units each, coded as one. A file is named by the hash of its group and
 * its place there, so an edit leaves the names of all other groups.
 */
export function textFiles(
  pages: readonly IndexedPage[],
  maxFiles: number,
  recall: RecallTexts = (_, make) => make(),
): TextFiles {
  const {starts, unitsPerText} = planTexts(pages, maxFiles);
  const groups = starts.map((start, i) =>
    pages.slice(start, starts[i + 1]).flatMap(({texts}) => texts),
  );
  const files = new Map<string, Uint8Array>();
  const hashes: number[] = [];
  const taken = new Set<number>();
  for (const texts of groups) {
    const sealed: Uint8Array[] = [];
    for (let i = 0; i < texts.length; i += unitsPerText)
      sealed.push(sealFile(join(texts.slice(i, i + unitsPerText), recall)));
    let hash =
      sealed.reduce((sum, file) => mix(sum ^ hashBytes(file)), 0) >>> (32 - TEXT_HASH_BITS);
    while (taken.has(hash)) hash = mix(hash) >>> (32 - TEXT_HASH_BITS);
    taken.add(hash);
    hashes.push(hash);
    sealed.forEach((file, i) => files.set(fileName('t', i, hash), file));
  }
  return {unitsPerText, starts, hashes, files};
}

const decode = createQuickDecoder(textModel());

/** The texts as one: what units of a file share is told once. */
function join(texts: readonly Uint8Array[], recall: RecallTexts): Uint8Array {
  const [first, ...others] = texts;
  if (!first || others.length === 0) return first ?? new Uint8Array(0);
  return recall(texts, () => encodeText(decode(texts, UNIT.charCodeAt(0))));
}

/** Groups of about as many units, cut before the least hashes of addresses: a new page moves no group but its own. */
function startsOf(pages: readonly IndexedPage[], maxFiles: number): number[] {
  const groupCount = Math.max(1, Math.min(MOST_GROUPS, maxFiles / 4));
  const ends = endsOf(pages.map(({texts}) => texts.length));
  // Another limit moves the borders of all groups, so it rises by large steps only: 8, 11, 16, 23 units.
  const most = Math.round(
    2 **
      (Math.ceil(2 * Math.log2(Math.max(1, (ends.at(-1) ?? 0) / (groupCount * MEAN_SHARE)))) / 2),
  );
  return pages.length === 0
    ? []
    : toStretches(ends, most, (page) => hashText((pages[page] as IndexedPage).url)).map(
        ({start}) => start,
      );
}
