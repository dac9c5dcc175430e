import {append} from '../../cache/append.ts';

/** Texts that must occur where a pattern can match. */
export interface RequiredTexts {
  /** Sets of texts: one of each set must be at or behind the place where the search begins. */
  readonly sets: readonly (readonly string[])[];
  /** Whether they are lower-case, and the text has to be compared so. */
  readonly isLowerCase: boolean;
  /** The text that is all of the pattern; undefined when there is more to it. */
  readonly whole: string | undefined;
}

const ASCII = /^[\0-\u007f]+$/;

const NOTHING: RequiredTexts = {sets: [], isLowerCase: false, whole: undefined};

/** Maximum number of texts in a set: one with more costs more to look for than it saves. */
const SET_LIMIT = 8;
/** Maximum number of sets of required texts for one pattern. */
const SET_COUNT = 3;

/**
 * Reads from a pattern of Oniguruma which texts must be present where it matches: `\b(?:from|import)\s+\w` → one of
 * `from`, `import`. Texts that are not certain are left out, so a pattern that needs none may match anywhere.
 */
export function findRequiredTexts(source: string): RequiredTexts {
  try {
    const reader = new Reader(source);
    const {sets, whole} = reader.readAlternatives();
    if (!reader.isAtEnd()) return NOTHING;
    const isLowerCase = reader.ignoresCase;
    const best = pickBest(sets);
    // The small letter of a Greek one depends on what follows.
    if (isLowerCase && best.some((set) => set.some((text) => !ASCII.test(text)))) return NOTHING;
    return {
      sets: isLowerCase ? best.map((set) => set.map((text) => text.toLowerCase())) : best,
      isLowerCase,
      whole: whole === undefined || isLowerCase || !ASCII.test(whole) ? undefined : whole,
    };
  } catch (error) {
    if (error instanceof Unsure) return NOTHING;
    throw error;
  }
}

/** Thrown where a pattern says what this reader does not know. */
class Unsure extends Error {}

type Sets = readonly (readonly string[])[];
const NONE: Sets = [];

interface Read {
  readonly sets: Sets;
  readonly whole: string | undefined;
}

/** Picks the sets that say most: few texts, long ones. */
function pickBest(sets: Sets): Sets {
  if (sets.length < 2) return sets;
  const weighed = sets.map((set) => ({
    set,
    weight: Math.min(...set.map(({length}) => Math.min(length, 4))) - set.length / 2,
  }));
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed.slice(0, SET_COUNT).map(({set}) => set);
}

/** Escapes that stand for a place or for one of several characters, without anything behind the letter. */
const SIMPLE_ESCAPES = new Set('AbBdDGhHnNOrRsStvVwWXzZaef');
/** Groups in more groups than this say nothing: patterns nest deeply, and reading must cost less than compiling. */
const DEPTH = 4;

class Reader {
  ignoresCase = false;
  readonly #quantifier = /[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\}/y;
  readonly #opening = /\?(?:[:>=!]|<[=!]|<\w+>|'\w+'|[imsx-]+[:)])/y;
  /** All that matters where only the end of a group is looked for. */
  readonly #structure = /\\[^]|[[()]/g;
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  /** Reads up to the `)` of the group, or to the end. */
  readAlternatives(): Read {
    const first = this.#readSequence();
    if (this.#source[this.#at] !== '|') return first;
    const union = new Set(pickBest(first.sets)[0]);
    let isOpen = union.size === 0; // an alternative that needs nothing makes all need nothing
    while (this.#source[this.#at] === '|') {
      this.#at++;
      if (isOpen || union.size > SET_LIMIT) {
        this.#skipToEnd();
        break;
      }
      const [best] = pickBest(this.#readSequence().sets);
      isOpen = best === undefined;
      for (const text of best ?? []) union.add(text);
    }
    return {sets: isOpen || union.size > SET_LIMIT ? NONE : [[...union]], whole: undefined};
  }

  #readSequence(): Read {
    const sets: (readonly string[])[] = [];
    let run = '';
    let isText = true;
    while (this.#at < this.#source.length) {
      const char = this.#source[this.#at]!;
      if (char === '|' || char === ')') break;
      const one = this.#readOne(char);
      const isOptional = this.#readQuantifiers();
      if (typeof one === 'string' && isOptional === undefined) {
        run += one;
        continue;
      }
      isText = false;
      if (run !== '') sets.push([run]);
      run = '';
      if (isOptional === true) continue;
      if (typeof one === 'string') sets.push([one]);
      else if (one.length > 0) append(sets, one);
    }
    const whole = isText ? run : undefined;
    if (run !== '') sets.push([run]);
    return {sets, whole};
  }

  /** Returns true when what is before may be left out, false when it is repeated, undefined when nothing is said. */
  #readQuantifiers(): boolean | undefined {
    let isOptional: boolean | undefined;
    for (;;) {
      const char = this.#source[this.#at];
      if (char !== '*' && char !== '+' && char !== '?' && char !== '{') return isOptional;
      this.#quantifier.lastIndex = this.#at;
      const found = this.#quantifier.exec(this.#source)?.[0];
      if (found === undefined) return isOptional;
      this.#at += found.length;
      isOptional = (isOptional ?? false) || !(found === '+' || /^\{0*[1-9]/.test(found));
    }
  }

  /** Reads a character, which it gives, or what needs the sets of texts that it gives. */
  #readOne(char: string): string | Sets {
    this.#at++;
    if (char === '(') return this.#readGroup();
    if (char === '[') return this.#skipClass();
    if (char === '\\') return this.#readEscape();
    if (char === '.' || char === '^' || char === '$') return NONE;
    // A quantifier is for both halves of a character.
    if (char >= '\ud800' && char <= '\udbff') return char + this.#source[this.#at++];
    return char;
  }

