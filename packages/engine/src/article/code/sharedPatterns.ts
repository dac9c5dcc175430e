import type {PatternScanner, RegexEngine, RegexEngineString} from '@shikijs/primitive';

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

/** A compiled pattern, and what its last search found. */
interface Pattern {
  readonly source: string;
  readonly scanner: PatternScanner;
  /** Whether what it finds depends on where the search begins (`\G`), so that no answer is good for another start. */
  readonly isAnchored: boolean;
  /** Scanners that have it. */
  userCount: number;
  lastString?: string | RegexEngineString;
  lastStart: number;
  lastMatch: Match | null;
}

/**
 * Makes an engine that compiles each pattern once and lets all scanners share it. The scanners of a grammar repeat each
 * pattern seven times (950 patterns, 6,934 places in 11 grammars), and compiling is most of what a small site costs.
 * A pattern that was not found in a line, or found further on, is not looked for again at later places of the line.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();

  const take = (source: string): Pattern => {
    let pattern = patterns.get(source);
    if (!pattern) {
      pattern = {
        source,
        scanner: engine.createScanner([source]),
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
    pattern.scanner.dispose?.();
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
        findNextMatchSync: (text, start, options) => findFirst(own, text, start, options),
        dispose: () => own.splice(0).forEach(release),
      };
    },
  };
}

/** Finds the match that begins first; of several that begin there, that of the first pattern. Null for none. */
function findFirst(
  patterns: readonly Pattern[],
  text: string | RegexEngineString,
  start: number,
  options: Parameters<PatternScanner['findNextMatchSync']>[2],
): Match | null {
  let first: Match | null = null;
  let index = -1;
  for (let i = 0; i < patterns.length; i++) {
    const match = findOne(patterns[i]!, text, start, options);
    if (!match || (first && beginOf(match) >= beginOf(first))) continue;
    first = match;
    index = i;
    if (beginOf(match) === start) break;
  }
  return first && {index, captureIndices: first.captureIndices};
}

function findOne(
  pattern: Pattern,
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
  pattern.lastMatch = pattern.scanner.findNextMatchSync(text, start, options);
  return pattern.lastMatch;
}

const beginOf = (match: Match): number => match.captureIndices[0]!.start;
