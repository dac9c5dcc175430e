/** What the themes Volantis and Stellar, and plugins made after them, write into a tag: `red center, words` or `red::words`. */
export interface StyledText {
  /** Words that say how it looks. */
  readonly style: readonly string[];
  readonly text: string;
}

const STYLE_WORDS = /^(?:[a-z][a-z\d-]*(?:\s+[a-z\d][a-z\d-]*)*)?$/;

/** Reads words of style and, behind the first `,` or `::`, the text; all is text where no such words are at the front. */
export function readStyled(raw: string): StyledText {
  const [, front = '', text = ''] = /^(.*?)(?:::|,)(.*)$/s.exec(raw) ?? [];
  const hasStyle = /::|,/.test(raw) && STYLE_WORDS.test(front.trim());
  return hasStyle ? {style: toWords(front), text: text.trim()} : {style: [], text: raw.trim()};
}

/** Tells whether a tag says how it looks and then what it holds: one of such a form has no end. */
export const isStyled = (raw: string): boolean =>
  /::|,/.test(raw) && readStyled(raw).text !== raw.trim();

/** Splits the values of a tag, which `::` or commas separate. */
export const splitFields = (raw: string): string[] =>
  raw.split(raw.includes('::') ? '::' : ',').map((field) => field.trim());

/** Splits at blanks; none for an empty text. */
export const toWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Names of values that are as `name:value` among the words of a tag of Stellar. */
const KEY =
  /(?:^|\s)(?:active|align|behavior|bg|checked|child|color|date|download|el|fancybox|footer|header|height|icon|id|open|padding|prefix|ratio|size|style|suffix|symbol|tag|type|width|c|w|desc|author|title):(?:"[^"]*"|\S+)/g;

/** Takes values like `color:red` out of the words of a tag. */
export const withoutKeys = (raw: string): string =>
  raw.replace(KEY, ' ').replace(/ +/g, ' ').trim();

/** Finds `name:value` or `name=value` among the words of a tag. */
export function findValue(raw: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s,:"])${name}[:=](?:"([^"]*)"|([^\\s,]+))`).exec(raw);
  return found?.[1] ?? found?.[2];
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:warning|warn|yellow|orange|bell)$/, 'warning'],
  [/^(?:danger|error|red|ban|bolt)$/, 'danger'],
  [/^(?:success|done|green|check|tip|idea)$/, 'tip'],
  [/^(?:info|primary|blue|cyan|link|sync|cogs|key)$/, 'info'],
];

/** Finds the kind of admonition that words of style mean; undefined for none. */
export function findKind(style: readonly string[]): string | undefined {
  return KINDS.find(([words]) => style.some((word) => words.test(word)))?.[1];
}

const ADDRESS = /^(?:https?:|mailto:|\/|#|\.{1,2}\/)/;

/** Reads a link in the forms of all these themes: `words, address`, `style, words, address`, `address, words`, `words address`. */
export function readLink(raw: string): {readonly text: string; readonly href: string} | undefined {
  const fields = splitFields(raw);
  if (fields.length > 1) {
    const at = fields.findIndex((field) => ADDRESS.test(field) && !/\s/.test(field));
    if (at === 0) return {text: fields[1] || fields[0]!, href: fields[0]!};
    if (at > 0) return {text: fields[at - 1] || fields[at]!, href: fields[at]!};
  }
  const words = toWords(withoutKeys(raw));
  const at = words.findIndex((word) => ADDRESS.test(word));
  if (at < 0) return undefined;
  const text = (at === 0 ? words.slice(1) : words.slice(0, at)).join(' ');
  return {text: text || words[at]!, href: words[at]!};
}
