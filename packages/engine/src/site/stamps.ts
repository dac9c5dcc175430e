import {statSync} from 'node:fs';

/** Tells which of the files that watchers report have changed: they report one change several times. */
export class Stamps {
  private readonly known = new Map<string, string>();

  /** Tells whether a file is another than when it was last asked for; true the first time. */
  isNew(path: string): boolean {
    const stamp = stampOf(path);
    if (this.known.get(path) === stamp) return false;
    this.known.set(path, stamp);
    return true;
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, {bigint: true, throwIfNoEntry: false});
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : '';
}
