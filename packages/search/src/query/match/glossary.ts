import type {IndexReader, ParseCoded} from '../reader/indexReader.ts';
import {NAME, glossaryFileOf, keyNumber, readKeys} from '../../format/glossaryKeys.ts';
import type {QueryPart} from './query.ts';
import {stemOf} from '../../text/stem.ts';

/** Reads the terms of the glossary that begin with a word, or with a Chinese character, by their keys, with their other names. */
export async function readGlossary(
  reader: IndexReader,
  first: string,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const files = reader.meta.hashes.g.length - 1; // the last one is that for questions
  if (files < 0) return new Map();
  return reader.coded('g', glossaryFileOf(first, files), parseGlossary, new Map());
}

// Number of a term → its other names.
const parseGlossary: ParseCoded<Map<number, readonly string[]>> = (reader, decode) => {
  const keys = readKeys(reader);
  const lines = decode(reader).split('\n');
  return new Map(lines.map((line, i) => [keys[i] as number, line.split(NAME)]));
};

/** Tells whether the glossary has another name of an English word, and the site that name: `nodejs`, `http2`. */
export async function hasOtherName(reader: IndexReader, {kind, text}: QueryPart): Promise<boolean> {
  const key = stemOf(text);
  return kind === 'word' && (await readGlossary(reader, key)).has(keyNumber(key));
}
