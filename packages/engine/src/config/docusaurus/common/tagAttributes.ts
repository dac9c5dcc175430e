import type {Values} from './notes.ts';

/** Converts the attributes of a tag: numbers are text, and what is `undefined` or `null` is left out. */
export function toTagAttributes(values: Values): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | boolean][] =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'boolean' ? value : String(value)]],
    ),
  );
}
