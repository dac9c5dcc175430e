/** Text of a file, and the encoding it was read by where that is not UTF-8; `?` where none fits. */
export interface DecodedText {
  readonly text: string;
  readonly encoding?: 'UTF-16' | 'GB18030' | '?';
}

/** What Node puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = /\uFFFD/g;
const NOT_ASCII = /[^\0-\x7F]/gu; // eslint-disable-line no-control-regex

/**
 * Decodes a text file of unknown encoding: UTF-8, UTF-16 with a byte order mark, or GB18030, which old editors in Chinese
 * wrote. A few bad bytes among text in UTF-8 make it no other encoding.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes, 'UTF-16');
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes, 'UTF-16');
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = text.match(REPLACEMENT)?.length ?? 0;
  if (bad === 0 || decodes('utf-8', bytes)) return {text};
  const most = (text.match(NOT_ASCII)?.length ?? 0) / 2;
  if (bad >= most && decodes('gb18030', bytes)) return decodeAs('gb18030', bytes, 'GB18030');
  return {text, encoding: '?'};
}

const decodeAs = (
  label: string,
  bytes: Uint8Array,
  encoding: DecodedText['encoding'] & string,
): DecodedText => ({text: new TextDecoder(label).decode(bytes), encoding});

function decodes(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, {fatal: true}).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
