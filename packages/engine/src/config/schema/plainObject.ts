/** Tells whether a value is an object that is no list: `{}` → true; `[]`, `null`, `'a'` → false. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Tells whether a value is an object with options, as it is written or as a module exports it: not what is not awaited yet, nor a
 * Map, a date or an address, which have no keys and would be taken for an empty one.
 */
export function hasOptions(value: unknown): value is Record<string, unknown> {
  return isPlainObject(value) && ['Object', 'Module'].includes(kindOf(value));
}

/** Tells the kind of an object: `{}` → `Object`, `new Map()` → `Map`. */
export function kindOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

/** Returns the value if it is an object that is no list, else an empty one. */
export function toPlainObject(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(value) ? value : {};
}
