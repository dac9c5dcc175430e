import type {PageRecords} from '@wuya/search';
import {META_FILE, PAGE_TERMS_VERSION} from '@wuya/search/format';
import type {Cache} from '../../cache/cache.ts';
import {hashOf} from '../../cache/hash.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {isChinese} from './chineseTables.ts';
import {type ApartIndex, type IndexThread, makeIndexApart} from './makeApart.ts';
import type {IndexInput, MadeIndex} from './makeIndex.ts';

/** A page for the index: its records are made only when its terms are not in the cache. */
export interface IndexedPage {
  /** Hash of all that its records are made from. */
  readonly key: string;
  records(): PageRecords;
}

/** Each file with what it was written from. */
type WrittenFiles = readonly (readonly [path: string, key: string])[];

interface IndexRecord {
  readonly key: string;
  readonly files: WrittenFiles;
}

/** The inputs of a site's index. */
interface SearchIndexInput {
  readonly pages: readonly IndexedPage[];
  readonly locale: string;
  /** Maximum number of files in the whole folder of the index. */
  readonly maxFiles: number;
  /** Names of the same thing, beside the glossary. */
  readonly synonyms: readonly (readonly string[])[];
  readonly cache: Cache;
  readonly fingerprint: string;
}

/** The search index of a language, on its way into the output. */
export interface SearchIndexFiles {
  /** Starts to make it in a thread. Where that fails it is made when it is written. */
  makeApart(thread: IndexThread): void;
  /** Writes its files. `current.bin` is the one to begin with; all others carry the hash of their content. */
  emit(output: OutputFolder): Promise<void>;
}

/**
 * Opens the search index of a site. Pages are cut into terms once and kept; nothing is read or merged when no page
 * changed, and an edit within the units of a page updates only what it changes.
 */
export function openSearchIndex({fingerprint, ...given}: SearchIndexInput): SearchIndexFiles {
  const {pages, locale, maxFiles, synonyms, cache} = given;
  const base = hashOf(fingerprint, String(PAGE_TERMS_VERSION), String(isChinese(locale)));
  const keys = pages.map((page) => hashOf(base, page.key));
  const options = hashOf(base, String(maxFiles), JSON.stringify(synonyms));
  const key = hashOf(options, ...[...keys].sort());
  const last = cache.read<IndexRecord>('search', 'last');
  const input: IndexInput = {...given, keys, options};
  let apart: Promise<ApartIndex | undefined> | undefined;
  return {
    makeApart(thread) {
      if (last?.key !== key) apart = makeIndexApart(thread, input).catch(() => undefined);
    },
    async emit(output) {
      if (last?.key === key && isStanding(last.files, output)) {
        if (output.reuse(`${SEARCH_DIR}/${META_FILE}`, key)) return;
      }
      const made = await apart;
      const {index, kept, save} = made
        ? {index: made, kept: [], save: made.save}
        : await makeHere(input, last, output);
      const files = [...kept, ...writeFiles(index, output)];
      output.write(`${SEARCH_DIR}/${META_FILE}`, key, index.files.get(META_FILE)!);
      cache.write('search', 'last', {key, files} satisfies IndexRecord);
      await save(key);
    },
  };
}

/** Makes an index in this thread: what an edit changes, or all of it. */
async function makeHere(
  input: IndexInput,
  last: IndexRecord | undefined,
  output: OutputFolder,
): Promise<{index: MadeIndex; kept: WrittenFiles; save: (key: string) => void}> {
  // A build that changes no page does not load these 60 modules.
  const {openIndexMaker} = await import('./makeIndex.ts');
  const maker = await openIndexMaker(input);
  const {save} = maker;
  const updated = maker.update(last?.key);
  const keysOfLast = new Map(last?.files);
  const kept = updated?.kept.flatMap((name) => {
    const path = `${SEARCH_DIR}/${name}`;
    const fileKey = keysOfLast.get(path);
    return fileKey !== undefined && output.reuse(path, fileKey) ? [[path, fileKey] as const] : [];
  });
  return updated && kept?.length === updated.kept.length
    ? {index: updated, kept, save}
    : {index: maker.merge(), kept: [], save};
}

function isStanding(files: WrittenFiles, output: OutputFolder): boolean {
  return files.every(([path, key]) => output.reuse(path, key));
}

/** Writes files that are not in the output already, but for the one to begin with. */
function writeFiles({files}: MadeIndex, output: OutputFolder): WrittenFiles {
  return [...files].flatMap(([name, content]) => {
    if (name === META_FILE) return [];
    const path = `${SEARCH_DIR}/${name}`;
    const key = `search ${checksumOf(content)}`;
    if (!output.reuse(path, key)) output.write(path, key, content);
    return [[path, key] as const];
  });
}

/** Returns the checksum that a file begins with. Its name has a shorter one, which two contents may share. */
function checksumOf(content: Uint8Array): number {
  return new DataView(content.buffer, content.byteOffset).getUint32(0);
}
