/** What the named groups of a match took; undefined for one that took no part in it. */
type Groups = Readonly<Record<string, string | undefined>>;

/** A match and where it begins. */
interface Match {
  readonly all: string;
  readonly at: number;
}

/** Replaces the matches of a pattern by what is made of their groups, which come by name. */
export const replaceNamed = (
  text: string,
  pattern: RegExp,
  replace: (groups: Groups, match: Match) => string,
): string =>
  text.replace(pattern, (all: string, ...rest: unknown[]) =>
    replace(rest.at(-1) as Groups, {all, at: rest.at(-3) as number}),
  );