  #readEscape(): string | Sets {
    const char = this.#source[this.#at++] ?? '';
    if (SIMPLE_ESCAPES.has(char)) return NONE;
    if (/[pPkg]/.test(char)) {
      const end = {'{': '}', '<': '>', "'": "'"}[this.#source[this.#at] ?? ''];
      const close = end === undefined ? -1 : this.#source.indexOf(end, this.#at + 1);
      if (close < 0) throw new Unsure();
      this.#at = close + 1;
      return NONE;
    }
    if (/[xu\d]/.test(char)) {
      const code = /[\dA-Fa-f]{1,4}|\{[^}]*\}/y;
      code.lastIndex = this.#at;
      this.#at += code.exec(this.#source)?.[0].length ?? 0;
      return NONE;
    }
    if (char === '' || /[A-Za-z]/.test(char) || char > '\u007f') throw new Unsure();
    return char;
  }

  #readGroup(): Sets {
    let kind = '';
    if (this.#source[this.#at] === '?') {
      this.#opening.lastIndex = this.#at;
      kind = this.#opening.exec(this.#source)?.[0] ?? '';
      if (kind === '') throw new Unsure();
      this.#at += kind.length;
      const on = /^\?([imsx]*)/.exec(kind)![1]!;
      if (on.includes('x')) throw new Unsure();
      if (on.includes('i')) this.ignoresCase = true;
      if (kind.endsWith(')')) return NONE;
    }
    // What comes before, or must be absent, may be anywhere.
    if (this.#depth >= DEPTH || kind === '?!' || kind === '?<=' || kind === '?<!') {
      this.#skipToEnd();
      this.#at++;
      return NONE;
    }
    this.#depth++;
    const {sets} = this.readAlternatives();
    this.#depth--;
    if (this.#source[this.#at++] !== ')') throw new Unsure();
    return sets;
  }

  /** Goes to the `)` of the group that is being read, or to the end. */
  #skipToEnd(): void {
    let depth = 0;
    this.#structure.lastIndex = this.#at;
    for (
      let found = this.#structure.exec(this.#source);
      found;
      found = this.#structure.exec(this.#source)
    ) {
      this.#at = found.index;
      const [text] = found;
      if (text === '(') depth++;
      else if (text === ')' && depth-- === 0) return;
      else if (text === '[') {
        this.#at++;
        this.#skipClass();
        this.#structure.lastIndex = this.#at;
      }
    }
    this.#at = this.#source.length;
  }

  /** Skips a class: `[]a]`, `[^[:alpha:]&&[^x]]`. */
  #skipClass(): Sets {
    if (this.#source[this.#at] === '^') this.#at++;
    if (this.#source[this.#at] === ']') this.#at++;
    for (;;) {
      const char = this.#source[this.#at++];
      if (char === undefined) throw new Unsure();
      if (char === ']') return NONE;
      if (char === '\\') this.#at++;
      if (char !== '[') continue;
      const posix = /:\^?\w+:\]/y;
      posix.lastIndex = this.#at;
      const name = posix.exec(this.#source)?.[0];
      if (name === undefined) this.#skipClass();
      else this.#at += name.length;
    }
  }
}

/** Letters that may be the same as letters of ASCII, or as several, where case is ignored: `ſ`, `ﬁ`, `K`. */
const FOLDED = /[\u0080-\u024f\u1e00-\u1eff\u2100-\u214f\ufb00-\ufb06]/;

/** Tells whether a pattern that needs these texts may be found in a text at or behind `start`. */
export function mayBeFound(
  {sets, isLowerCase}: RequiredTexts,
  text: string,
  start: number,
): boolean {
  if (sets.length === 0 || (isLowerCase && FOLDED.test(text))) return true;
  const compared = isLowerCase ? text.toLowerCase() : text;
  return sets.every((set) => set.some((one) => compared.includes(one, start)));
}
