import {basename} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {toMachineProblem} from '../errors/machineProblem.ts';
import {plainReason} from '../errors/plainReason.ts';
import {readStackFrames} from '../errors/stackFrames.ts';

/**
 * Compiles a note, or a part of that. What the engine itself fails at is told with the note: a stack without it says nothing to an author.
 * @throws {ContentError} MD-106; what is no failure of the engine as it is: problems of contents, files that change, what the system says
 */
export async function withNoteNamed<T>(file: string, compile: () => Promise<T>): Promise<T> {
  try {
    return await compile();
  } catch (error) {
    if (!isOwnFailure(error)) throw error;
    const [frame] = readStackFrames(error);
    const at = frame && `${basename(frame.path)}:${frame.line}`;
    const problem = createDiagnostic(
      'MD-106',
      {reason: plainReason(error), ...(at !== undefined && {at})},
      {place: {file}},
    );
    throw new ContentError([problem], {cause: error});
  }
}

/** Tells whether an error is one of V8, such as a full stack: the others are told by who knows them. */
const isOwnFailure = (error: unknown): boolean =>
  (error instanceof RangeError || error instanceof TypeError) &&
  (error as NodeJS.ErrnoException).code === undefined &&
  toMachineProblem(error) === undefined;
