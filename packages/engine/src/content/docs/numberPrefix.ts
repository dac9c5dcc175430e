const ORDER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const LOOKS_LIKE_DATE_OR_VERSION = /^(?:\d{2}|\d{4})[-_.]\d{1,2}(?:[-_.]|$)|^\d+[-_.]\d+/;

/**
 * Strips a leading order number from a file or folder name: `02-闭包.md` → `{order: 2, name: '闭包.md'}`.
 * Dates and versions (`2024-05-x`, `7.0-x`) are kept whole.
 */
export function splitOrderPrefix(name: string): {readonly order?: number; readonly name: string} {
  if (LOOKS_LIKE_DATE_OR_VERSION.test(name)) return {name};
  const match = ORDER_PREFIX.exec(name);
  return match ? {order: Number(match[1]), name: match[2]!} : {name};
}

/** Strips the order number of every part of a path: `01-a/02-b` → `a/b`. */
export function stripOrderPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => splitOrderPrefix(part).name)
    .join('/');
}
