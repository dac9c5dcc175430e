/** Says that reading on would take more steps than there are. */
export class TooManySteps extends Error {}

/** Levels of tags in braces in tags … at which the parser gives a tag up. */
const MAX_LEVEL = 32;

/** Words after which a slash begins a pattern. */
const BEFORE_PATTERN =
  /(?<![\w$])(?:await|case|delete|in|instanceof|new|of|return|throw|typeof|void|yield)$/;
const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$-]*`;
const TAG = new RegExp(
  String.raw`<(?:/\s*)?(?:(?=>)|${NAME}(?:\s*:\s*${NAME}|(?:\s*\.\s*${NAME})*))(?=[\s/>{]|$)`,
  'uy',
);
const ATTRIBUTE = new RegExp(
  String.raw`${NAME}(?::${NAME})?(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{)))?`,
  'uy',
);
const SPREAD = /\{\s*\.\.\./y;
const TAG_END = /(\/\s*)?>/y;
const BLANKS = /\s*/y;
const PATTERN = /\/(?:\\.|\[(?:\\[^]|[^\]\\])*\]?|[^/\\[\n])*(?:\/[A-Za-z\d]*)?/suy;
const STRING = /(["'])(?:\\[^]|(?!\1)[^\\\n])*\1?/y;
const CODE_SIGN = /[{}`"'/<]|\n/g;
const TEMPLATE_SIGN = /`|\\|\$?\{|\}|\n/g;
const CHILD_SIGN = /[{<]/g;
const BLANK_LINE = /\n[ \t]*(?:\n|$)/y;

/** What is known of a place: where what begins there ends, -1 for nowhere, and the steps that finding out takes each time. */
interface Known {
  readonly end: number;
  readonly steps: number;
}

/**
 * Reads braces and tags of MDX as the parser does, which tries each tag again where the one around it has no end, and counts the characters
 * that it passes. What was read once is remembered, so that counting takes no longer than the text allows.
 */
export class CodeReader {
  /** The first tag within braces that was found to have no end. */
  firstOpen: number | undefined;
  private readonly text: string;
  private readonly known = new Map<number, Known>();
  private steps: number;

  /** How many steps may still be taken. */
  get stepsLeft(): number {
    return Math.max(this.steps, 0);
  }

  /** @param steps that may be taken before `TooManySteps` */
  constructor(text: string, steps: number) {
    this.text = text;
    this.steps = steps;
  }

  /** Finds the sign after the brace that closes the one at a place; -1 where none does. @param isInline whether an empty line ends the search */
  readBrace(at: number, {isInline}: {readonly isInline: boolean}): number {
    return this.brace(at, 0, isInline);
  }

  /** Finds the end of the tag at a place, its attributes included; -1 where there is no tag. */
  readTag(at: number): number {
    return this.tag(at, 0);
  }

  // oxlint-disable-next-line max-params -- runs at each tag and brace, where an object a call would be litter
  private remember(at: number, level: number, kind: number, read: () => number): number {
    if (level > MAX_LEVEL) return -1;
    const key = (at * (MAX_LEVEL + 1) + level) * 3 + kind;
    const known = this.known.get(key);
    if (known) {
      this.pass(known.steps);
      return known.end;
    }
    const before = this.steps;
    const end = read();
    this.known.set(key, {end, steps: before - this.steps});
    return end;
  }

  private pass(steps: number): void {
    this.steps -= steps;
    if (this.steps < 0) throw new TooManySteps();
  }

  private brace(start: number, level: number, isInline = false): number {
    let at = start + 1;
    let depth = 1;
    /** The end of what was read last, and whether a value ends there: a slash after one divides. */
    let last = {end: at, isValue: false};
    const moveTo = (end: number, isValue: boolean): void => {
      this.pass(end - at + 1);
      at = end;
      last = {end, isValue};
    };
    for (;;) {
      const {sign, index} = this.next(CODE_SIGN, at);
      this.pass(index - at + 1);
      if (sign === '') return -1;
      at = index;
      if (sign === '\n') {
        if (isInline && this.isBlankAfter(at)) return -1;
        at++;
      } else if (sign === '{') {
        depth++;
        moveTo(at + 1, false);
      } else if (sign === '}') {
        if (--depth === 0) return at + 1;
        moveTo(at + 1, true);
      } else if (sign === '`') {
        const end = this.template(at + 1, isInline);
        if (end < 0) return -1;
        moveTo(end, true);
      } else if (sign === '<') {
        const end = /[A-Za-z_$/>]/.test(this.text[at + 1] ?? '') ? this.element(at, level + 1) : -1;
        moveTo(end < 0 ? at + 1 : end, end >= 0);
      } else if (sign === '/') {
        const end = this.slash(at, last, isInline);
        if (end < 0) return -1;
        const isComment = /[/*]/.test(this.text[at + 1] ?? '');
        moveTo(end, isComment ? this.isValueBefore(at, last) : end > at + 1);
      } else if (sign === "'" && /\w/.test(this.text[at - 1]!)) at++;
      else moveTo(this.match(STRING, at), true);
    }
  }

  /** Finds where a comment or a pattern ends, or the sign after a slash that divides; -1 where an empty line is in the way. */
  private slash(at: number, last: {end: number; isValue: boolean}, isInline: boolean): number {
    const second = this.text[at + 1];
    if (second === '/') return orEnd(this.text, this.text.indexOf('\n', at));
    if (second === '*') {
      const close = this.text.indexOf('*/', at + 2);
      const end = close < 0 ? this.text.length : close + 2;
      return isInline && /\n[ \t]*(?:\n|$)/.test(this.text.slice(at, end)) ? -1 : end;
    }
    return this.beginsPattern(at, last) ? this.match(PATTERN, at) : at + 1;
  }

  private beginsPattern(at: number, last: {end: number; isValue: boolean}): boolean {
    const before = this.text.slice(Math.max(0, at - 200), at);
    const word = /[\w$][ \t]*$/.test(before);
    if (this.isValueBefore(at, last) && !word) return false;
    const trimmed = before.trimEnd();
    if (/[\w$]$/.test(trimmed)) return BEFORE_PATTERN.test(trimmed);
    return !/(?:[)\]"'`]|\+\+|--)$/.test(trimmed);
  }

  private isValueBefore(at: number, last: {end: number; isValue: boolean}): boolean {
    let end = at;
    while (end > last.end && /\s/.test(this.text[end - 1]!)) end--;
    return end <= last.end ? last.isValue : /[\w$)\]]/.test(this.text[end - 1]!);
  }

  private template(start: number, isInline: boolean): number {
    let depth = 0;
    for (let at = start; ;) {
      const {sign, index} = this.next(TEMPLATE_SIGN, at);
      at = index + sign.length;
      if (sign === '') return index;
      if (sign === '\\') at++;
      else if (sign === '${') depth++;
      else if (sign === '\n' && isInline && this.isBlankAfter(index)) return -1;
      else if (sign === '`' && depth === 0) return at;
      else if (depth > 0 && sign !== '`' && sign !== '\n') depth += sign === '{' ? 1 : -1;
    }
  }

  private tag(start: number, level: number): number {
    return this.remember(start, level, 0, () => {
      let at = this.match(TAG, start);
      const isClosing = this.text[start + 1] === '/';
      while (at > 0) {
        at = this.match(BLANKS, at);
        this.pass(1);
        const end = this.match(TAG_END, at);
        if (end > 0) {
          this.pass(end - start);
          return end;
        }
        if (isClosing) return -1;
        const next = this.text[at] === '{' ? at : this.match(ATTRIBUTE, at);
        if (next < 0) return -1;
        if (next === at && this.match(SPREAD, at) < 0) return -1;
        const isValue = next > at && this.text[next] === '{' && /[=\s]/.test(this.text[next - 1]!);
        at = isValue || next === at ? this.inAttribute(next, level) : next;
      }
      return -1;
    });
  }

  private inAttribute(at: number, level: number): number {
    return this.remember(at, level + 1, 1, () => this.brace(at, level + 1));
  }

  private element(start: number, level: number): number {
    return this.remember(start, level, 2, () => {
      const tagEnd = this.tag(start, level);
      if (tagEnd < 0 || this.text[start + 1] === '/' || this.text[tagEnd - 2] === '/')
        return tagEnd;
      let end = -1;
      try {
        end = this.children(tagEnd, level);
      } finally {
        if (end < 0 && start < (this.firstOpen ?? Infinity)) this.firstOpen = start;
      }
      return end;
    });
  }

  private children(start: number, level: number): number {
    for (let at = start; at >= 0;) {
      const {sign, index} = this.next(CHILD_SIGN, at);
      this.pass(index - at + 1);
      if (sign === '') return -1;
      if (sign === '{') at = this.remember(index, level, 1, () => this.brace(index, level));
      else if (this.text[index + 1] === '/') return this.tag(index, level);
      else at = Math.max(this.element(index, level + 1), index + 1);
    }
    return -1;
  }

  private isBlankAfter(at: number): boolean {
    return this.match(BLANK_LINE, at) >= 0;
  }

  private next(pattern: RegExp, from: number): {readonly sign: string; readonly index: number} {
    pattern.lastIndex = from;
    const found = pattern.exec(this.text);
    return found ? {sign: found[0], index: found.index} : {sign: '', index: this.text.length};
  }

  /** Finds where what a sticky pattern matches at a place ends; -1 where it matches nothing. */
  private match(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : -1;
  }
}

const orEnd = (text: string, at: number): number => (at < 0 ? text.length : at);
