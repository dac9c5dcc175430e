import {createFenceReader} from './fences.ts';

/** Matches `[[note]]`, `[[note#heading|words]]` and `![[note]]`, but no label of a link: `[[1]](a.md)`. */
const LINK = /(?<!\\)(!?)\[\[([^[\]|#\n]+)(?:[#|][^[\]\n]*)?\]\](?![([])/g;

/** A `[[link]]` in the text of a note. */
export interface WrittenLink {
  /** The whole of it: `![[a#b|c]]`. */
  readonly written: string;
  readonly name: string;
  /** `![[a]]`, which shows what it names. */
  readonly isEmbed: boolean;
  /** From 1, both; lines are those of the body. */
  readonly line: number;
  readonly column: number;
}

/** Lists what looks like `[[links]]` outside of code. `[[a]]` → `[{written: '[[a]]', name: 'a', isEmbed: false, line: 1, column: 1}]` */
export function listWrittenLinks(body: string): WrittenLink[] {
  if (!body.includes('[[')) return [];
  const read = createFenceReader();
  return body.split('\n').flatMap((text, index) => {
    if (read(text) !== 'text' || !text.includes('[[')) return [];
    const prose = text.replace(/`[^`]+`/g, (code) => ' '.repeat(code.length));
    return [...prose.matchAll(LINK)].map(({0: written, 1: sign, 2: name, index: at}) => ({
      written,
      name: name!.trim(),
      isEmbed: sign !== '',
      line: index + 1,
      column: at + 1,
    }));
  });
}
