import {LONG_TEXT, PIECE} from '../text/marks.ts';
import {OWN_COMPONENTS} from './mdxPage.ts';

/** Characters from which on a piece or a text is worth a place of its own. */
const LONG = 200;

/** Marks printed expressions that are beside each other as one piece, where they are long. They may use {@link PIECE_NAMES}. */
export function markPiece(printed: readonly string[]): readonly string[] {
  if (printed.reduce((sum, code) => sum + code.length, 0) < LONG) return printed;
  return [`/*${PIECE}*/_h(_Fragment, null, ${printed.join(', ')})/*${PIECE}*/`];
}

/** Prints a value as JSON; a long text is marked. */
export function printText(value: unknown): string {
  const printed = JSON.stringify(value);
  return typeof value === 'string' && printed.length >= LONG
    ? `/*${LONG_TEXT}*/${printed}/*${LONG_TEXT}*/`
    : printed;
}

/** A marked piece or, outside of one, a marked text. */
const MARKED = new RegExp(
  `/\\*${PIECE}\\*/([^${PIECE}]*)/\\*${PIECE}\\*/|/\\*${LONG_TEXT}\\*/([^${LONG_TEXT}]*)/\\*${LONG_TEXT}\\*/`,
  'g',
);

/**
 * Takes what is marked out of the code of a module.
 * @param hole prints what is there instead: a call for a piece, a literal for a text
 */
export function cutMarked(
  code: string,
  hole: (cut: {readonly kind: 'piece' | 'text'; readonly code: string}) => string,
): string {
  return code.replace(MARKED, (_, piece: string | undefined, text: string) =>
    piece === undefined
      ? hole({kind: 'text', code: text})
      : hole({kind: 'piece', code: piece.replaceAll(`/*${LONG_TEXT}*/`, '')}),
  );
}

/** Names that a piece is given, in this order. */
export const PIECE_NAMES = ['_h', '_Fragment', OWN_COMPONENTS] as const;
