import type {PageRecords} from '@wuya/search';
import {META_FILE, PAGE_TERMS_VERSION} from '@wuya/search/format';
import type {Cache} from '../../cache/cache.ts';
import {hashOf} from '../../cache/hash.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {isChinese} from './chineseTables.ts';
import type {MadeIndex} from './makeIndex.ts';

/** Folder of the index in the output. */
export const SEARCH_DIR = 'search-index';

/** A page for the index: its records are made only when its terms are not in the cache. */
export interface IndexedPage {
  /** Hash of all that its records are made from. */
  readonly key: string;
  records(): PageRecords;
}

interface IndexRecord {
  readonly key: string;
  /** Each file with what it was written from. */
  readonly files: readonly (readonly [path: string, key: string])[];
}

/**
 * Writes the search index. Pages are cut into terms once and kept; nothing is read or merged when no page changed, and
 * an edit within the units of a page makes anew what it changes alone.
 * `current.bin` is the file to begin with; all others carry the hash of their content.
 */
export async function emitSearchIndex({
  pages,
  locale,
  maxFiles,
  synonyms,
  output,
  cache,
  fingerprint,
}: {
  pages: readonly IndexedPage[];
  locale: string;
  /** Of the whole folder. */
  maxFiles: number;
  /** Names of the same thing, beside the glossary. */
  synonyms: readonly (readonly string[])[];
  output: OutputFolder;
  cache: Cache;
  fingerprint: string;
}): Promise<void> {
  const base = hashOf(fingerprint, String(PAGE_TERMS_VERSION), String(isChinese(locale)));
  const keys = pages.map((page) => hashOf(base, page.key));
  const options = hashOf(base, String(maxFiles), JSON.stringify(synonyms));
  const key = hashOf(options, ...[...keys].sort());
  const last = cache.read<IndexRecord>('search', 'last');
  if (last?.key === key && last.files.every(([path, fileKey]) => output.reuse(path, fileKey))) {
    if (output.reuse(`${SEARCH_DIR}/${META_FILE}`, key)) return;
  }
  // A build that changes no page does without these 60 modules.
  const {openIndexMaker} = await import('./makeIndex.ts');
  const maker = await openIndexMaker({pages, keys, options, locale, maxFiles, synonyms, cache});
  const keysOfLast = new Map(last?.files);
  const files: [path: string, key: string][] = [];
  const keep = (name: string): boolean => {
    const path = `${SEARCH_DIR}/${name}`;
    const fileKey = keysOfLast.get(path);
    if (fileKey === undefined || !output.reuse(path, fileKey)) return false;
    files.push([path, fileKey]);
    return true;
  };
  const write = (made: MadeIndex): void => {
    for (const [name, content] of made.files) {
      if (name === META_FILE) continue;
      const path = `${SEARCH_DIR}/${name}`;
      const fileKey = `search ${checksumOf(content)}`;
      files.push([path, fileKey]);
      if (!output.reuse(path, fileKey)) output.write(path, fileKey, content);
    }
    output.write(`${SEARCH_DIR}/${META_FILE}`, key, made.files.get(META_FILE)!);
  };
  const updated = maker.update(last?.key);
  if (updated?.kept.every(keep)) write(updated);
  else {
    files.length = 0;
    write(maker.merge());
  }
  cache.write('search', 'last', {key, files} satisfies IndexRecord);
  maker.save(key);
}

/** The checksum that a file begins with. Its name has a shorter one, which two contents may share. */
function checksumOf(content: Uint8Array): number {
  return new DataView(content.buffer, content.byteOffset).getUint32(0);
}
