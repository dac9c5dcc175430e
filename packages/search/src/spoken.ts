import {GLOSSARY_FILES} from './glossaryKeys.ts';
import type {IndexReader} from './indexReader.ts';

/** What is said → what the site writes of it. */
export type NearTerms = ReadonlyMap<string, readonly string[]>;

// Each may take a file or two.
const MAX_NEAR = 8;

/** Reads the file behind those of the glossary; an index without a glossary has none. */
export async function readSpoken(reader: IndexReader): Promise<NearTerms> {
  const none: NearTerms = new Map();
  return reader.meta.hashes.g.length > GLOSSARY_FILES
    ? reader.text('g', GLOSSARY_FILES, parseSpoken, none)
    : none;
}

function parseSpoken(text: string): NearTerms {
  const near = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [said = [], written = []] = line.split('\t').map((list) => list.split(','));
    for (const term of said) near.set(term, [...new Set([...(near.get(term) ?? []), ...written])]);
  }
  return near;
}

/** Lists what the site may have written of what the query says, without what the query has itself. */
export function nearTerms(folded: string, near: NearTerms): string[] {
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
