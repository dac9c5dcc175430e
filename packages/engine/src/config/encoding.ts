/** Encodings of text files besides UTF-8, as `iconv` calls them: those with a byte order mark, without, and that of old editors in Chinese. */
export type Encoding = 'UTF-16' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030';

/**
 * More zeros in a row than text of any encoding has: a power cut or a program that was stopped leaves them in the place of what was
 * to be written.
 */
export const ZEROS = '\0'.repeat(16);

/** What is in the place of bytes that are no UTF-8. */
const REPLACEMENT = /\uFFFD/g;
const NOT_ASCII = /[^\0-\x7F]/gu;

/** Guesses the encoding of bytes that are no UTF-8; undefined where none fits, as for a few bad bytes among text in UTF-8. */
export function guessEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ZEROS)) return undefined;
  // Line ends and spaces are half zeros there; the other encodings have none.
  const zeros = [0, 0];
  for (let i = bytes.indexOf(0); i !== -1; i = bytes.indexOf(0, i + 1)) zeros[i % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (even !== odd && bytes.length % 2 === 0) {
    const encoding = odd > even ? 'UTF-16LE' : 'UTF-16BE';
    if (decodes(encoding, bytes)) return encoding;
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = text.match(REPLACEMENT)?.length ?? 0;
  if (bad === 0) return undefined;
  const most = (text.match(NOT_ASCII)?.length ?? 0) / 2;
  return bad >= most && decodes('gb18030', bytes) ? 'GB18030' : undefined;
}

/** Decodes bytes of a guessed encoding; a byte order mark is dropped. */
export function decodeFrom(encoding: Encoding, bytes: Uint8Array): string {
  const label = encoding === 'UTF-16' ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : encoding;
  return new TextDecoder(label).decode(bytes);
}

/** Tells whether bytes are text in an encoding, all of them. */
export function decodes(
  label: string,
  bytes: Uint8Array,
  options?: {readonly stream: boolean},
): boolean {
  try {
    new TextDecoder(label, {fatal: true}).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}
