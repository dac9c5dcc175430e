import type {Diagnostic} from '../errors/diagnostic.ts';
import {toFileProblems} from '../errors/fileError.ts';
import {toMachineProblem} from '../errors/machineProblem.ts';
import {thrownStack, thrownText} from '../errors/thrownText.ts';

interface FailureLog {
  readonly dir: string;
  log(text: string): void;
  format(diagnostic: Diagnostic): string;
}

/** Prints what failed beside the pages: in words what a file, its content or the machine is the reason of, anything else with its stack. */
export function logFailure(error: unknown, {dir, log, format}: FailureLog): void {
  const problems = toFileProblems(error, dir) ?? toMachineProblem(error)?.diagnostics;
  if (problems) for (const problem of problems) log(`${format(problem)}\n`);
  else log(thrownStack(error) ?? thrownText(error));
}
