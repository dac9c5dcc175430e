import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';

/** In characters of HTML: more than a long book has. */
const HEAVY = 1_000_000;

/**
 * Reports a note whose page is too large for anybody to wait for. The document and what a navigation loads hold its HTML
 * once each.
 */
export function checkWeight(html: string, file: string): readonly Diagnostic[] {
  if (html.length <= HEAVY) return [];
  const megabytes = (html.length / 1e6).toFixed(1);
  return [createDiagnostic('SRC-011', {megabytes}, {place: {file}})];
}
