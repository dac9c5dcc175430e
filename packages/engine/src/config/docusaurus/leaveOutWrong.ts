import type {ConfigProblem} from '../siteConfig.ts';

/** The problems of a configuration. */
interface Check {
  (value: unknown): readonly ConfigProblem[];
}

/**
 * Leaves out what has a wrong value: what Docusaurus takes need not be what is taken here, and no site should stop for it.
 * An item of a list goes as a whole. What is required and missing stays a problem.
 * @returns the rest, and what was wrong as warnings
 * @example {tagline: 5, title: 'a'} → {title: 'a'}, [CFG-002 tagline]
 */
export function leaveOutWrong(
  value: unknown,
  check: Check,
): {readonly value: unknown; readonly warnings: readonly ConfigProblem[]} {
  const warnings = new Map<string, ConfigProblem>();
  let rest = value;
  for (;;) {
    const problems = check(rest);
    const wrong = problems.filter(({option, diagnostic}) => isLeavable(option, diagnostic.code));
    if (wrong.length === 0) return {value: rest, warnings: [...warnings.values()]};
    for (const {option, diagnostic} of wrong)
      warnings.set(option, {option, diagnostic: {...diagnostic, level: 'warning'}});
    // The last ones of a list first, so that the numbers of the others stay.
    const paths = [...new Set(wrong.map(({option}) => toRemovable(option)))].reverse();
    for (const path of paths) rest = without(rest, path.match(/[^.[\]]+/g) ?? []);
  }
}

/** A missing value can be left out only with the item of a list it is missing in. */
function isLeavable(option: string, code: string): boolean {
  return option !== '' && (code !== 'CFG-004' || option.includes('['));
}

/** `a.items[2].label` → `a.items[2]`, `a.b` → `a.b` */
function toRemovable(option: string): string {
  return option.slice(0, option.lastIndexOf(']') + 1) || option;
}

/** The value without what stands at a path; itself where nothing stands there. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return rest.length === 0
      ? items.filter((_, i) => String(i) !== key)
      : items.map((item, i) => (String(i) === key ? without(item, rest) : item));
  }
  const {[key]: inner, ...others} = value as Readonly<Record<string, unknown>>;
  return rest.length === 0 ? others : {...value, [key]: without(inner, rest)};
}
