import type {Cache} from '../../cache/cache.ts';
import type {ReadingTimer} from '../../config/docusaurus/content/readingTimes.ts';
import {readDatedFields} from '../frontmatter/frontMatter.ts';
import type {DatedPost} from './blog.ts';
import {minutesOfWords} from './readingSpeed.ts';

/** Pieces of a line, ended where no word goes on if there is such a place. */
const PIECE = /[^\n]{1,500}(?:[\s。！？]|$)|[^\n]{1,500}/gm;

/**
 * Counts words as the language cuts them: Chinese into words, not characters. Pieces are cut one by one: V8 copies the whole
 * text for each word, which takes minutes for 200,000 characters.
 */
export function countSegmentedWords(text: string, segmenter: Intl.Segmenter): number {
  let count = 0;
  for (const [piece] of text.matchAll(PIECE))
    for (const {isWordLike} of segmenter.segment(piece)) if (isWordLike) count++;
  return count;
}

/** A post as it is read. */
interface ReadPost extends Pick<DatedPost, 'body' | 'source'> {
  /** Id of its blog. */
  readonly blog: string;
  /** Hash of the text. */
  readonly key: string;
  texts(): readonly string[];
}

/** Minutes to read each post; its words are remembered between builds: cutting Chinese takes 1.4 ms a thousand characters (2026-11, Node 20). */
export interface ReadingTimes {
  /** @throws {ContentError} where a function of the configuration that tells them throws */
  minutesOf(post: ReadPost): number;
  finish(): void;
}

/**
 * Creates reading times in minutes, whose words are kept between builds by the hash of the text.
 * @param timers functions of the configuration that tell them, by the id of the blog
 */
export function createReadingTimes(
  locale: string,
  cache: Cache,
  timers: ReadonlyMap<string, ReadingTimer> = new Map(),
): ReadingTimes {
  const known = cache.read<Readonly<Record<string, number>>>('blog', 'wordCounts') ?? {};
  const used: Record<string, number> = {};
  let segmenter: Intl.Segmenter | undefined;
  let isNew = false;
  const count = (text: string): number => {
    segmenter ??= new Intl.Segmenter(locale, {granularity: 'word'});
    return countSegmentedWords(text, segmenter);
  };
  const wordsOf = ({key, texts}: Pick<ReadPost, 'key' | 'texts'>): number => {
    const at = `${locale} ${key}`;
    let words = known[at] ?? used[at];
    if (words === undefined) {
      words = count(texts().join('\n'));
      isNew = true;
    }
    used[at] = words;
    return words;
  };
  return {
    minutesOf(post) {
      const {blog, body, source} = post;
      const timer = timers.get(blog);
      if (!timer) return minutesOfWords(wordsOf(post));
      return timer({
        content: body,
        frontMatter: readDatedFields(source),
        // The words that readers see, as everywhere here; those of another text are counted as it is.
        countWords: (text) => (text === body ? wordsOf(post) : count(text)),
      });
    },
    finish() {
      if (isNew) cache.write('blog', 'wordCounts', used);
    },
  };
}
