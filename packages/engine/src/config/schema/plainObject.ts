/** Tells whether a value is an object that is no list: `{}` → true; `[]`, `null`, `'a'` → false. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object that is no list, else an empty one. */
export function toPlainObject(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(value) ? value : {};
}
