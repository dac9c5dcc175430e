/** V8 copies parts that are shorter (SlicedString::kMinLength). */
const SHORTEST_PART = 13;

/**
 * Copies a text out of the longer one that it was cut from. V8 keeps all of that for as long as a part of it is kept: a title
 * held its whole note.
 */
export function toOwnText(text: string): string {
  // The sum is written out before it is cut: what was around the text is not in it.
  return text.length < SHORTEST_PART ? text : ` ${text}`.slice(1);
}

/** Copies plain data whose texts may have been cut from a longer one; maps stay maps. */
export function toOwnTexts<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return toOwnText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  if (value instanceof Map)
    return new Map([...value].map(([key, inner]): [unknown, unknown] => [copy(key), copy(inner)]));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
}

/** Dates of front matter are none. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
