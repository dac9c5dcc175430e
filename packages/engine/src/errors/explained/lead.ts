import type {Diagnostic} from '../diagnostic.ts';
import type {Words} from '../language.ts';

/** How many codes are named after a list: more would be a list of their own. */
const NAMED_CODES = 3;

/** Says where to read about the codes of a list, errors first; undefined for an empty one. */
export function leadToExplanations(diagnostics: readonly Diagnostic[]): Words | undefined {
  const order = ['error', 'warning', 'notice'];
  const codes = [
    ...new Set(
      diagnostics
        .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
        .map(({code}) => code),
    ),
  ].slice(0, NAMED_CODES);
  if (codes.length === 0) return undefined;
  const commands = codes.map((code) => `wuya explain ${code}`).join(' · ');
  return [`为什么、怎么办：${commands}`, `Why, and what to do: ${commands}`];
}
