import {statSync} from 'node:fs';

/** Tells which of the files that watchers report have changed: they report one change several times. */
export class Stamps {
  private readonly known = new Map<string, string>();

  /** Hands those of some files to `take` that have changed. Where it fails they count as changed again. */
  async takeNew<T>(
    paths: readonly string[],
    take: (changed: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const changed = paths.filter((path) => this.isNew(path));
    try {
      return await take(changed);
    } catch (error) {
      for (const path of changed) this.known.delete(path);
      throw error;
    }
  }

  /** Tells whether a file has changed since it was last asked for; true the first time. */
  private isNew(path: string): boolean {
    const stamp = stampOf(path);
    if (this.known.get(path) === stamp) return false;
    this.known.set(path, stamp);
    return true;
  }
}

/** Prints what tells one state of a file from another; empty where none can be seen: it is gone, a link to itself, below a file. */
function stampOf(path: string): string {
  try {
    const stat = statSync(path, {bigint: true});
    return `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
  } catch {
    return '';
  }
}
