import type {MigrationProblem} from './from/common/migration.ts';

/** Problems of one kind: places to show, and how many there are besides. */
export interface ProblemGroup {
  readonly shown: readonly MigrationProblem[];
  readonly rest: number;
}

/** Maximum number of places that are shown of a kind of problem: enough to see what it is. */
const SHOWN = 4;

/**
 * Groups problems that say the same but for names, in the order of the first ones, and picks a few of each: those that differ in
 * words before those that repeat them.
 * @example 300 times `The post has no abbrlink …` → one group with 4 shown and 296 besides
 */
export function groupProblems(problems: readonly MigrationProblem[]): ProblemGroup[] {
  const groups: MigrationProblem[][] = [];
  const byKind = new Map<string, MigrationProblem[]>();
  for (const problem of problems) {
    const kinds = kindsOf(problem);
    let group = kinds.map((kind) => byKind.get(kind)).find((found) => found !== undefined);
    if (group === undefined) groups.push((group = []));
    for (const kind of kinds) byKind.set(kind, byKind.get(kind) ?? group);
    group.push(problem);
  }
  return groups.map((group) => {
    const shown = pick(group);
    return {shown, rest: group.length - shown.length};
  });
}

/** Returns what is said without the names in it, which are other in each place: those in Chinese are told apart by the English words. */
function kindsOf({zh, en}: MigrationProblem): string[] {
  const chinese = zh.replace(/[^\u3400-\u9fff]+/g, ' ');
  const english = en
    .split(' ')
    .filter((word) => /^[a-z]+[,;.]?$/i.test(word))
    .join(' ');
  return [`zh ${chinese}`, `en ${english}`];
}

function pick(group: readonly MigrationProblem[]): MigrationProblem[] {
  if (group.length <= SHOWN + 1) return [...group]; // a line that says "1 more" is no shorter
  const seen = new Set<string>();
  const isNew = ({zh}: MigrationProblem): boolean => !seen.has(zh) && seen.add(zh) !== undefined;
  const first = new Set(group.filter(isNew).slice(0, SHOWN));
  for (const problem of group) if (first.size < SHOWN) first.add(problem);
  return group.filter((problem) => first.has(problem));
}
