/** A work of the literature. */
export interface Work {
  readonly key: string;
  readonly authors: readonly {readonly first: string; readonly last: string}[];
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads a list of literature in BibTeX. */
export function readBibTex(text: string): Work[] {
  return [...text.matchAll(/^[ \t]*@(\w+)\s*\{\s*([^,\s{}]+)\s*,/gm)]
    .filter(([, kind]) => !/^(?:comment|string|preamble)$/i.test(kind!))
    .map((match) => {
      const fields = readFields(text, match.index + match[0].length);
      const authors = (fields.get('author') ?? '').split(' and ').filter(Boolean);
      return {key: match[2]!, authors: authors.map(readName), fields};
    });
}

/** Reads the fields of a work from a place on. */
function readFields(text: string, start: number): Map<string, string> {
  const fields = new Map<string, string>();
  const field = /\s*,?\s*([\w-]+)\s*=\s*/y;
  let at = start;
  for (;;) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (match === null) return fields;
    const from = at + match[0].length;
    const end = findEnd(text, from);
    const written = text.slice(from, end).replace(/^["{]|["}]$/g, '');
    fields.set(match[1]!.toLowerCase(), toPlain(written));
    at = end;
  }
}

/** Finds the end of a value: behind its brace or quote, or before the comma. */
function findEnd(text: string, from: number): number {
  const isQuoted = text[from] === '"';
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth < 0) return at;
    if (depth > 0 || at === from) continue;
    if (isQuoted ? sign === '"' : sign === '}') return at + 1;
    if (!isQuoted && sign === ',') return at;
  }
  return text.length;
}

const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030C',
};

const LETTERS: Readonly<Record<string, string>> = {
  aa: 'å',
  ss: 'ß',
  l: 'ł',
  L: 'Ł',
  o: 'ø',
  O: 'Ø',
  i: 'ı',
};

/** Prints a value without the signs of TeX: `{\"o}` → `ö`, `--` → `–`. */
const toPlain = (value: string): string =>
  value
    .replace(
      /\\(["'`^~]|[cv](?=[\s{]))\s*\{?\\?(\p{L})\}?/gu,
      (_, accent: string, letter: string) => (letter + ACCENTS[accent]!).normalize('NFC'),
    )
    .replace(/\\(aa|ss|[lLoOi])(?![a-z])\s*/gi, (all, name: string) => LETTERS[name] ?? all)
    .replace(/\\([&%$#_])/g, '$1')
    .replace(/[{}]/g, '')
    .replaceAll('--', '–')
    .replace(/\s+/g, ' ')
    .trim();

/** `Smola, Alexander J` and `Alexander J Smola` → first and last name */
function readName(written: string): {first: string; last: string} {
  const [last, first] = written.split(',').map((part) => part.trim());
  if (first !== undefined) return {first, last: last!};
  const words = written.split(' ');
  return {first: words.slice(0, -1).join(' '), last: words.at(-1)!};
}

const isOthers = ({last}: {last: string}): boolean => last === 'others';

/** Prints who wrote a work: `Vaswani et al.` */
export function printShortAuthors({key, authors}: Work): string {
  const [one, two, ...more] = authors;
  if (one === undefined) return key;
  if (two === undefined) return one.last;
  return more.length > 0 || isOthers(two) ? `${one.last} et al.` : `${one.last} & ${two.last}`;
}

/** Prints the year of a work. */
export const printYear = ({fields}: Work): string => fields.get('year') ?? 'n.d.';

/** Prints a work in Markdown for a list. */
export function printWork(work: Work): string {
  const {fields, authors} = work;
  const names = authors.map((one) =>
    isOthers(one) ? 'et al.' : `${one.first} ${one.last}`.trim(),
  );
  const [url, place] = [
    fields.get('url'),
    fields.get('journal') ?? fields.get('booktitle') ?? fields.get('publisher'),
  ];
  const title = escape(fields.get('title') ?? work.key);
  const parts = [
    ...(names.length > 0 ? [`${escape(names.join(', '))} (${printYear(work)})`] : []),
    url !== undefined && /^https?:[^\s()<>]+$/.test(url) ? `[${title}](${url})` : title,
    ...(place === undefined ? [] : [`*${escape(place)}*`]),
    ...[fields.get('volume'), fields.get('pages')].filter((one) => one !== undefined).map(escape),
  ];
  return `${parts.join('. ')}.`;
}

const escape = (text: string): string => text.replace(/[\\`*_[\]<>$]/g, '\\$&');
