/** Attributes of a tag of JSX: text, or the source of an expression. */
export interface Attributes {
  /** Text of an attribute, also of one written as `{'text'}`; `true` in words for one without a value; undefined for none. */
  text(name: string): string | undefined;
  /** Texts of an attribute that is a list: `items={['a', 'b']}`. */
  list(name: string): string[];
  /** Source of an attribute between its braces; undefined for others. */
  source(name: string): string | undefined;
  readonly names: readonly string[];
}

/** A tag of JSX at a place of a text. */
export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'whole';
  readonly attributes: Attributes;
  /** Where it ends in the text. */
  readonly end: number;
}

const START = /^<(\/?)([A-Za-z][\w.-]*)?(?=[\s/>])/;

/** Reads the tag that begins at a place of a text; undefined where none does, or where it has no end. */
export function readTag(text: string, at: number): Tag | undefined {
  const start = START.exec(text.slice(at, at + 100));
  if (!start) return undefined;
  const values = new Map<string, string>();
  let i = at + start[0].length;
  for (;;) {
    i += /^\s*/.exec(text.slice(i))![0].length;
    if (text.startsWith('/>', i) || text[i] === '>') break;
    if (i >= text.length) return undefined;
    if (text[i] === '{') {
      const end = findEnd(text, i); // {...props}
      if (end === undefined) return undefined;
      i = end;
      continue;
    }
    const name = /^[^\s=/>{}<"']+/.exec(text.slice(i))?.[0];
    if (name === undefined) return undefined;
    i += name.length;
    const sign = /^\s*=\s*/.exec(text.slice(i))?.[0];
    if (sign === undefined) {
      values.set(name, '{"true"}');
      continue;
    }
    i += sign.length;
    const end = text[i] === '{' ? findEnd(text, i) : findQuote(text, i);
    if (end === undefined) return undefined;
    values.set(name, text.slice(i, end));
    i = end;
  }
  const isWhole = text[i] === '/';
  return {
    name: start[2] ?? '',
    kind: start[1] === '/' ? 'close' : isWhole ? 'whole' : 'open',
    attributes: toAttributes(values),
    end: i + (isWhole ? 2 : 1),
  };
}

function findQuote(text: string, at: number): number | undefined {
  const sign = text[at];
  if (sign !== '"' && sign !== "'") return undefined;
  const end = text.indexOf(sign, at + 1);
  return end < 0 ? undefined : end + 1;
}

/** Finds the end of what begins with `{`: texts inside it may have braces of their own. */
export function findEnd(text: string, at: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let i = at; i < text.length; i++) {
    const sign = text[i]!;
    if (quote !== '') {
      if (sign === '\\') i++;
      else if (sign === quote) quote = '';
    } else if (text.startsWith('/*', i)) {
      const end = text.indexOf('*/', i + 2);
      if (end < 0) return undefined;
      i = end + 1;
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return i + 1;
  }
  return undefined;
}

const TEXT = /^\{?\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*\}?$/s;

function toAttributes(values: ReadonlyMap<string, string>): Attributes {
  const source = (name: string): string | undefined => {
    const value = values.get(name);
    return value?.startsWith('{') ? value.slice(1, -1).trim() : undefined;
  };
  return {
    names: [...values.keys()],
    source,
    text: (name) => {
      const value = values.get(name);
      const [, sign, text] = (value !== undefined && TEXT.exec(value)) || [];
      if (text === undefined)
        return /^\{\s*[\d.]+\s*\}$/.test(value ?? '') ? source(name) : undefined;
      return sign === '`' && text.includes('${') ? undefined : text.replace(/\\(.)/g, '$1');
    },
    list: (name) =>
      [...(source(name) ?? '').matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
        ([, , text = '']) => text,
      ),
  };
}
