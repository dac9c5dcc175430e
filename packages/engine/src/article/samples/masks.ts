import {lookUp} from '../../config/schema/lookUp.ts';
/** What a fence may hide in its output, by the name it writes: `mask="time path"`. */
const NAMED: Readonly<Record<string, RegExp>> = {
  // 12.3ms, 1.2 s, 3 毫秒, 10:30:59, 2026-11-22T10:30:59.123Z, 2026-11-22
  time: /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\b\d\d?:\d\d:\d\d(?:\.\d+)?\b|\b\d+(?:\.\d+)? ?(?:(?:ns|µs|us|ms|s|m|min)\b|纳秒|微秒|毫秒|秒|分钟)/g,
  path: /(?:file:\/\/)?(?:\/[\w.@+~-]+){2,}\/?|\b[A-Z]:\\[\w\\.@+~-]+/g,
  address: /\b0x[\da-f]+\b/gi,
  number: /\b\d+(?:\.\d+)?\b/g,
};

/** Names that `mask` knows. */
export const MASK_NAMES: readonly string[] = Object.keys(NAMED);

/** Puts `…` in the place of what differs from one run to the next. @param own patterns of the site's configuration */
export function maskOutput(text: string, names: readonly string[], own: readonly RegExp[]): string {
  const patterns = [...own, ...names.flatMap((name) => lookUp(NAMED, name) ?? [])];
  return patterns.reduce((masked, pattern) => masked.replace(pattern, '…'), text);
}
