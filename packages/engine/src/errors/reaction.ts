import type {Diagnostic, DiagnosticLevel} from './diagnostic.ts';

/** Reaction of a site to a kind of problem: fail, warn, mention, nothing. */
export type Reaction = 'throw' | 'warn' | 'log' | 'ignore';

const LEVELS = {throw: 'error', warn: 'warning', log: 'notice'} as const satisfies Record<
  Exclude<Reaction, 'ignore'>,
  DiagnosticLevel
>;

/** Gives the level that a reaction asks for; undefined when nothing is to be said. */
export function levelOf(reaction: Reaction): DiagnosticLevel | undefined {
  return reaction === 'ignore' ? undefined : LEVELS[reaction];
}

/** Makes the diagnostic at the level that a reaction asks for; undefined when it is to be ignored. */
export function reactWith(
  reaction: Reaction,
  make: (level: DiagnosticLevel) => Diagnostic,
): Diagnostic | undefined {
  return reaction === 'ignore' ? undefined : make(LEVELS[reaction]);
}

/** Gives the reaction to what Docusaurus does not look at, or takes: a warning in the place of an error. */
export function tolerated(reaction: Reaction): Reaction {
  return reaction === 'throw' ? 'warn' : reaction;
}
