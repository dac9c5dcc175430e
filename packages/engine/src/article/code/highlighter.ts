import {createOnigurumaEngine} from '@shikijs/engine-oniguruma';
import {createShikiPrimitiveAsync, type RegexEngine, type ShikiPrimitive} from '@shikijs/primitive';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {toOwnText} from '../../content/source/ownText.ts';
import {findNearest} from '../../errors/nearest.ts';
import type {CodeBlock} from './codeBlock.ts';
import {findGrammars} from './blockGrammars.ts';
import {highlightDiff, readDiff} from './diffLines.ts';
import {escapeText} from '../html/escape.ts';
import {findGrammarModule, LANGUAGE_NAMES, PLAIN_LANGUAGES} from './languages.ts';
import {printToken, wrap} from './printToken.ts';
import {sharePatterns} from './sharedPatterns.ts';
import {SHORT_LINE} from './colourBounds.ts';
import {createStateTable} from './stateTable.ts';
import {classOfColor, PLAIN_CLASS, tokenTheme} from './tokenTheme.ts';

type Grammar = ReturnType<ShikiPrimitive['getLanguage']>;
type LineState = Parameters<Grammar['tokenizeLine2']>[1];

/** Longer lines (minified code) stay plain. A bound in characters: a limit in time made pages depend on the load. */
const LINE_LENGTH_LIMITS = {none: 5000, longLines: SHORT_LINE, lines: 0} as const;
const NO_TIME_LIMIT = 0;
/** Lines with more open rules around them stay plain: at each line a grammar asks every rule that is open. Of 500 files of code none has more than 31. With 1,000 a line of 200 characters took 40 ms. */
const DEPTH_LIMIT = 200;
/** Lines kept per language and state: a bound on memory, far above what a site repeats. */
const LINE_CACHE_LIMIT = 20_000;

export interface Highlighter {
  /** Lines of HTML for each block, in order; unknown languages come out plain and are named in `unknown`. */
  highlight(blocks: readonly CodeBlock[]): Promise<{
    lines: readonly (readonly string[])[];
    unknown: readonly (readonly [index: number, diagnostic: Diagnostic])[];
  }>;
}

/**
 * Makes a highlighter that turns tokens into class names. Grammars are loaded when first asked for. Lines seen
 * before in the same state come from memory: two thirds of the lines of the 1,000-page corpus (2026-11).
 */
export function createHighlighter(): Highlighter {
  let engine: Promise<RegexEngine> | undefined;
  /** By the name of the language and those of the code inside. */
  const tokenizers = new Map<string, Promise<LineTokenizer | undefined>>();

  const load = async (
    language: string,
    inner: readonly string[],
  ): Promise<LineTokenizer | undefined> => {
    const definition = findGrammarModule(language);
    if (!definition) return undefined;
    engine ??= createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')).then(
      sharePatterns,
    );
    // A core for each: a grammar uses whatever others its core has, so with one for all, pages depended on which notes came before.
    const highlighter = await createShikiPrimitiveAsync({
      themes: [tokenTheme],
      langs: [...inner.map((name) => findGrammarModule(name)!), definition],
      warnings: false, // of more than ten of them
      engine,
    });
    const {colorMap} = highlighter.setTheme('wuya');
    return createLineTokenizer(highlighter.getLanguage(language), colorMap);
  };

  return {
    async highlight(blocks) {
      const unknown: (readonly [number, Diagnostic])[] = [];
      const lines: (readonly string[])[] = [];
      for (const [index, block] of blocks.entries()) {
        const {language, isDiff, name, inner} = findGrammars(block);
        const whole = block.code.replace(/\n$/, '');
        const diff = isDiff ? readDiff(whole) : undefined;
        const source = diff?.map(({text}) => text) ?? whole.split('\n');
        const key = [name, ...inner].join(' ');
        const isPlain = PLAIN_LANGUAGES.has(name);
        if (!isPlain && !tokenizers.has(key)) tokenizers.set(key, load(name, inner));
        const tokenizer = isPlain ? undefined : await tokenizers.get(key);
        if (!tokenizer && !isPlain) {
          const nearest = findLanguage(name);
          unknown.push([index, createDiagnostic('MD-150', {language, ...(nearest && {nearest})})]);
        }
        if (!tokenizer) lines.push(source.map(escapeText));
        else {
          const limit = LINE_LENGTH_LIMITS[block.plain ?? 'none'];
          const colour = (own: readonly string[]) => tokenizer(own, limit);
          lines.push(diff ? highlightDiff(diff, colour) : colour(source));
        }
      }
      return {lines, unknown};
    },
  };
}

