import {parse, TomlDate} from 'smol-toml';

/** Deeper values than any settings have would end in a stack that is too deep. */
const MAX_DEPTH = 100;

/** Reads TOML. Dates become their text. @throws {TomlError} for what is no TOML */
export function readToml(text: string): unknown {
  return toPlain(parse(text, {maxDepth: MAX_DEPTH, integersAsBigInt: 'asNeeded'}));
}

function toPlain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPlain(one)]));
}
