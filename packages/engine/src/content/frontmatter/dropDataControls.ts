import {dropControls} from '../../config/schema/dropControls.ts';

/** How YAML may name a control character, and one that is written as it is. */
const MAYBE_CONTROL = /\\[abefvxuU]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Removes control characters from all texts and keys of data, `{title: '\x1b[31m甲'}` → `{title: '[31m甲'}`: titles, descriptions
 * and names reach pages, feeds and Markdown copies, which terminals print. Returns the data itself where its YAML can have none.
 */
export function dropDataControls(data: unknown, yaml: string): unknown {
  return MAYBE_CONTROL.test(yaml) ? dropIn(data) : data;
}

function dropIn(value: unknown): unknown {
  if (typeof value === 'string') return dropControls(value);
  if (Array.isArray(value)) return value.map(dropIn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [dropControls(key), dropIn(one)]),
  );
}
