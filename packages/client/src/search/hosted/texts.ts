import {LEVELS, type Hit, type HitTexts} from '@wuya/theme/search/hit';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

export type HitResults = Pick<Hit, '_snippetResult' | '_highlightResult'>;

/**
 * Reads the texts of a hit of a service: of its content the snippet, of titles and headings all, the other one where that is
 * missing. They are written as our own index writes them.
 */
export function readTexts({
  _snippetResult: snippets,
  _highlightResult: highlights,
}: HitResults): HitResults {
  const snippet = readValues(snippets);
  const highlight = readValues(highlights);
  const content = snippet.content ?? highlight.content;
  return {
    _snippetResult: content === undefined ? {} : {content: {value: content}},
    _highlightResult: {
      hierarchy: Object.fromEntries(
        LEVELS.flatMap((level) => {
          const value = highlight.levels[level] ?? snippet.levels[level];
          return value === undefined ? [] : [[level, {value}] as const];
        }),
      ),
    },
  };
}

/** Picks the values that are text: services may send something else. */
function readValues(texts: HitTexts | undefined): {
  readonly content: string | undefined;
  readonly levels: Readonly<Record<string, string | undefined>>;
} {
  const read = (one: {readonly value: unknown} | null | undefined) =>
    typeof one?.value === 'string' ? writeMarks(one.value) : undefined;
  return {
    content: read(texts?.content),
    levels: Object.fromEntries(LEVELS.map((level) => [level, read(texts?.hierarchy?.[level])])),
  };
}

/**
 * Writes HTML of a service as our own index writes it: characters of HTML as numbers, marks one after the other. Only a bare
 * `<mark>` is markup; every other tag stays text.
 */
export function writeMarks(html: string): string {
  let depth = 0;
  let written = '';
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') {
      if (depth++ === 0) written += piece;
    } else if (piece === '</mark>') {
      if (depth > 0 && --depth === 0) written += piece;
    } else written += escape(decodeEntities(piece));
  }
  return written;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function decodeEntities(html: string): string {
  return html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
