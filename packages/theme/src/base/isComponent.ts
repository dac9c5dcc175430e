/** Tells whether a value is a component: a function, or what `memo` and `forwardRef` make of one. */
export function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
