interface ImpliedEnd {
  /** Open elements that the tag ends. */
  readonly ends: readonly string[];
  /** Where looking for them stops. */
  readonly within: readonly string[];
}

/** Tags that end open elements whose end may be left out (HTML 13.1.2.4). */
const IMPLIED: ReadonlyMap<string, ImpliedEnd> = new Map([
  ['li', {ends: ['li'], within: ['ul', 'ol', 'menu']}],
  ['dt', {ends: ['dt', 'dd'], within: ['dl']}],
  ['dd', {ends: ['dt', 'dd'], within: ['dl']}],
  ['option', {ends: ['option'], within: ['select', 'datalist']}],
  ['tr', {ends: ['tr', 'td', 'th'], within: ['table', 'thead', 'tbody', 'tfoot']}],
  ['td', {ends: ['td', 'th'], within: ['tr', 'table']}],
  ['th', {ends: ['td', 'th'], within: ['tr', 'table']}],
]);

const HEADING = /^h[1-6]$/;

/**
 * Finds the index of the open element that a tag ends without its end tag; -1 for none. A component is never ended so, and a
 * heading only by one that is right in it (HTML 13.2.6.4.7).
 */
export function findImpliedEnd(
  name: string,
  frames: readonly {readonly name: string; readonly index?: number}[],
): number {
  if (HEADING.test(name) && HEADING.test(frames.at(-1)?.name ?? '')) return frames.length - 1;
  const implied = IMPLIED.get(name);
  if (!implied) return -1;
  const scope = frames.findLastIndex(
    (frame) => frame.index !== undefined || implied.within.includes(frame.name),
  );
  return frames.findIndex((frame, i) => i > scope && implied.ends.includes(frame.name));
}
