import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {fileName} from './fileNames.ts';
import {TEXT_HASH_BITS} from './meta.ts';
import type {PageTerms} from './pageTerms.ts';
import {hashBytes, hashText, mix, sealFile} from './seal.ts';
import {UNIT} from './unitText.ts';

/** The files of the text, in groups of whole pages that share a hash. */
export interface TextFiles {
  readonly unitsPerText: number;
  /** First page of each group. */
  readonly starts: number[];
  readonly hashes: number[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

// Groups of a site, at most about: each takes four bytes of the meta file, and an edit renames the files of one.
const MOST_GROUPS = 560;

// Below this many units two stand in a file: a tenth less text on the host, and an answer of a small site has few bytes
// anyway. The site's own notes, 98 units: 127 → 119 KB.
const SMALL_SITE = 256;

/**
 * Files with the text of `unitsPerText` neighbouring units each, compressed as one; as many as `maxFiles` allows. A file is
 * named by the hash of its group and its place there, so an edit leaves the names of all other groups.
 */
export function textFiles(pages: readonly PageTerms[], maxFiles: number): TextFiles {
  const starts = startsOf(pages, Math.max(1, Math.min(MOST_GROUPS, maxFiles / 4)));
  const groups = starts.map((start, i) => pages.slice(start, starts[i + 1]).flatMap(({texts}) => texts));
  const fileCount = (unitsPerText: number) => groups.reduce((sum, texts) => sum + Math.ceil(texts.length / unitsPerText), 0);
  const unitCount = fileCount(1);
  let unitsPerText = Math.max(unitCount < SMALL_SITE ? 2 : 1, Math.ceil(unitCount / Math.max(1, maxFiles)));
  while (unitsPerText < unitCount && fileCount(unitsPerText) > maxFiles) unitsPerText++;
  const files = new Map<string, Uint8Array>();
  const hashes: number[] = [];
  const taken = new Set<number>();
  for (const texts of groups) {
    const sealed: Uint8Array[] = [];
    for (let i = 0; i < texts.length; i += unitsPerText) sealed.push(sealFile(join(texts.slice(i, i + unitsPerText))));
    let hash = sealed.reduce((sum, file) => mix(sum ^ hashBytes(file)), 0) >>> (32 - TEXT_HASH_BITS);
    while (taken.has(hash)) hash = mix(hash) >>> (32 - TEXT_HASH_BITS);
    taken.add(hash);
    hashes.push(hash);
    sealed.forEach((file, i) => files.set(fileName('t', i, hash), file));
  }
  return {unitsPerText, starts, hashes, files};
}

/** The texts as one compressed text. */
function join(texts: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = texts;
  if (!first || others.length === 0) return first ?? new Uint8Array(0);
  const between = Buffer.from(UNIT);
  const parts = others.flatMap((text) => [between, inflateRawSync(text)]);
  return new Uint8Array(deflateRawSync(Buffer.concat([inflateRawSync(first), ...parts]), {level: 9}));
}

/** Groups begin where the hash of the address says so: a new page moves no group but its own. */
function startsOf(pages: readonly PageTerms[], groupCount: number): number[] {
  const share = groupCount / 2 ** Math.ceil(Math.log2(Math.max(1, pages.length)));
  return pages.flatMap(({url}, page) => (page === 0 || hashText(url) < share * 2 ** 32 ? [page] : []));
}
