import type {PatternScanner, RegexEngine, RegexEngineString} from '@shikijs/primitive';
import {findRequiredTexts, mayBeFound, type RequiredTexts} from './requiredTexts.ts';

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

type Options = Parameters<PatternScanner['findNextMatchSync']>[2];

/** A pattern, and what its last search found. */
class Pattern {
  readonly source: string;
  /** Scanners that have it. */
  userCount = 0;
  private readonly engine: RegexEngine;
  private readonly required: RequiredTexts;
  /** Compiled for the first text that may hold it. */
  private scanner: PatternScanner | undefined;
  /** Whether what it finds depends on where the search begins (`\G`), so that no answer is good for another start. */
  private readonly isAnchored: boolean;
  private lastString: string | RegexEngineString | undefined;
  private lastStart = 0;
  private lastMatch: Match | null = null;

  constructor(source: string, engine: RegexEngine) {
    this.source = source;
    this.engine = engine;
    this.required = findRequiredTexts(source);
    this.isAnchored = source.includes('\\G');
  }

  /** Finds its first match from a place on; null for none. */
  find(text: string | RegexEngineString, start: number, options: Options): Match | null {
    const {lastMatch} = this;
    const isKnown =
      !this.isAnchored &&
      this.lastString === text &&
      this.lastStart <= start &&
      (lastMatch === null || beginOf(lastMatch) >= start);
    if (isKnown) return lastMatch;
    this.lastString = text;
    this.lastStart = start;
    this.lastMatch = this.search(text, start, options);
    return this.lastMatch;
  }

  dispose(): void {
    this.scanner?.dispose?.();
  }

  private search(text: string | RegexEngineString, start: number, options: Options): Match | null {
    const {required} = this;
    const line = typeof text === 'string' ? text : text.content;
    if (required.whole !== undefined) return findText(required.whole, line, start);
    if (!mayBeFound(required, line, start)) return null;
    this.scanner ??= this.engine.createScanner([this.source]);
    return this.scanner.findNextMatchSync(text, start, options);
  }
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
      pattern = new Pattern(source, engine);
      patterns.set(source, pattern);
    }
    pattern.userCount++;
    return pattern;
  };

  const release = (pattern: Pattern): void => {
    if (--pattern.userCount > 0) return;
    patterns.delete(pattern.source);
    pattern.dispose();
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
        // The match that begins first; of several that begin there, that of the first pattern.
        findNextMatchSync(text, start, options) {
          let first: Match | null = null;
          let index = -1;
          for (let i = 0; i < own.length; i++) {
            const match = own[i]!.find(text, start, options);
            if (!match || (first && beginOf(match) >= beginOf(first))) continue;
            first = match;
            index = i;
            if (beginOf(match) === start) break;
          }
          return first && {index, captureIndices: first.captureIndices};
        },
        dispose: () => own.splice(0).forEach(release),
      };
    },
  };
}

function findText(wanted: string, line: string, from: number): Match | null {
  const start = line.indexOf(wanted, from);
  const {length} = wanted;
  return start < 0 ? null : {index: 0, captureIndices: [{start, end: start + length, length}]};
}

const beginOf = (match: Match): number => match.captureIndices[0]!.start;
