import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {ConfigProblem} from '../siteConfig.ts';
import {missingPackageOf} from './common/missingPackage.ts';
import {packageOf} from './common/packageName.ts';

/** The problems of a configuration. */
interface Check {
  (value: unknown): readonly ConfigProblem[];
}

/**
 * Leaves out what has a wrong value: what Docusaurus takes need not be what is taken here, and no site should stop for it.
 * An item of a list goes as a whole, and so does what needs the value. What the site needs stays a problem, missing or
 * wrong: "wrong" tells more than "missing".
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
    const count = problems.filter(isMissing).length;
    const isRequired = (option: string): boolean =>
      check(without(rest, option)).filter(isMissing).length > count;
    const wrong = problems.filter(isLeavable).flatMap(({option, diagnostic}) => {
      const path = toRemovable(option, isRequired);
      return path === undefined ? [] : [{option, diagnostic, path}];
    });
    if (wrong.length === 0) return {value: rest, warnings: [...warnings.values()]};
    // The last ones of a list first, so that the numbers of the others stay.
    const paths = [...new Set(wrong.map(({path}) => path))].reverse();
    const left = paths.reduce(without, rest);
    if (left === rest) return {value: rest, warnings: [...warnings.values()]};
    for (const {option, diagnostic} of wrong) {
      const missing = missingPackageOf(at(rest, option));
      const told =
        missing === undefined ? {...diagnostic, level: 'warning' as const} : lacks(missing);
      warnings.set(option, {option, diagnostic: told});
    }
    rest = left;
  }
}

/** The value is what a stand-in gave for something of a package that is not installed. */
const lacks = (missing: string): Diagnostic =>
  createDiagnostic('BD-002', {name: packageOf(missing), count: 1});

const isMissing = ({diagnostic}: ConfigProblem): boolean => diagnostic.code === 'CFG-004';

/** Tells whether the option of a problem can be left out. A missing value can be left out only with the item of a list it is missing in. */
function isLeavable(problem: ConfigProblem): boolean {
  return problem.option !== '' && (!isMissing(problem) || problem.option.includes('['));
}

/**
 * Finds what goes with an option: the item of a list, or the options around it that need it; undefined where the site
 * needs these.
 * @example `a.items[2].label` → `a.items[2]`, `a.b` → `a.b`, `analytics.google.id` → `analytics.google`
 */
function toRemovable(option: string, isRequired: (path: string) => boolean): string | undefined {
  // Lists may be long, and what is in one can go with its item: it is not asked for, since each question is a whole check.
  const item = /^.*\[\d+\]/.exec(option)?.[0];
  if (item !== undefined) return item;
  return [option, option.replace(/\.[^.]*$/, '')]
    .filter((path) => path === option || path.includes('.'))
    .find((path) => !isRequired(path));
}

/** Splits a path where the longest key of a value ends; undefined where none begins it. Keys may have dots: `docs.versions.1.0.label`. */
function splitPath(value: object, path: string): {key: string; rest: string} | undefined {
  const isList = Array.isArray(value);
  const [key, name = ''] =
    Object.keys(value)
      .map((one) => [one, isList ? `[${one}]` : one] as const)
      .filter(([, one]) => path.startsWith(one) && /^(?:$|[.[])/.test(path.slice(one.length)))
      .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return key === undefined ? undefined : {key, rest: path.slice(name.length).replace(/^\./, '')};
}

/** Finds what is at a path, or the stand-in on the way to it; undefined where nothing is there. */
function at(value: unknown, path: string): unknown {
  if (path === '' || typeof value !== 'object' || value === null) return value;
  const split = splitPath(value, path);
  return split && at((value as Readonly<Record<string, unknown>>)[split.key], split.rest);
}

/** Returns the value without what is at a path; itself where nothing is there. */
function without(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const split = splitPath(value, path);
  if (split === undefined) return value;
  const {key, rest} = split;
  const {[key]: inner, ...others} = value as Readonly<Record<string, unknown>>;
  if (rest === '') return isList ? value.filter((_, i) => String(i) !== key) : others;
  const changed = without(inner, rest);
  if (changed === inner) return value;
  return isList
    ? (value as readonly unknown[]).map((item, i) => (String(i) === key ? changed : item))
    : {...value, [key]: changed};
}
