import type {SafeStorage} from '@wuya/theme';

/** How long one automatic reload of an address keeps a second one away. */
const GUARD_MS = 10_000;

/**
 * Tells whether an address may be reloaded by itself, and notes that it was. At most once in ten seconds an address; never
 * where the note cannot be kept, because then nothing would stop a loop.
 */
export function mayReload(href: string, nowMs: number, store: SafeStorage): boolean {
  const key = `wuya.reloaded.${href}`;
  const last = Number(store.get(key) ?? Number.NaN);
  const age = nowMs - last;
  if (age >= 0 && age < GUARD_MS) return false;
  store.set(key, String(nowMs));
  return store.get(key) === String(nowMs);
}
