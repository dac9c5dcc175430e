import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';

/** Place of a piece of a program in the note. */
export interface Piece {
  readonly start: number;
  readonly line: number;
  readonly column: number;
  readonly isTag: boolean;
  /** The code of an attribute, whose place is that of its tag. */
  readonly isAttribute?: boolean;
}

/** Reports a name that nothing makes: a component, or one in an expression. */
export function reportUnknown(
  {name, line, column, isTag}: {readonly name: string} & Omit<Piece, 'start'>,
  file: string,
  {known, isStrict}: {readonly known: readonly string[]; readonly isStrict: boolean},
): Diagnostic {
  const nearest = findNearest(name, known);
  const place = {file, line, column};
  const more = nearest === undefined ? {} : {nearest};
  return isTag
    ? createDiagnostic(
        'MD-101',
        {name, isStrict, ...more},
        {level: isStrict ? 'error' : 'warning', place},
      )
    : createDiagnostic('MD-112', {name, ...more}, {place});
}
