/**
 * Adds all of a list to the end of another, however long it is. As arguments of one call (`push(...more)`), some 120,000 are more
 * than the stack holds.
 */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
