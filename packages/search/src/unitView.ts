import {CJK, classOf} from './charClass.ts';
import {foldText} from './fold.ts';
import {parseUnitText} from './unitText.ts';
import type {TextPiece} from './unitText.ts';

/** A piece with its text as queries are compared to it. */
export interface PieceView {
  readonly piece: TextPiece;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
}

export type UnitView = readonly PieceView[];

/** Parses the text of a unit and makes it comparable with queries. */
export function prepareUnit(encoded: string): UnitView {
  return parseUnitText(encoded).map((piece) => {
    const heading = piece.type === 'content' ? '' : (piece.hierarchy[piece.type] ?? '');
    return {
      piece,
      title: comparable(piece.hierarchy.lvl1 ?? ''),
      heading: comparable(heading),
      body: comparable(piece.text),
    };
  });
}

/** Reduces text to folded lower case without the white space that authors put between CJK and Latin, one blank elsewhere. */
export function comparable(raw: string): string {
  const text = foldText(raw).toLowerCase().trim();
  let out = '';
  let start = 0;
  for (let blank = text.indexOf(' '); blank >= 0; blank = text.indexOf(' ', start)) {
    let end = blank + 1;
    while (text.charCodeAt(end) === 0x20) end++;
    const glue =
      classOf(text.charCodeAt(blank - 1)) === CJK || classOf(text.charCodeAt(end)) === CJK;
    out += text.slice(start, blank) + (glue ? '' : ' ');
    start = end;
  }
  return out + text.slice(start);
}
