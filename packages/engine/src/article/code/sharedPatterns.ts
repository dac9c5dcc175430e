import type {PatternScanner, RegexEngine, RegexEngineString} from '@shikijs/primitive';
import {findRequiredTexts, mayBeFound, type RequiredTexts} from './requiredTexts.ts';

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

/** A pattern, and what its last search found. */
interface Pattern {
  readonly source: string;
  readonly required: RequiredTexts;
  /** Compiled for the first text that may hold it. */
  scanner?: PatternScanner;
  /** Whether what it finds depends on where the search begins (`\G`), so that no answer is good for another start. */
  readonly isAnchored: boolean;
  /** Scanners that have it. */
  userCount: number;
  lastString?: string | RegexEngineString;
  lastStart: number;
  lastMatch: Match | null;
}

/**
 * Makes an engine that compiles each pattern once, when a line may hold it, and lets all scanners share it. The scanners of a
 * grammar repeat each pattern seven times (950 patterns, 6,934 places in 11 grammars), and compiling is most of what a small
 * site costs. A pattern that was not found in a line, or found further on, is not looked for again at later places of the
 * line; one that needs a text which the line lacks is not looked for at all.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();

  const take = (source: string): Pattern => {
    let pattern = patterns.get(source);
    if (!pattern) {
      pattern = {
        source,
        required: findRequiredTexts(source),
        isAnchored: source.includes('\\G'),
        userCount: 0,
        lastStart: 0,
        lastMatch: null,
      };
      patterns.set(source, pattern);
    }
    pattern.userCount++;
    return pattern;
  };

  const release = (pattern: Pattern): void => {
    if (--pattern.userCount > 0) return;
    patterns.delete(pattern.source);
    pattern.scanner?.dispose?.();
  };

  const search: Search = (pattern, text, start, options) => {
    const {required} = pattern;
    const line = typeof text === 'string' ? text : text.content;
    if (required.whole !== undefined) return findText(required.whole, line, start);
    if (!mayBeFound(required, line, start)) return null;
    pattern.scanner ??= engine.createScanner([pattern.source]);
    return pattern.scanner.findNextMatchSync(text, start, options);
  };

  return {
    createString: (text) => engine.createString(text),
    createScanner(written) {
      const sources = written.map((pattern) =>
        typeof pattern === 'string' ? pattern : pattern.source,
      );
      // `\K` moves the begin of a match away from where it was found, which decides between patterns.
      if (sources.some((source) => source.includes('\\K'))) return engine.createScanner(sources);
      const own = sources.map(take);
      return {
        findNextMatchSync: (text, start, options) => findFirst(own, search, text, start, options),
        dispose: () => own.splice(0).forEach(release),
      };
    },
  };
}

interface Search {
  (
    pattern: Pattern,
    text: string | RegexEngineString,
    start: number,
    options: Parameters<PatternScanner['findNextMatchSync']>[2],
  ): Match | null;
}

function findText(wanted: string, line: string, from: number): Match | null {
  const start = line.indexOf(wanted, from);
  const {length} = wanted;
  return start < 0 ? null : {index: 0, captureIndices: [{start, end: start + length, length}]};
}

/** Finds the match that begins first; of several that begin there, that of the first pattern. Null for none. */
function findFirst(
  patterns: readonly Pattern[],
  search: Search,
  text: string | RegexEngineString,
  start: number,
  options: Parameters<PatternScanner['findNextMatchSync']>[2],
): Match | null {
  let first: Match | null = null;
  let index = -1;
  for (let i = 0; i < patterns.length; i++) {
    const match = findOne(patterns[i]!, search, text, start, options);
    if (!match || (first && beginOf(match) >= beginOf(first))) continue;
    first = match;
    index = i;
    if (beginOf(match) === start) break;
  }
  return first && {index, captureIndices: first.captureIndices};
}

function findOne(
  pattern: Pattern,
  search: Search,
  text: string | RegexEngineString,
  start: number,
  options: Parameters<PatternScanner['findNextMatchSync']>[2],
): Match | null {
  const {lastString, lastStart, lastMatch} = pattern;
  const isKnown =
    !pattern.isAnchored &&
    lastString === text &&
    lastStart <= start &&
    (lastMatch === null || beginOf(lastMatch) >= start);
  if (isKnown) return lastMatch;
  pattern.lastString = text;
  pattern.lastStart = start;
  pattern.lastMatch = search(pattern, text, start, options);
  return pattern.lastMatch;
}

const beginOf = (match: Match): number => match.captureIndices[0]!.start;
