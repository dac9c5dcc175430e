import {toText, type Values} from './notes.ts';

/**
 * Converts the attributes of a tag: numbers are text, what is `undefined` or `null` is left out, and what no attribute can be
 * stays as it is, for the check of the configuration.
 */
export function toTagAttributes(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      value === undefined || value === null ? [] : [[name, toText(value) ?? value]],
    ),
  );
}