/**
 * Finds the language that a name is a slip of; undefined where it is likelier a word of its own. Short names of languages are near to
 * many words: `tree` is no `tres`, `url` no `hurl`, `dot` no `pot`, while `jsn` and `josn` are `json`.
 */
function findLanguage(name: string): string | undefined {
  const nearest = findNearest(name, LANGUAGE_NAMES);
  if (nearest === undefined || name.length > 4) return nearest;
  const isMoved = [...nearest].sort().join('') === [...name].sort().join('');
  const isSlip = nearest[0] === name[0] && (isMoved || nearest.length !== name.length);
  return isSlip ? nearest : undefined;
}

interface LineTokenizer {
  /** @param limit longer lines stay plain */
  (lines: readonly string[], limit: number): readonly string[];
}

interface CachedLine {
  readonly html: string;
  readonly next: LineState;
}

function createLineTokenizer(grammar: Grammar, colorMap: readonly string[]): LineTokenizer {
  const states = createStateTable<NonNullable<LineState>>();
  const cache = new Map<LineState, Map<string, CachedLine>>();
  let size = 0;

  const tokenize = (line: string, state: LineState): CachedLine => {
    const {tokens, ruleStack} = grammar.tokenizeLine2(line, state, NO_TIME_LIMIT);
    return {html: toOwnText(toHtml(line, tokens, colorMap)), next: states.keep(ruleStack)};
  };

  return (lines, limit) => {
    let state: LineState = null;
    return lines.map((line) => {
      if (line.length > limit || (state?.depth ?? 0) > DEPTH_LIMIT)
        return wrap(PLAIN_CLASS, escapeText(line));
      let ofState = cache.get(state);
      if (!ofState) cache.set(state, (ofState = new Map()));
      let result = ofState.get(line);
      if (!result) {
        result = tokenize(line, state);
        if (++size > LINE_CACHE_LIMIT) {
          cache.clear();
          states.clear();
          size = 0;
        } else ofState.set(toOwnText(line), result);
      }
      state = result.next;
      return result.html;
    });
  };
}

/** Bits 15–23 of a token's metadata are its foreground (vscode-textmate, encodedTokenAttributes). */
const FOREGROUND_SHIFT = 15;
const FOREGROUND_MASK = 0b111111111;

/** Number of blanks before a comment from which on its author lined it up with others: fewer are a gap. */
const GAP = 3;
const GAP_CLASS = 'w';
const COMMENT_CLASS = 'c';

function toHtml(line: string, tokens: Uint32Array, colorMap: readonly string[]): string {
  let html = '';
  let from = 0;
  let currentClass = '';
  const flush = (to: number): void => {
    html += printToken(currentClass, line.slice(from, to));
    from = to;
  };
  /** Writes what is before a comment; blanks that push it to the right are a part that narrow windows draw as one. */
  const flushBeforeComment = (to: number): void => {
    const code = line.slice(from, to).trimEnd();
    if (code === '' || from + code.length + GAP > to) return flush(to);
    flush(from + code.length);
    html += wrap(GAP_CLASS, line.slice(from, to));
    from = to;
  };
  for (let i = 0; i < tokens.length; i += 2) {
    const start = tokens[i]!;
    const tokenClass = classOfColor(
      colorMap[(tokens[i + 1]! >>> FOREGROUND_SHIFT) & FOREGROUND_MASK],
    );
    if (tokenClass === currentClass) continue;
    const end = tokens[i + 2] ?? line.length;
    if (line.slice(start, end).trim() === '') continue; // blanks take the class around them
    if (tokenClass === COMMENT_CLASS) flushBeforeComment(start);
    else flush(start);
    currentClass = tokenClass;
  }
  flush(line.length);
  return html;
}
