/** Selector of the text of a note in a page, also in lists of posts. */
const TEXT = ':is(.prose,.ex)';
/** Groups of rules, whose rules are kept to the text as well. */
const GROUP = /^@(?:media|supports|container|layer|starting-style)\b/i;
/** At-rules without selectors that may stay; `@font-face` would give the fonts of the page other letters, `@import` loads anything. */
const PLAIN = /^@(?:page|counter-style|(?:-webkit-)?keyframes)\b/i;
/** The movements of the theme, which one of the same name in a note would replace everywhere. A test compares them with its styles. */
export const THEME_KEYFRAMES: ReadonlySet<string> = new Set(
  'appear spread dip tide surface surface-scrim ferry bob sheet-up peek come'.split(' '),
);
const PSEUDO_ELEMENT =
  /::?(?:before|after|first-line|first-letter)$|::(?:marker|selection|placeholder)$/i;
/** Maximum depth of groups in groups; deeper ones are left out. */
const MAX_LEVEL = 8;

/** A statement of a stylesheet: up to a `;`, or with a block. */
interface Statement {
  readonly prelude: string;
  /** Undefined for one that ends with `;`. */
  readonly block?: string;
}

/**
 * Keeps the rules of a stylesheet to the text of notes: `.nav, b {…}` → `:is(.prose,.ex) :is(.nav){…}`, the same for `b`. What selects
 * nothing in there, such as `body`, has no effect; rules within rules and what cannot be kept to the text are left out.
 */
export function scopeStyles(css: string, level = 0): string {
  if (level > MAX_LEVEL) return '';
  return splitStatements(withoutComments(css))
    .map(({prelude, block}) => {
      if (block === undefined || prelude.includes('<')) return '';
      if (GROUP.test(prelude)) return `${prelude}{${scopeStyles(block, level + 1)}}`;
      if (prelude.startsWith('@')) return isPlain(prelude) ? `${prelude}{${block}}` : '';
      const selectors = scopeSelectors(prelude);
      return selectors && `${selectors}{${withoutBlocks(block)}}`;
    })
    .join('');
}

const withoutComments = (css: string): string =>
  css.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');

/** Selectors of parts of the page around a text, and at-rules that load other sheets or fonts. */
const OUTSIDE =
  /(?:^|[\s{},;])(?:(html|body|:root)(?![\w-])[^;{}]{0,1000}\{|(@import|@font-face)\b)/i;

/** Finds what of a stylesheet cannot count within the text of a note: `b {…} body {…}` → `body`; undefined for nothing. */
export function findOutside(css: string): string | undefined {
  const found = OUTSIDE.exec(withoutComments(css));
  return found?.[1] ?? found?.[2];
}

function isPlain(prelude: string): boolean {
  const name = prelude.replace(/^@[\w-]+\s*/, '').replace(/^["']|["']$/g, '');
  return PLAIN.test(prelude) && !THEME_KEYFRAMES.has(name);
}

/** `a, b::before` → `:is(.prose,.ex) :is(a),:is(.prose,.ex) :is(b)::before` */
function scopeSelectors(prelude: string): string {
  return splitAtCommas(prelude)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const pseudo = PSEUDO_ELEMENT.exec(one)?.[0] ?? '';
      const subject = one.slice(0, one.length - pseudo.length);
      return `${TEXT} :is(${/(?:^|[\s>+~])$/.test(subject) ? `${subject}*` : subject})${pseudo}`;
    })
    .join(',');
}

/** Returns the declarations of a block without rules in it. */
function withoutBlocks(block: string): string {
  return splitStatements(`${block};`)
    .filter((one) => one.block === undefined)
    .map(({prelude}) => prelude)
    .join(';');
}

function splitStatements(css: string): Statement[] {
  const out: Statement[] = [];
  let start = 0;
  let blockStart = -1;
  for (const {sign, at, depth} of signsOf(css)) {
    if (sign === ';' && depth === 0) {
      out.push({prelude: css.slice(start, at).trim()});
      start = at + 1;
    } else if (sign === '{' && depth === 1) blockStart = at + 1;
    else if (sign === '}' && depth === 0) {
      out.push({
        prelude: css.slice(start, blockStart - 1).trim(),
        block: css.slice(blockStart, at),
      });
      start = at + 1;
    }
  }
  return out.filter(({prelude, block}) => prelude !== '' || block !== undefined);
}

/** Splits at the commas that are in no bracket. */
export function splitAtCommas(text: string): string[] {
  const ends = [...signsOf(text)]
    .filter(({sign, depth}) => sign === ',' && depth === 0)
    .map(({at}) => at);
  return [...ends, text.length].map((end, i) => text.slice(i === 0 ? 0 : ends[i - 1]! + 1, end));
}

/** A sign that gives a stylesheet its form, and how many brackets are open after it. */
interface Sign {
  readonly sign: string;
  readonly at: number;
  readonly depth: number;
}

const CLOSED_BY: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/** A text in quotes; one that does not end on its line is none. */
const QUOTED = String.raw`"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*'`;
/** An address, in which without quotes nothing is a sign. Part of a longer name it is a function like others. */
const ADDRESS = String.raw`(?<![-\w\u0080-\uffff])url\(\s*(?:${QUOTED}|[^"'()\\\s]*)\s*\)`;

/**
 * Finds the signs outside of texts and addresses. It ends where brackets do not pair, a text does not end or a sign is escaped outside
 * of a text: there a browser might read on in another way.
 */
function* signsOf(css: string): Generator<Sign> {
  const open: string[] = [];
  for (const {0: sign, index: at} of css.matchAll(
    new RegExp(`${ADDRESS}|${QUOTED}|(?<![-\\w\\u0080-\\uffff])url\\(|[;,(){}[\\]"'\\\\]`, 'gi'),
  )) {
    if (sign === '"' || sign === "'" || sign === '\\' || /^url\($/i.test(sign)) return;
    if (sign.length > 1) continue;
    const closing = CLOSED_BY[sign];
    if (closing !== undefined) open.push(closing);
    else if (/[)\]}]/.test(sign) && open.pop() !== sign) return;
    yield {sign, at, depth: open.length};
  }
}
