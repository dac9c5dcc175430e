import {parse, TomlDate, TomlError} from 'smol-toml';

/** Maximum depth of values, more than any settings have: deeper ones would end in a stack that is too deep. */
const MAX_DEPTH = 100;

/** Reads TOML. Dates become their text. @throws {TomlError} for what is no TOML */
export function readToml(text: string): unknown {
  const toPlain = (value: unknown, depth: number): unknown => {
    // Keys with dots and headings of tables go as deep as they are long, which the parser does not count.
    if (depth > MAX_DEPTH) throw new TomlError('too deep', {toml: text, ptr: 0});
    const toBelow = (one: unknown): unknown => toPlain(one, depth + 1);
    if (value instanceof TomlDate) return value.toISOString();
    if (typeof value === 'bigint') return String(value);
    if (Array.isArray(value)) return value.map(toBelow);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toBelow(one)]));
  };
  return toPlain(parse(text, {maxDepth: MAX_DEPTH, integersAsBigInt: 'asNeeded'}), 0);
}
