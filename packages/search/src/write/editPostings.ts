import {BitReader, BitWriter} from '../base/bits.ts';
import type {Entries} from './entryList.ts';
import {lowerBound} from './keptShards.ts';
import {createPostingWriter, readPosting} from '../format/posting.ts';
import type {EncodedPostings} from './shards.ts';

/** Terms of a page with where they are. */
export interface TermEntries<Term> extends Entries {
  readonly terms: ArrayLike<Term>;
}

/** A page whose units are as many as before. */
export interface EditedPage<Term> {
  /** Its first unit. */
  readonly start: number;
  readonly before: TermEntries<Term>;
  readonly after: TermEntries<Term>;
}

/** The terms of a family, rising, with their postings. */
export interface Family<Term> {
  readonly terms: ArrayLike<Term>;
  readonly postings: EncodedPostings;
}

/** A family after an edit. */
interface EditedFamily<Term> {
  readonly terms: Term[];
  readonly postings: EncodedPostings;
  /** Terms whose posting has changed, or that are new or gone, rising. */
  readonly changed: readonly Term[];
}

/** Entries of a page that take the place of those with units from `start` up to `end`. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly entries: readonly number[];
}

/** Applies edits of pages to the postings of a family; all others are copied as they are. */
export function editPostings<Term extends string | number>(
  {terms, postings}: Family<Term>,
  pages: readonly EditedPage<Term>[],
  unitCount: number,
): EditedFamily<Term> {
  const replacements = findReplacements(pages);
  const changed = [...replacements.keys()].sort((a, b) => (a < b ? -1 : 1));
  const all: Term[] = [];
  const offsets: number[] = [];
  const writer = new BitWriter(postings.bytes.length + 1024);
  const posting = createPostingWriter(unitCount);
  let copied = 0;
  const copyTo = (end: number): void => {
    const shift = writer.bitLength - (postings.offsets[copied] as number);
    for (let i = copied; i < end; i++) {
      all.push(terms[i] as Term);
      offsets.push((postings.offsets[i] as number) + shift);
    }
    const from = postings.offsets[copied] as number;
    writer.append(postings.bytes, from, postings.offsets[end] as number);
  };
  for (const term of changed) {
    const at = lowerBound(terms, term);
    copyTo(at);
    const isKnown = terms[at] === term;
    copied = isKnown ? at + 1 : at;
    const entries = replaceEntries(
      isKnown ? readEntries(postings, at, unitCount) : new Uint32Array(0),
      replacements.get(term) as Replacement[],
    );
    if (entries.length === 0) continue;
    all.push(term);
    offsets.push(writer.bitLength);
    posting.write(writer, entries);
  }
  copyTo(terms.length);
  offsets.push(writer.bitLength);
  return {
    terms: all,
    postings: {bytes: writer.finish(), offsets: Float64Array.from(offsets)},
    changed,
  };
}

/** Reads the posting of a term by itself: each unit × 4 + level, rising. */
export function readEntries(
  {bytes, offsets}: EncodedPostings,
  index: number,
  unitCount: number,
): Uint32Array {
  const {units, levels} = readPosting(new BitReader(bytes, offsets[index]), unitCount);
  return Uint32Array.from(units, (unit, i) => unit * 4 + (levels[i] as number));
}

function findReplacements<Term extends string | number>(
  pages: readonly EditedPage<Term>[],
): Map<Term, Replacement[]> {
  const found = new Map<Term, Replacement[]>();
  for (const {start, before, after} of pages) {
    const old = entriesByTerm(before, start);
    const now = entriesByTerm(after, start);
    const end = start + after.ends.length;
    for (const term of new Set([...old.keys(), ...now.keys()])) {
      const entries = now.get(term) ?? [];
      if (entries.join() === (old.get(term) ?? []).join()) continue;
      const ofTerm = found.get(term) ?? [];
      ofTerm.push({start, end, entries});
      found.set(term, ofTerm);
    }
  }
  return found;
}

function entriesByTerm<Term>(
  {terms, ends, entries}: TermEntries<Term>,
  start: number,
): Map<Term, number[]> {
  const found = new Map<Term, number[]>();
  for (let unit = 0, i = 0; unit < ends.length; unit++) {
    for (; i < (ends[unit] as number); i++) {
      const entry = entries[i] as number;
      const term = terms[entry >>> 2] as Term;
      const ofTerm = found.get(term) ?? [];
      ofTerm.push((start + unit) * 4 + (entry & 3));
      found.set(term, ofTerm);
    }
  }
  return found;
}

function replaceEntries(entries: Uint32Array, replacements: readonly Replacement[]): Uint32Array {
  let result = [...entries];
  for (const {start, end, entries: own} of replacements) {
    const isOutside = (entry: number) => entry >>> 2 < start || entry >>> 2 >= end;
    result = [...result.filter(isOutside), ...own];
  }
  return Uint32Array.from(result).sort();
}
