/** Matches a text that may hold lines of `import` or `export`. */
export const MAY_HAVE_MODULE = /^(?:import|export)\s/m;

/** Matches a text that may end a path in `.md`, also one that is written with escapes. */
const MAY_NAME_MARKDOWN = /\.\\?m\\?d\\?x?["']|\\[ux]/i;

/** Tells whether a note may import Markdown, without parsing it: this is asked of every note in every build. */
export function mayImportMarkdown(body: string): boolean {
  return MAY_HAVE_MODULE.test(body) && MAY_NAME_MARKDOWN.test(body);
}
