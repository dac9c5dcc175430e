import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

/** Lists what some work asks of the disk, in order: `write!` for bytes that are on it before the next step, `write`, `rename`. */
export function watchWrites(work: () => void): readonly string[] {
  const {writeFileSync, renameSync} = fs;
  const seen: string[] = [];
  fs.writeFileSync = (file, data, options) => {
    const isFlushed = typeof options === 'object' && options?.flush === true;
    seen.push(`write${isFlushed ? '!' : ''}`);
    writeFileSync(file, data, options);
  };
  fs.renameSync = (from, to) => {
    seen.push('rename');
    renameSync(from, to);
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    Object.assign(fs, {writeFileSync, renameSync});
    syncBuiltinESMExports();
  }
  return seen;
}
