/** Signs that are wrong: where, from 1, what is written, and what is meant. */
export interface Slip {
  readonly column: number;
  readonly written: string;
  readonly right: string;
}

const EXTENSION =
  '\\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|bmp|pdf|docx?|xlsx?|pptx?|zip|txt|mp[34])';
/** What is in round brackets is an address, no remark. */
const ADDRESS = new RegExp(`^(?:https?://|\\.{1,2}/|/|#)|${EXTENSION}(?:#\\S*)?$`, 'i');
const LABEL = '(?<!\\\\)(!?\\[[^[\\]]{0,200}\\])';

interface Pattern {
  readonly run: RegExp;
  /** What is meant; undefined where it may be just that. */
  toRight(found: RegExpExecArray): string | undefined;
}

const whereAddress = (label: string, address: string): string | undefined =>
  ADDRESS.test(address) ? `${label}(${address})` : undefined;

const PATTERNS: readonly Pattern[] = [
  {
    // A title in quotes of text: `[a](b.md “标题”)`
    run: new RegExp(`${LABEL}\\(([^\\s()]{1,200}) {1,9}[“”‘’]([^“”‘’()"]{1,200})[“”‘’]\\)`, 'g'),
    toRight: ([, label, address, title]) => `${label}(${address} "${title}")`,
  },
  {
    // An address with blanks in it: `![](图 一.png)`
    run: new RegExp(
      `${LABEL}\\(([^\\s()<>"'][^()<>"'“”‘’]{0,200}? [^<>"'“”‘’]{0,200}?${EXTENSION}(?:#[^\\s()]{0,200})?|(?:\\.{1,2}/|/|https?://)[^()<>"'“”‘’]{0,200} [^()<>"'“”‘’]{1,200})\\)`,
      'gi',
    ),
    toRight: ([, label, address]) => `${label}(<${address!.trim()}>)`,
  },
  {
    run: new RegExp(`${LABEL}（([^\\s（）()]{1,200})）`, 'g'),
    toRight: ([, label, address]) => whereAddress(label!, address!),
  },
  {
    run: new RegExp(`${LABEL}\\(([^\\s（）()]{1,200})）`, 'g'),
    toRight: ([, label, address]) => whereAddress(label!, address!),
  },
  {
    run: /(!?)【([^【】]{0,200})】[(（]([^\s（）()]{1,200})[)）]/g,
    toRight: ([, mark, label, address]) => whereAddress(`${mark}[${label}]`, address!),
  },
  {
    run: new RegExp(`${LABEL}[ \\t　]\\(([^\\s（）()]{1,200})\\)`, 'g'),
    // A box to tick, and the number of a source.
    toRight: ([, label, address]) =>
      /^\[(?:[ x]|\d+)\]$/i.test(label!) ? undefined : whereAddress(label!, address!),
  },
  {
    run: /！(\[[^[\]]{0,200}\]\([^\s()]{1,200}\.(?:png|jpe?g|gif|svg|webp|avif|bmp)\))/gi,
    toRight: ([, image]) => `!${image}`,
  },
];

/** Finds links and images of a line whose brackets or blanks are wrong. */
export function findLinkSlips(line: string): Slip[] {
  if (!/\][(（ \t　]|】[(（]/.test(line)) return [];
  const text = line.includes('`') ? blankCode(line) : line;
  return PATTERNS.flatMap(({run, toRight}) =>
    [...text.matchAll(run)].flatMap((found) => {
      const right = toRight(found);
      return right === undefined ? [] : [{column: found.index + 1, written: found[0], right}];
    }),
  );
}

/** Puts blanks in the place of code: what follows keeps its column. */
export const blankCode = (line: string): string =>
  line.replace(/(?<!`)(`{1,9})(?!`)[^`]*\1(?!`)/g, (code) => ' '.repeat(code.length));
