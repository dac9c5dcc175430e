import {ContentError} from '../../../errors/contentError.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import type {ContentSet} from './contents.ts';
import {idOf, toValues, type Values} from '../common/notes.ts';
import {thrownText} from '../../../errors/thrownText.ts';

/** A post whose minutes are asked for. */
export interface TimedPost {
  readonly frontMatter: Values;
  /** Its text as it is written, without front matter. */
  readonly content: string;
  /** Words of a text, as the language cuts them. */
  countWords(text: string): number;
}

/** Tells the minutes to read a post; 0 where none are shown. @throws {ContentError} CFG-005 where the function of the configuration throws */
export type ReadingTimer = (post: TimedPost) => number;

/** Finds the functions of a configuration that tell how long posts take, by the id of their blog. */
export function findReadingTimers(sets: readonly ContentSet[]): ReadonlyMap<string, ReadingTimer> {
  return new Map(
    sets.flatMap(({kind, path, values}): [string, ReadingTimer][] => {
      const own = values['readingTime'];
      if (kind !== 'blog' || typeof own !== 'function') return [];
      const id = idOf(values);
      return [[id, toTimer(own as OwnTimer, `${path}.readingTime`)]];
    }),
  );
}

/** The function as a configuration has it. */
type OwnTimer = (input: {
  readonly content: string;
  readonly frontMatter: Values;
  readonly defaultReadingTime: (input: {
    readonly content: string;
    readonly options?: unknown;
  }) => number;
}) => unknown;

/** What a reader takes in a minute, as Docusaurus counts. */
const WORDS_PER_MINUTE = 200;

function toTimer(own: OwnTimer, option: string): ReadingTimer {
  return ({content, frontMatter, countWords}) => {
    try {
      const minutes = own({
        content,
        frontMatter,
        defaultReadingTime: ({content: text, options}) => {
          const {wordsPerMinute} = toValues(options);
          return (
            countWords(text) /
            (typeof wordsPerMinute === 'number' ? wordsPerMinute : WORDS_PER_MINUTE)
          );
        },
      });
      return typeof minutes === 'number' && Number.isFinite(minutes)
        ? Math.max(Math.ceil(minutes), 0)
        : 0;
    } catch (error) {
      const reason = `${option}: ${thrownText(error)}`;
      throw new ContentError([createDiagnostic('CFG-005', {reason})], {cause: error});
    }
  };
}
