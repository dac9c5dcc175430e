import {CJK_CHAR} from '../../text/charClass.ts';
import {foldText} from '../../text/fold.ts';
import {parseUnitText} from '../../format/unitText.ts';
import type {TextPiece} from '../../format/unitText.ts';

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

// Blanks after or before a CJK character.
const BESIDE_CJK = new RegExp(`(${CJK_CHAR.source}) +| +(?=${CJK_CHAR.source})`, 'g');

/** Reduces text to folded lower case without the white space that authors put between CJK and Latin, one blank elsewhere. */
function comparable(raw: string): string {
  return foldText(raw).toLowerCase().trim().replace(BESIDE_CJK, '$1').replace(/ +/g, ' ');
}
