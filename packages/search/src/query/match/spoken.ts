import type {BitReader} from '../../base/bits.ts';
import {keyNumber, readKeys} from '../../format/glossaryKeys.ts';
import type {IndexReader} from '../reader/indexReader.ts';

const CHINESE = /[\u3400-\u9fff]/;

/** What questions are read with. */
export interface Spoken {
  /** Gives what the site writes of what is said. */
  near(said: string): readonly string[];
  /** Tells Chinese words of the site, which a dictionary may not have. */
  isWord(text: string): boolean;
}

/**
 * Reads the file behind those of the glossary; undefined where an index without a glossary has none, and where a query without Chinese
 * characters does not need it.
 */
export async function readSpoken(reader: IndexReader, folded: string): Promise<Spoken | undefined> {
  const {length} = reader.meta.hashes.g;
  return length > 0 && CHINESE.test(folded)
    ? reader.coded('g', length - 1, parseSpoken, undefined)
    : undefined;
}

/** Reads what `spokenFile` made. */
export function parseSpoken(reader: BitReader, decode: (reader: BitReader) => string): Spoken {
  const words = new Set(readKeys(reader));
  const groups = Array.from({length: reader.gamma() - 1}, () => readKeys(reader));
  const near = new Map<number, string[]>();
  for (const [i, text] of decode(reader).split('。').entries()) {
    const written = text.split('，');
    const said = groups[i] ?? [];
    for (const key of said) near.set(key, [...(near.get(key) ?? []), ...written]);
    for (const key of [...said, ...written.map(keyNumber)]) words.add(key);
  }
  return {
    near: (said) => near.get(keyNumber(said)) ?? [],
    isWord: (text) => words.has(keyNumber(text)),
  };
}
