import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';

/**
 * Characters that a page may embed from elsewhere, of each kind: texts of partials, code of files, lists of headings, cards. Each
 * is named in a few letters and may be large; what comes once this many were taken is left out (`MD-123`).
 */
export const INCLUSION_LIMIT = 1_000_000;
/** Maximum number of embeds in a page, partials in partials counted. */
export const INCLUSION_COUNT = 1000;

/** Counts what a page embeds of one kind. */
interface Inclusions {
  /** Tells whether there is room for more, and reports the first that has none. @param from names what is taken */
  mayTake(from: string, place: Place): boolean;
  add(characters: number): void;
}

/** Creates what counts for one page. */
export function createInclusions(report: (problem: Diagnostic) => void): Inclusions {
  let all = 0;
  let isReported = false;
  return {
    mayTake(from, place) {
      if (all <= INCLUSION_LIMIT) return true;
      if (!isReported) report(reportInclusions(from, place));
      isReported = true;
      return false;
    },
    add(characters) {
      all += characters;
    },
  };
}

/** Reports the first of what a page does not embed, since it embeds too much. @param from names what is left out */
export function reportInclusions(from: string, place: Place): Diagnostic {
  return createDiagnostic('MD-123', {from, limit: INCLUSION_COUNT, size: INCLUSION_LIMIT}, {place});
}
