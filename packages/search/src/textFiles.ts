import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {fileName} from './fileNames.ts';
import {TEXT_HASH_BITS} from './meta.ts';
import type {PageTerms} from './pageTerms.ts';
import {hashBytes, hashText, mix, sealFile} from './seal.ts';
import {packTexts} from './textPack.ts';
import {UNIT} from './unitText.ts';

/** The files of the text, in groups of whole pages that share a hash. */
export interface TextFiles {
  readonly unitsPerText: number;
  /** Units that are compressed together. */
  readonly unitsPerStream: number;
  /** First page of each group. */
  readonly starts: number[];
  readonly hashes: number[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

// Groups of a site, at most about: each takes four bytes of the meta file, and an edit renames the files of one.
const MOST_GROUPS = 560;

// Below this many units two are compressed together: an eighth less text on the host, and an answer of a small site has
// few bytes anyway. The site's own notes, 98 units: 127 → 113 KB.
const SMALL_SITE = 256;

/**
 * Files with the compressed text of `unitsPerText` neighbouring units each, as many as `maxFiles` allows. A file is
 * named by the hash of its group and its place there, so an edit leaves the names of all other groups.
 */
export function textFiles(pages: readonly PageTerms[], maxFiles: number): TextFiles {
  const starts = startsOf(pages, Math.max(1, Math.min(MOST_GROUPS, maxFiles / 4)));
  const unitCount = pages.reduce((sum, {texts}) => sum + texts.length, 0);
  const unitsPerStream = unitCount < SMALL_SITE ? 2 : 1;
  const groups = starts.map((start, i) => joinStreams(pages.slice(start, starts[i + 1]).flatMap(({texts}) => texts), unitsPerStream));
  const fileCount = (streams: number) => groups.reduce((sum, texts) => sum + Math.ceil(texts.length / streams), 0);
  let streamsPerText = Math.max(1, Math.ceil(fileCount(1) / Math.max(1, maxFiles)));
  while (streamsPerText < unitCount && fileCount(streamsPerText) > maxFiles) streamsPerText++;
  const files = new Map<string, Uint8Array>();
  const hashes: number[] = [];
  const taken = new Set<number>();
  for (const texts of groups) {
    const sealed: Uint8Array[] = [];
    for (let i = 0; i < texts.length; i += streamsPerText) sealed.push(sealFile(packTexts(texts.slice(i, i + streamsPerText))));
    let hash = sealed.reduce((sum, file) => mix(sum ^ hashBytes(file)), 0) >>> (32 - TEXT_HASH_BITS);
    while (taken.has(hash)) hash = mix(hash) >>> (32 - TEXT_HASH_BITS);
    taken.add(hash);
    hashes.push(hash);
    sealed.forEach((file, i) => files.set(fileName('t', i, hash), file));
  }
  return {unitsPerText: streamsPerText * unitsPerStream, unitsPerStream, starts, hashes, files};
}

function joinStreams(texts: readonly Uint8Array[], count: number): readonly Uint8Array[] {
  if (count === 1) return texts;
  const between = Buffer.from(UNIT);
  return Array.from({length: Math.ceil(texts.length / count)}, (_, i) => {
    const [first, ...others] = texts.slice(i * count, (i + 1) * count).map((text) => inflateRawSync(text));
    return new Uint8Array(deflateRawSync(Buffer.concat([first ?? between, ...others.flatMap((text) => [between, text])]), {level: 9}));
  });
}

/** Groups begin where the hash of the address says so: a new page moves no group but its own. */
function startsOf(pages: readonly PageTerms[], groupCount: number): number[] {
  const share = groupCount / 2 ** Math.ceil(Math.log2(Math.max(1, pages.length)));
  return pages.flatMap(({url}, page) => (page === 0 || hashText(url) < share * 2 ** 32 ? [page] : []));
}
