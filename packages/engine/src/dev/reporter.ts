import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Words} from '../errors/language.ts';

/** Prints the problems of a site that is being written. */
export interface Reporter {
  report(diagnostics: readonly Diagnostic[]): void;
}

interface ReporterInput {
  log(text: string | Words): void;
  format(diagnostic: Diagnostic): string;
}

/** Makes a reporter that prints each problem once while it lasts, and says when all are solved. */
export function createReporter({log, format}: ReporterInput): Reporter {
  let shown = new Set<string>();
  return {
    report(diagnostics) {
      const texts = new Set(diagnostics.map(format));
      for (const text of texts) if (!shown.has(text)) log(`${text}\n`);
      if (shown.size > 0 && texts.size === 0)
        log(['问题都解决了。\n', 'All problems are solved.\n']);
      shown = texts;
    },
  };
}
