import type {SafeStorage} from '../storage.ts';

/** Storage key of the version of the notes a reader chose; the name is that of the default docs of Docusaurus. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** The version chosen before, or null. A name that no version has any more is forgotten. */
export function readPreferredVersion(store: SafeStorage, names: readonly string[]): string | null {
  const name = store.get(PREFERRED_VERSION_KEY);
  if (name === null || names.includes(name)) return name;
  store.remove(PREFERRED_VERSION_KEY);
  return null;
}
