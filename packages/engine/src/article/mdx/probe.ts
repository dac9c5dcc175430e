import type {Island} from './mdxPage.ts';
import type {Piece} from './reportUnknown.ts';
import type {Statements} from './statements.ts';

/** Makes a program that mentions what the statements and the islands mention, and the way back to their places. */
export function createProbe(
  statements: Statements,
  islands: readonly Island[],
): {code: string; placeOf(offset: number): Omit<Piece, 'start'>} {
  const pieces: Piece[] = [];
  let code = `${statements.exports.join('\n')};\n`;
  const add = (
    text: string,
    place: Omit<Piece, 'start'>,
    [before, after]: readonly [string, string] = ['(', ');\n'],
  ): void => {
    code += before;
    pieces.push({...place, start: code.length});
    code += text + after;
  };
  for (const {line, column, ...island} of islands) {
    if (island.kind === 'expression') {
      add(island.code, {line, column: column + 1, isTag: false});
      continue;
    }
    if (/^[^a-z]|\./.test(island.name))
      add(island.name, {line, column, isTag: true}, ['(<', ' />);\n']);
    for (const attribute of island.attributes) {
      const place = {line, column, isTag: false, isAttribute: true};
      if (attribute.kind === 'expression') add(attribute.code, place);
      if (attribute.kind === 'spread') add(attribute.code, place, ['({', '});\n']);
    }
  }
  return {
    code,
    placeOf(offset) {
      const piece = lastAtMost(pieces, offset);
      const isTag =
        /^[^a-z]/.test(code.slice(offset, offset + 1)) &&
        /<\/?\s*$/.test(code.slice(Math.max(0, offset - MAX_GAP), offset));
      if (!piece) return {line: statements.imports[0]?.line ?? 1, column: 1, isTag};
      if (piece.isTag) return piece;
      // Where an attribute is in its tag is not known: the tag may have lines of its own.
      if (piece.isAttribute) return {...piece, isTag};
      const before = code.slice(piece.start, offset).split('\n');
      return {
        line: piece.line + before.length - 1,
        column: before.length === 1 ? piece.column + before[0]!.length : before.at(-1)!.length + 1,
        isTag,
      };
    },
  };
}

/** Characters of blanks that may be between `<` and a name: all before it would be read for each name. */
const MAX_GAP = 100;

/** Finds the last piece that begins at a place or before it; pieces are in the order of their starts. */
function lastAtMost(pieces: readonly Piece[], offset: number): Piece | undefined {
  let [from, to] = [0, pieces.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (pieces[middle]!.start <= offset) from = middle + 1;
    else to = middle;
  }
  return pieces[from - 1];
}
