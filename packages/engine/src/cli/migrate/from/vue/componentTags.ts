/** Tags that are rewritten, and one whose inside is shown at once here. */
const KNOWN =
  /^(?:Badge|CodeGroup|CodeGroupItem|code-group|code-block|Tabs|TabItem|ClientOnly|client-only)$/;

const TAG = /(?<!\\)<([A-Z]\w*|[a-z]\w*-[\w-]+)(?=([\s/>]|$))([^<>]*)/g;

/** Finds the names that a text ends tags of: `<A>b</A>`, `<C />`. */
export function findEnded(text: string): ReadonlySet<string> {
  return new Set([
    ...[...text.matchAll(/<\/([a-z][\w-]*)/gi)].map(([, name]) => name!),
    ...[...text.matchAll(/<([a-z][\w-]*)(?=[\s/])[^<>]*\/>/gi)].map(([, name]) => name!),
  ]);
}

/**
 * Lists the components in a line of prose; words between angle brackets that nothing ends, `List<User>`, are words.
 * @param ended names that the note ends tags of
 * @example `<MyTable a="1"/> List<T>` → `['MyTable']`
 */
export function listComponents(line: string, ended: ReadonlySet<string>): string[] {
  return [...line.matchAll(TAG)].flatMap(([, name = '', next = '', rest = '']) => {
    const isTag = ended.has(name) || next === '' || /=["'{]/.test(rest);
    return isTag && !KNOWN.test(name) ? [name] : [];
  });
}
