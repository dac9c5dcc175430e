import {GLOSSARY_FILES} from './glossaryKeys.ts';
import type {IndexReader} from './indexReader.ts';
import type {WordCutter} from './snippet.ts';

/** What questions are read with. */
export interface Spoken {
  /** What is said → what the site writes of it. */
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** Chinese words that the cutter may not know. */
  readonly words: ReadonlySet<string>;
}

// Each may take a file or two.
const MAX_NEAR = 8;

/** Reads the file behind those of the glossary; an index without a glossary has none. */
export async function readSpoken(reader: IndexReader): Promise<Spoken> {
  const none: Spoken = {near: new Map(), words: new Set()};
  return reader.meta.glossaryHashes.length > GLOSSARY_FILES
    ? reader.text('g', GLOSSARY_FILES, parseSpoken, none)
    : none;
}

function parseSpoken(text: string): Spoken {
  const lines = text.split('\n').map((line) => line.split('\t').map((list) => list.split(',')));
  const near = new Map<string, string[]>();
  for (const [said = [], written] of lines)
    for (const term of written ? said : [])
      near.set(term, [...new Set([...(near.get(term) ?? []), ...(written ?? [])])]);
  return {near, words: new Set(lines.at(-1)?.[0])};
}

/** Cuts at the longest of the words first, what is left as `cut` does. */
export function cutWith(words: ReadonlySet<string>, cut: WordCutter): WordCutter {
  const longest = Math.max(0, ...Array.from(words, ({length}) => length));
  return (text) => {
    const ranges: Array<{start: number; end: number}> = [];
    let from = 0;
    const flush = (to: number) => {
      for (const {start, end} of cut(text.slice(from, to)))
        ranges.push({start: from + start, end: from + end});
    };
    for (let at = 0; at < text.length;) {
      let end = Math.min(text.length, at + longest);
      while (end - at > 1 && !words.has(text.slice(at, end))) end--;
      if (end - at > 1) {
        flush(at);
        ranges.push({start: at, end});
        from = end;
      }
      at = Math.max(end, at + 1);
    }
    flush(text.length);
    return ranges;
  };
}

/** What the site may have written of what the query says, without what the query has itself. */
export function nearTerms(folded: string, near: Spoken['near']): string[] {
  const terms = new Set<string>();
  let text = folded.toLowerCase();
  const said = [...near.keys()]
    .filter((term) => text.includes(term))
    .sort((a, b) => b.length - a.length);
  for (const term of said) {
    if (!text.includes(term)) continue;
    text = text.replaceAll(term, ' ');
    for (const other of near.get(term) ?? []) if (!folded.includes(other)) terms.add(other);
  }
  return [...terms].slice(0, MAX_NEAR);
}
