/** Gives the colons of an admonition around Markdown: one more than any line inside begins with, three at least. */
export function colonsAround(inner: string): string {
  // A long text has more of them than a function has arguments.
  const runs = inner.match(/^[^\S\n]*:{3,}/gm) ?? [];
  return ':'.repeat(runs.reduce((most, run) => Math.max(most, run.trimStart().length), 2) + 1);
}
