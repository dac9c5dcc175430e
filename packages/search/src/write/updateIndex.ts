import {toCharTerms} from './charShards.ts';
import type {CharTerms} from './charShards.ts';
import {editPostings, readEntries} from './editPostings.ts';
import type {EditedPage, TermEntries} from './editPostings.ts';
import {toLayout} from './indexLayout.ts';
import {keepShards} from './keptShards.ts';
import type {PageTerms} from './pageTerms.ts';
import {writeIndex} from './writeIndex.ts';
import type {IndexState, MergeOptions, SearchIndex} from './writeIndex.ts';

/** A page whose terms were others when the index was made. */
export interface PageEdit {
  readonly before: PageTerms;
  readonly after: PageTerms;
}

/** What an edit needs of the index before it. */
export interface IndexEdit {
  /** State of the index that was made before, with the same options. */
  readonly state: IndexState;
  readonly edits: readonly PageEdit[];
  /** Gives the texts of a page that is as it was: those of its neighbours are coded with it. */
  textsOf(url: string): PageTerms['texts'];
}

/** An index after an edit: `files` has those that are new, and the meta file. */
export interface UpdatedIndex extends SearchIndex {
  /** Names of files that stay as they were. */
  readonly kept: readonly string[];
}

/**
 * Makes the index of pages of which some were edited: only what they change is made again, the bytes are those of a fresh build.
 * @returns undefined where an edit moves units: then the index has to be merged from all pages
 */
export function updateIndex(
  {state, edits, textsOf}: IndexEdit,
  options: MergeOptions = {},
): UpdatedIndex | undefined {
  const placeOf = new Map(state.pages.map(({url}, page) => [url, page]));
  const isInPlace = edits.every(({before, after}) => {
    const unitCount = state.pages[placeOf.get(after.url) ?? -1]?.unitCount;
    return [before, after].every(
      (page) => page.url === after.url && page.texts.length === unitCount,
    );
  });
  if (!isInPlace) return undefined;
  const edited = new Map(edits.map(({after}) => [after.url, after]));
  const pages = state.pages.map((page) => {
    const after = edited.get(page.url);
    return after ? {...page, facets: after.facets, boost: after.boost} : page;
  });
  const layout = toLayout(pages);
  const {pageStarts, unitCount} = layout;
  const editsOf = <Term>(ofPage: (page: PageTerms) => TermEntries<Term>): EditedPage<Term>[] =>
    edits.map(({before, after}) => ({
      start: pageStarts[placeOf.get(after.url) as number] as number,
      before: ofPage(before),
      after: ofPage(after),
    }));
  const chars = editPostings(
    state.chars,
    editsOf(({chars: own}) => own),
    unitCount,
  );
  const words = editPostings(
    state.words,
    editsOf(({words: own}) => own),
    unitCount,
  );
  const pinyin = editPostings(
    state.pinyin,
    editsOf(({pinyin: own}) => own),
    unitCount,
  );
  const charTerms = toCharTerms(Uint32Array.from(chars.terms), chars.postings, (i) =>
    readEntries(chars.postings, i, unitCount),
  );
  return writeIndex(
    {
      layout,
      charTerms,
      wordTerms: {words: words.terms, postings: words.postings},
      pinyinTerms: {words: pinyin.terms, postings: pinyin.postings},
      textsOf: (page) => {
        const {url} = pages[page]!;
        return edited.get(url)?.texts ?? textsOf(url);
      },
    },
    options,
    {
      // Terms are numbered by the characters of the site: another one moves all.
      chars: hasSameAlphabet(charTerms, state)
        ? keepShards(state.chars.shards, chars.changed)
        : undefined,
      words: keepShards(state.words.shards, words.changed),
      pinyin: keepShards(state.pinyin.shards, pinyin.changed),
      texts: state.texts,
      isEdited: (page) => edited.has(pages[page]!.url),
    },
  );
}

function hasSameAlphabet({extra}: CharTerms, {chars}: IndexState): boolean {
  return extra.join() === chars.extra.join();
}
