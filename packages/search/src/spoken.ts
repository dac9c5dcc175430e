import {GLOSSARY_FILES} from './glossaryKeys.ts';
import type {IndexReader} from './indexReader.ts';

const CHINESE = /[\u3400-\u9fff]/;

/** What is said → what the site writes of it. */
export type NearTerms = ReadonlyMap<string, readonly string[]>;

/** What questions are read with. */
export interface Spoken {
  readonly near: NearTerms;
  /** Chinese words of the site that a dictionary may not have. */
  readonly words: ReadonlySet<string>;
}

/**
 * Reads the file behind those of the glossary. An index without a glossary has none, and a query without Chinese characters
 * does not need it.
 */
export async function readSpoken(reader: IndexReader, folded: string): Promise<Spoken> {
  const none: Spoken = {near: new Map(), words: new Set()};
  return reader.meta.hashes.g.length > GLOSSARY_FILES && CHINESE.test(folded)
    ? reader.text('g', GLOSSARY_FILES, parseSpoken, none)
    : none;
}

function parseSpoken(text: string): Spoken {
  const [words = '', ...groups] = text.split('。');
  const near = new Map<string, string[]>();
  const known = new Set(
    words.split('；').flatMap((alike, i) => alike.match(new RegExp(`.{${i + 2}}`, 'g')) ?? []),
  );
  for (const group of groups) {
    const [said = [], written = []] = group.split('：').map((list) => list.split('，'));
    for (const term of said) near.set(term, [...new Set([...(near.get(term) ?? []), ...written])]);
    for (const term of [...said, ...written]) known.add(term);
  }
  return {near, words: known};
}
