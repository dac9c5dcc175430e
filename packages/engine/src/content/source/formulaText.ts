import {
  ACCENTS,
  DOUBLE_STRUCK,
  LOWERED,
  NAMES,
  RAISED,
  SAYS_NOTHING,
  SIGNS,
} from './formulaSigns.ts';

/** Maximum length of a formula that is written as text: no line of a list has room for longer ones, and nesting has a bound. */
const MAX_LENGTH = 500;

/**
 * Says a formula in TeX in characters, for titles, cards and search results, where nothing can be set:
 * `O(n\log n)` → `O(n log n)`, `\frac{a}{b+1}` → `a/(b+1)`, `e^{i\pi}` → `e^(iπ)`. What it does not know keeps its name.
 */
export function toFormulaText(tex: string): string {
  if (tex.length > MAX_LENGTH) return tex;
  const text = readGroup({tokens: tokensOf(tex), at: 0}, '');
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([{⌊⌈|]) | (?=[)\]}⌋⌉,;^_])/g, '')
    .trim();
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/** Returns a command, a run of blanks or a sign each; comments are none. */
const tokensOf = (tex: string): readonly string[] =>
  tex.match(/\\(?:[a-z]+\*?|[^])|\s+|[^]/giu) ?? [];

/** Reads up to the sign that ends a group, or to the end of the formula. */
function readGroup(reader: Reader, end: string): string {
  let text = '';
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined || token === end) break;
    text += readPart(reader);
  }
  reader.at++;
  return text;
}

/** Reads a sign, a command with its arguments or a group, with what is raised or lowered behind it. */
function readPart(reader: Reader): string {
  let text = readAtom(reader);
  for (;;) {
    const sign = reader.tokens[reader.at];
    if (sign !== '^' && sign !== '_') return text;
    reader.at++;
    const isWord = text.endsWith(' ');
    text = text.trimEnd() + shift(sign, readArgument(reader)) + (isWord ? ' ' : '');
  }
}

/** `2` → `²`, `k` → `^k`, `iπ` → `^(iπ)` */
function shift(sign: '^' | '_', text: string): string {
  const signs = sign === '^' ? RAISED : LOWERED;
  const chars = [...text];
  if (text === '′' || text === '°' || text === '∘') return text === '∘' ? '°' : text;
  if (chars.length > 0 && chars.every((char) => signs.has(char)))
    return chars.map((char) => signs.get(char)).join('');
  return chars.length === 1 ? sign + text : `${sign}(${text})`;
}

function readArgument(reader: Reader): string {
  while (/^\s/.test(reader.tokens[reader.at] ?? '')) reader.at++;
  return reader.at < reader.tokens.length ? readAtom(reader).trim() : '';
}

function readAtom(reader: Reader): string {
  const token = reader.tokens[reader.at++]!;
  if (token === '{') return readGroup(reader, '}');
  if (token === '}' || token === '&') return token === '&' ? ' ' : '';
  if (token === '~') return ' ';
  if (token === "'") return '′';
  return token.startsWith('\\') && token.length > 1
    ? readCommand(token.slice(1).replace(/\*$/, ''), reader)
    : token;
}

function readCommand(name: string, reader: Reader): string {
  const sign = SIGNS.get(name);
  if (sign !== undefined) return sign;
  if (NAMES.has(name)) return ` ${name} `;
  if (/^[dt]?frac$|^cfrac$/.test(name))
    return `${bind(readArgument(reader))}/${bind(readArgument(reader))}`;
  if (name === 'sqrt') return readRoot(reader);
  if (/^[dt]?binom$/.test(name)) return `C(${readArgument(reader)}, ${readArgument(reader)})`;
  if (name === 'mathbb') {
    const letter = readArgument(reader);
    return DOUBLE_STRUCK.get(letter) ?? letter;
  }
  if (SAYS_NOTHING.has(name)) {
    readArgument(reader);
    return '';
  }
  const accent = ACCENTS.get(name);
  if (accent !== undefined) {
    const letter = readArgument(reader);
    return [...letter].length === 1 ? letter + accent : letter;
  }
  if (name === 'operatorname') return ` ${readArgument(reader)} `;
  if (/^(?:text|math|bold|bm$|mbox|rm$|bf$|it$)/.test(name) || reader.tokens[reader.at] === '{')
    return reader.tokens[reader.at] === '{' ? readAtom(reader) : '';
  return /^[a-z]/i.test(name) ? `${name} ` : name;
}

/** `\sqrt{x+1}` → `√(x+1)`, `\sqrt[3]{x}` → `³√x` */
function readRoot(reader: Reader): string {
  let degree = '';
  if (reader.tokens[reader.at] === '[') {
    reader.at++;
    degree = shift('^', readGroup(reader, ']'));
  }
  return `${degree}√${bind(readArgument(reader))}`;
}

/** Puts what is more than a word or a call into brackets: `n+1` → `(n+1)`, `f(x)` → `f(x)` */
const bind = (text: string): string =>
  /^[\p{L}\p{N}\p{M}.′!²³ⁿ₀-₉]*(?:\([^()]*\))?$/u.test(text) ? text : `(${text})`;
