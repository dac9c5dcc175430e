/** How many causes are followed. */
const MAX_CAUSES = 20;

/**
 * Prints the message of an error, then of each of its causes after a blank line and `label` on a line of its own. A cause
 * that is no error is printed as text; one that came before ends the chain.
 */
export function causeText(error: unknown, label: string): string {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let next = error;
  do {
    seen.add(next);
    messages.push(next instanceof Error ? next.message || next.name : String(next));
    next = next instanceof Error ? next.cause : undefined;
  } while (next !== undefined && next !== null && !seen.has(next) && seen.size <= MAX_CAUSES);
  return messages.join(`\n\n${label}\n`);
}
