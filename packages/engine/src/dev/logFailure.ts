import {ContentError} from '../errors/contentError.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {toFileError} from '../errors/fileError.ts';

interface FailureLog {
  readonly dir: string;
  log(text: string): void;
  format(diagnostic: Diagnostic): string;
}

/** Prints what failed beside the pages: in words what a file or its content is the reason of, anything else with its stack. */
export function logFailure(error: unknown, {dir, log, format}: FailureLog): void {
  const known = error instanceof ContentError ? error : toFileError(error, dir);
  if (known) for (const problem of known.diagnostics) log(`${format(problem)}\n`);
  else log(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
