import type {Diagnostic} from './diagnostic.ts';

/** Stops a build. Carries every problem found, so that all are reported together. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], options?: ErrorOptions) {
    super(diagnostics.map((d) => `${d.code}: ${d.zh}`).join('\n'), options);
    this.name = 'ContentError';
    this.diagnostics = diagnostics;
  }
}
