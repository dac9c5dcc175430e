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

/** Makes a reporter that prints each problem once while it lasts, and says when all are solved, or how many of them. */
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
      const solvedCount = [...shown].filter((text) => !texts.has(text)).length;
      if (solvedCount > 0 && texts.size === 0)
        log(['问题都解决了。\n', 'All problems are solved.\n']);
      // Beside new problems it may be one that moved to another line.
      else if (solvedCount > 0 && fresh.length === 0)
        log([
          `解决了 ${solvedCount} 处，还有 ${texts.size} 处。\n`,
          `${solvedCount} solved, ${texts.size} left.\n`,
        ]);
      shown = texts;
    },
  };
}
