import {decodeFrom, decodes, type Encoding, guessEncoding} from '../../config/encoding.ts';
import {isMostlyZeros} from '../../config/textFile.ts';
import {createProblemList, type MigrationProblem} from './from/common/migration.ts';

/** What a file was read by: an encoding, `?` where none fits, `0` where zeros are in the place of text. */
type ReadBy = Encoding | '?' | '0';

/** Text of a file, and what it was read by where that is not UTF-8. */
export interface DecodedText {
  readonly text: string;
  readonly encoding?: ReadBy;
}

/** Decodes a text file of unknown encoding. A few bad bytes among text in UTF-8 make it no other encoding; zeros in the place of text are left out. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = new TextDecoder('utf-8').decode(bytes);
  const isUtf8 = decodes('utf-8', bytes);
  const isEmptied = isMostlyZeros(text);
  if (isUtf8 && !isEmptied) return {text};
  const encoding = guessEncoding(bytes);
  if (encoding !== undefined) return {text: decodeFrom(encoding, bytes), encoding};
  return isEmptied ? {text: text.replaceAll('\0', ''), encoding: '0'} : {text, encoding: '?'};
}

const UNREADABLE: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  '?': [
    '有的字节不是 UTF-8，显示成 \uFFFD；另存为 UTF-8 再搬。',
    'Some bytes are no UTF-8 and show as \uFFFD; save it as UTF-8 and migrate again.',
  ],
  '0': [
    '文件损坏了，里面是一串空字节：只带来剩下的文字；从备份或 Git 恢复它再搬。',
    'The file is damaged, zeros are in the place of text: only the rest came along; restore it from a backup or from Git and migrate again.',
  ],
};

/** Reports files that are no UTF-8, by which all of them are written. @param encodings by path */
export function reportEncodings(encodings: ReadonlyMap<string, string>): MigrationProblem[] {
  const problems: MigrationProblem[] = [];
  for (const [path, encoding] of encodings)
    createProblemList(path, problems).add(
      undefined,
      ...(UNREADABLE[encoding] ?? [
        `不是 UTF-8，按 ${encoding} 读出，写成了 UTF-8；看看文字对不对。`,
        `It is no UTF-8; it was read as ${encoding} and written as UTF-8. See whether its words are right.`,
      ]),
    );
  return problems;
}
