import {CORE_SCHEMA, load, type LoadOptions, timestampTag, YAMLException} from 'js-yaml';

/** Values that aliases may expand to: `*a` of a list of lists of lists would take hours to walk. */
const VALUE_LIMIT = 10_000;

const DATED = CORE_SCHEMA.withTags(timestampTag);

interface YamlOptions {
  readonly mayRepeatKeys?: boolean;
  readonly hasDates?: boolean;
}

/**
 * Reads YAML: `a: [1]` → `{a: [1]}`; undefined for a text of blanks and comments alone. What is shared through aliases is shared in the result.
 * @param mayRepeatKeys whether a key may be twice, the last one counting, as YAML of Python allows
 * @param hasDates whether dates without quotes are `Date`, as YAML 1.1 has them, and not text
 * @throws {YAMLException} for what is no YAML, where aliases expand to too many values or hold themselves, and for half a
 * character or NUL, which no file and no address can hold
 */
export function loadYaml(
  text: string,
  {mayRepeatKeys = false, hasDates = false}: YamlOptions = {},
): unknown {
  if (!/^[^\S\n]*[^\s#]/m.test(text)) return undefined;
  const data = loadIndented(text, {json: mayRepeatKeys, ...(hasDates && {schema: DATED})});
  const alias = /(?:^|[\s,[{:-])\*[^\s,\]}]/m.exec(text);
  if (alias && text.includes('&') && !isWithin(data, VALUE_LIMIT))
    throw failAt('aliases expand to too many values', text, text.indexOf('*', alias.index));
  const escape = /\\u[dD][89a-fA-F]|\\U/.exec(text);
  if (escape && hasText(data, /\p{Surrogate}/u))
    throw failAt('half a character', text, escape.index);
  const zero = /\\(?:0|x00|u0000|U00000000)/.exec(text);
  if (zero && hasText(data, /\0/)) throw failAt('a NUL character', text, zero.index);
  return data;
}

/**
 * Reads what readers of YAML 1.1 take and YAML 1.2 does not: lists and maps in brackets that go on in lines which are indented too
 * little, `tags:\n  [\n    a\n]`, and items of lists that are indented by tabs, `tags:\n\t- a`.
 * @throws {YAMLException} the first one, where that was not all
 */
function loadIndented(text: string, options: LoadOptions): unknown {
  let failure: YAMLException | undefined;
  let indented = text;
  for (let read = 0; ; read += indented.length) {
    try {
      return load(indented, options);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const next = read < READ_LIMIT ? indentMore(indented, error) : undefined;
      if (next === undefined) throw failure ?? error;
      if (error.reason === DEFICIENT) failure ??= error;
      indented = next;
    }
  }
}

/** Characters that are read anew, all for each line that is indented too little: a third of a second of work. */
const READ_LIMIT = 4_000_000;

const DEFICIENT = 'deficient indentation';

/** Indents what a parser complained of; undefined where that is not what is wrong. */
function indentMore(text: string, {reason, mark}: YAMLException): string | undefined {
  const spaced = withBlanks(text, reason);
  if (spaced !== undefined) return spaced;
  const line = reason === DEFICIENT ? mark?.line : undefined;
  return line === undefined ? undefined : indentLine(text, line);
}

/** Indents a line as the one before it, and more than one that opens a bracket; undefined where that changes nothing, and for a key, which is rather one that a quote or a bracket above swallows. */
function indentLine(text: string, line: number): string | undefined {
  const lines = text.split('\n');
  const own = lines[line]!.trimStart();
  const last = lines[line - 1] ?? '';
  const before = /^ */.exec(last)![0] + (/[[{]\s*$/.test(last) ? ' ' : '');
  if (before.length <= lines[line]!.length - own.length || /^[\w-]+:(?:\s|$)/.test(own))
    return undefined;
  return lines.with(line, before + own).join('\n');
}

/** Indents the items of lists by blanks in the place of tabs; undefined where tabs are not what is wrong, and where there are none. */
function withBlanks(text: string, reason: string): string | undefined {
  if (reason !== 'tab characters must not be used in indentation') return undefined;
  const indented = text.replace(/^ *\t[ \t]*(?=-[ \t])/gm, (tabs) => tabs.replaceAll('\t', '  '));
  return indented === text ? undefined : indented;
}

/** Tells whether a text in a value, which aliases do not make endless, matches a pattern. */
function hasText(data: unknown, pattern: RegExp): boolean {
  if (typeof data === 'string') return pattern.test(data);
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.entries(data)
      .flat()
      .some((value) => hasText(value, pattern))
  );
}

/** Tells whether a value holds at most so many others, each counted as often as it is reached. */
function isWithin(data: unknown, limit: number): boolean {
  const rest: unknown[] = [data];
  for (let count = 0; rest.length > 0; count++) {
    if (count > limit) return false;
    const value = rest.pop();
    if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) rest.push(item);
  }
  return true;
}

function failAt(reason: string, text: string, offset: number): YAMLException {
  const before = text.slice(0, offset).split('\n');
  return Object.assign(new YAMLException(reason), {
    mark: {line: before.length - 1, column: before.at(-1)!.length},
  });
}
