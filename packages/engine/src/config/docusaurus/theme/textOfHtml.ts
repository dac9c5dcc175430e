const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    copy: '©',
    reg: '®',
    trade: '™',
    middot: '·',
    bull: '•',
    ndash: '–',
    mdash: '—',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    hearts: '♥',
    rarr: '→',
  }),
);
const MAX_CODE_POINT = 0x10_ff_ff;

/**
 * Converts HTML that a configuration writes in a line to its text: without tags, with the characters that references mean.
 * @example Copyright &copy; 2026 <b>Wuya</b> → Copyright © 2026 Wuya
 */
export function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    // oxlint-disable-next-line max-params -- `replace` gives groups by position
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? written;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : written;
    },
  );
}
