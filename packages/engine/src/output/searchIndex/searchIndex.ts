import {deserialize, serialize} from 'node:v8';
import type {PageRecords, PageTerms} from '@wuya/search';
import {META_FILE, PAGE_TERMS_VERSION} from '@wuya/search/format';
import type {Cache} from '../../cache/cache.ts';
import type {Pack} from '../../cache/pack.ts';
import {hashOf} from '../../cache/hash.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {isChinese, loadChineseTables} from './chineseTables.ts';

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
 * Writes the search index. Pages are cut into terms once and kept; nothing is read or merged when no page changed.
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
  const keys = pages.map((page) =>
    hashOf(fingerprint, String(PAGE_TERMS_VERSION), String(isChinese(locale)), page.key),
  );
  const key = hashOf(String(maxFiles), JSON.stringify(synonyms), ...[...keys].sort());
  const known = cache.read<IndexRecord>('search', 'last');
  if (known?.key === key && known.files.every(([path, fileKey]) => output.reuse(path, fileKey))) {
    if (output.reuse(`${SEARCH_DIR}/${META_FILE}`, key)) return;
  }
  // A build that changes no page does without these 60 modules.
  const {createIndexMerger, createPageIndexer, GLOSSARY} = await import('@wuya/search');
  const tables = await loadChineseTables(locale);
  const pack = cache.pack('terms');
  let index: ((page: PageRecords) => PageTerms) | undefined;
  const merger = createIndexMerger();
  pages.forEach((page, i) => {
    const cached = readTerms(pack, keys[i]!);
    if (cached) return merger.add(cached);
    index ??= createPageIndexer(tables);
    const made = index(page.records());
    pack.write(keys[i]!, serialize(made));
    merger.add(made);
  });
  const kept = keepTexts(cache.pack('joined'), fingerprint);
  const merged = merger.finish({
    ...tables,
    recall: kept.recall,
    glossary: [...synonyms, ...GLOSSARY],
    maxFiles: maxFiles - 1,
  });
  const files: [path: string, key: string][] = [];
  for (const [name, content] of merged.files) {
    if (name === META_FILE) continue;
    const path = `${SEARCH_DIR}/${name}`;
    const fileKey = `search ${checksumOf(content)}`;
    files.push([path, fileKey]);
    if (!output.reuse(path, fileKey)) output.write(path, fileKey, content);
  }
  output.write(`${SEARCH_DIR}/${META_FILE}`, key, merged.files.get(META_FILE)!);
  cache.write('search', 'last', {key, files} satisfies IndexRecord);
  pack.save(new Set(keys));
  kept.save();
}

/** Keeps texts that share a file in their coded form: an edit changes those of a few. */
function keepTexts(pack: Pack, fingerprint: string) {
  const used = new Set<string>();
  return {
    recall(texts: readonly Uint8Array[], make: () => Uint8Array): Uint8Array {
      const lengths = texts.map(({length}) => length).join();
      const key = hashOf(fingerprint, String(PAGE_TERMS_VERSION), lengths, ...texts);
      used.add(key);
      const found = pack.read(key);
      if (found) return found;
      const made = make();
      pack.write(key, made);
      return made;
    },
    save: () => pack.save(used),
  };
}

/** The checksum that a file begins with. Its name has a shorter one, which two contents may share. */
function checksumOf(content: Uint8Array): number {
  return new DataView(content.buffer, content.byteOffset).getUint32(0);
}

/** Undefined when there is none, or it is damaged. */
function readTerms(pack: Pack, key: string): PageTerms | undefined {
  const bytes = pack.read(key);
  if (!bytes) return undefined;
  try {
    return deserialize(bytes) as PageTerms;
  } catch {
    return undefined;
  }
}
