import type {Diagnostic} from '../errors/diagnostic.ts';
import {leadToExplanations} from '../errors/explained/lead.ts';
import type {Words} from '../errors/language.ts';

/** Prints the problems of a site that is being written. */
interface Reporter {
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
      const byText = new Map(diagnostics.map((diagnostic) => [format(diagnostic), diagnostic]));
      const texts = new Set(byText.keys());
      const fresh = [...byText].filter(([text]) => !shown.has(text));
      for (const [text] of fresh) log(`${text}\n`);
      const lead = leadToExplanations(fresh.map(([, diagnostic]) => diagnostic));
      if (lead) log([`${lead[0]}\n`, `${lead[1]}\n`]);
      if (shown.size > 0 && texts.size === 0)
        log(['问题都解决了。\n', 'All problems are solved.\n']);
      shown = texts;
    },
  };
}
