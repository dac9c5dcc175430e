import {decodeFrom, decodes, type Encoding, guessEncoding} from '../../config/encoding.ts';

/** Text of a file, and the encoding it was read by where that is not UTF-8; `?` where none fits. */
export interface DecodedText {
  readonly text: string;
  readonly encoding?: Encoding | '?';
}

/** Decodes a text file of unknown encoding. A few bad bytes among text in UTF-8 make it no other encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (decodes('utf-8', bytes)) return {text: new TextDecoder('utf-8').decode(bytes)};
  const encoding = guessEncoding(bytes);
  return encoding === undefined
    ? {text: new TextDecoder('utf-8').decode(bytes), encoding: '?'}
    : {text: decodeFrom(encoding, bytes), encoding};
}
