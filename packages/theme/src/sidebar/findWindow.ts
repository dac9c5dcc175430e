/** Maximum number of items of a level of a sidebar that are all shown: each page would hold all, 150 bytes an item. */
export const LONG_LEVEL = 200;
/** Items on each side of the open page that are shown. */
const NEAR = 50;

/**
 * Finds which items of a level are shown, as a half-open range: all of a short one; of a long one those around the open page, or
 * the first ones where that is not among them.
 */
export function findWindow<T>(
  items: readonly T[],
  isOpenPage: (item: T) => boolean,
): {readonly from: number; readonly to: number} {
  if (items.length <= LONG_LEVEL) return {from: 0, to: items.length};
  const at = items.findIndex(isOpenPage);
  const from = Math.min(Math.max(0, at - NEAR), items.length - 2 * NEAR - 1);
  return {from, to: from + 2 * NEAR + 1};
}
