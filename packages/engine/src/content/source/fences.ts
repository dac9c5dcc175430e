/** Lines of a fence, and those that are none. */
export type FenceKind = 'text' | 'fenceOpen' | 'fence' | 'fenceClose';

/** The marker of a quote or list, and a fence with its info string. */
const FENCE_LINE = /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/**
 * Creates the function that says of one line after another whether it is code between fences: the one answer to this
 * question. ```` ```js ```` → `fenceOpen`, `a` → `fence`, ```` ``` ```` → `fenceClose`, `b` → `text`
 */
export function createFenceReader(): (line: string) => FenceKind {
  let fence: string | undefined;
  return (line) => {
    if (fence !== undefined) {
      if (!closesFence(line, fence)) return 'fence';
      fence = undefined;
      return 'fenceClose';
    }
    fence = findFence(line);
    return fence === undefined ? 'text' : 'fenceOpen';
  };
}

/** Finds the marker of the fence that a line opens; undefined for none. */
export function findFence(line: string): string | undefined {
  // Every line of every note is looked at: most have no such signs.
  if (!line.includes('```') && !line.includes('~~~')) return undefined;
  const [, marker, info] = FENCE_LINE.exec(line) ?? [];
  return marker?.startsWith('`') && info!.includes('`') ? undefined : marker;
}

/** Tells whether a line ends a fence of that marker. */
export function closesFence(line: string, marker: string): boolean {
  if (!line.includes(marker)) return false;
  const trimmed = line.replace(/^(?:[ \t]*>)*/, '').trim();
  return trimmed.startsWith(marker) && (marker.startsWith('`') ? /^`+$/ : /^~+$/).test(trimmed);
}
