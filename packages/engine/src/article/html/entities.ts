const COMMON: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    colon: ':',
    Tab: '\t',
    NewLine: '\n',
  }),
);

/** Decodes the character references of HTML. `decodeName` knows the names that are rarely used, `&hearts;` whole. */
export function decodeEntities(text: string, decodeName: (reference: string) => string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi,
    // oxlint-disable-next-line max-params -- `replace` gives groups by position
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return COMMON.get(name) ?? decodeName(reference);
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter =
        code > 0 &&
        code <= 0x10ffff &&
        !(code >= 0xd800 && code <= 0xdfff) &&
        !(code >= 0xfdd0 && code <= 0xfdef);
      return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}
