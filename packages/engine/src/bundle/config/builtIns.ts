/**
 * What modules may give other methods, all of which the engine uses. Not `Date` itself: who runs the engine may have set its clock, and
 * no polyfill does.
 */
const OWNERS: readonly object[] = [
  ...[Array, Boolean, Function, Map, Number, Object, Promise, RegExp, Set, String].map((owner) => [
    owner,
    owner.prototype as object,
  ]),
  [Date.prototype, JSON, Math, Reflect],
].flat();

/** Methods as the system has them; read before any module of an author runs. */
const ORIGINALS = OWNERS.map(
  (owner) => [owner, Object.entries(Object.getOwnPropertyDescriptors(owner))] as const,
);

/**
 * Gives methods of the language back that a module replaced by its own, `String.prototype.replaceAll = …`: as polyfills they may do
 * less, and notes are read with them. Methods that it added stay, hidden from `for … in`.
 */
export function restoreBuiltIns(): void {
  for (const [owner, originals] of ORIGINALS) {
    for (const [name, original] of originals) {
      const now = Object.getOwnPropertyDescriptor(owner, name);
      const isOther = now?.value !== original.value || now?.get !== original.get;
      if (isOther && now?.configurable !== false) Object.defineProperty(owner, name, original);
    }
    for (const name of Object.keys(owner)) hide(owner, name);
  }
}

function hide(owner: object, name: string): void {
  if (Object.getOwnPropertyDescriptor(owner, name)?.configurable === true)
    Object.defineProperty(owner, name, {enumerable: false});
}
