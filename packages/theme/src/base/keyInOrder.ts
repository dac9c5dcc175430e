/**
 * Names the key as in a page from left to right, where ← leads back and → on: in one from right to left `ArrowLeft` → `ArrowRight`.
 * Other keys are returned as they are.
 */
export function keyInOrder(key: string, direction = document.dir): string {
  if (direction !== 'rtl') return key;
  return key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));
}
