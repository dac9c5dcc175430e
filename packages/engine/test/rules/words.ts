import type {Source} from './sources.ts';

/** Words that read as riddles to people who learnt English, and what to write instead. */
const PLAIN_WORDS: readonly (readonly [odd: RegExp, plain: string])[] = [
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bstrict pages?\b/, 'MDX page'],
  [/\breaders? of speech\b/, 'screen reader'],
  [/\bwhoever\b/i, 'the process, module, reader or caller that'],
  [/\b(?:is|are) (?:another|others) than\b/, 'differs from'],
  [/\b(?:lies|lie|lying)\b/, 'is, overlaps'],
  [/\bstands?\b(?!-| (?:for|in for)\b)/i, 'is, occurs, is kept'],
];

/** Beginnings of docstrings that cannot be read alone, as an editor shows them over a name. */
const HANGING = /^\/\*\*\s*(?:\*\s*)?(?:And|Another one|It|Of|One more|The same|Those)\b[^.:;,]*/;

const COMMENTS = /\/\*\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/ .*$/gm;

/** Lists docstrings that begin as if they went on from the one before: `Of the whole list.` @returns `file: beginning` */
export function findHangingDocstrings(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, text}) =>
    [...text.matchAll(COMMENTS)].flatMap(([comment]) => {
      const [found] = HANGING.exec(comment) ?? [];
      return found === undefined ? [] : [`${path}: ${found}`];
    }),
  );
}

/** Lists odd words in comments. @returns `file: odd word, write: plain words` */
export function findOddWords(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, text}) =>
    [...text.matchAll(COMMENTS)].flatMap(([comment]) =>
      PLAIN_WORDS.flatMap(([odd, plain]) => {
        const word = odd.exec(comment.replace(/\s*\n\s*(?:\*|\/\/) ?/g, ' '))?.[0];
        return word === undefined ? [] : [`${path}: ${word}, write: ${plain}`];
      }),
    ),
  );
}
