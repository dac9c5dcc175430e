import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

/** Calls that change something on a disk. */
const CHANGES = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
] as const;

export interface FsFault {
  /** The change that fails first, from 0. */
  readonly at: number;
  /** Whether all later ones fail too: then nothing can be undone, as after a kill. @default false */
  readonly isKill?: boolean;
  /** What the system says. @default 'EIO' */
  readonly code?: string;
  /** Only these calls count and fail. @default all that change something */
  readonly calls?: readonly (typeof CHANGES)[number][];
}

/** Runs `work` while the file system fails as told. Says what `work` threw, and how many changes it asked for. */
export function withFsFault(
  {at, isKill = false, code = 'EIO', calls = CHANGES}: FsFault,
  work: () => void,
): {readonly error: unknown; readonly changeCount: number} {
  const originals = new Map<string, unknown>();
  const table = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  let changeCount = 0;
  for (const name of calls) {
    const original = table[name]!;
    originals.set(name, original);
    table[name] = (...args) => {
      const number = changeCount++;
      if (number === at || (isKill && number > at))
        throw Object.assign(new Error(`${code}: ${name}`), {code, syscall: name, path: args[0]});
      return original.apply(fs, args);
    };
  }
  syncBuiltinESMExports();
  try {
    work();
    return {error: undefined, changeCount};
  } catch (error) {
    return {error, changeCount};
  } finally {
    for (const [name, original] of originals) table[name] = original as never;
    syncBuiltinESMExports();
  }
}
