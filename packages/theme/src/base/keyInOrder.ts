const ACROSS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * Names the key as in a page from left to right, where ← leads back and → on: in one from right to left `ArrowLeft` → `ArrowRight`.
 * Other keys are returned as they are.
 */
export function keyInOrder(key: string, direction = document.dir): string {
  return (direction === 'rtl' && ACROSS[key]) || key;
}
