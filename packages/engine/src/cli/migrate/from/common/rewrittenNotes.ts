import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type ProblemList,
} from './migration.ts';

/** Ends the name of a note. */
export const NOTE = /\.(?:mdx?|markdown)$/i;

/**
 * Gives a folder whose notes are read rewritten, each once.
 * @param isConcerned tells at a glance which notes are worth a reading
 */
export function withRewrittenNotes(
  folder: OldFolder,
  problems: MigrationProblem[],
  {
    isConcerned,
    rewrite,
  }: {
    isConcerned(text: string, path: string): boolean;
    rewrite(text: string, path: string, problems: ProblemList): string;
  },
): OldFolder {
  const known = new Map<string, string>();
  return {
    paths: folder.paths,
    has: (path) => folder.has(path),
    run: (path) => folder.run(path),
    read(path) {
      const before = known.get(path);
      if (before !== undefined) return before;
      const text = folder.read(path);
      if (!NOTE.test(path) || !isConcerned(text, path)) return text;
      const rewritten = rewrite(text, path, createProblemList(path, problems));
      known.set(path, rewritten);
      return rewritten;
    },
  };
}
