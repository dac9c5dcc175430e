import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

const PAGE_BYTES = 4096;

/** Finds a process and all that it started, also of others in between. Empty where the system does not tell. */
export function findDescendants(pid: number, limit: number): number[] {
  const found: number[] = [];
  const visit = (parent: number): void => {
    if (found.length > limit) return;
    found.push(parent);
    for (const child of childrenOf(parent)) visit(child);
  };
  visit(pid);
  return found;
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return []; // it has ended
  }
}

/** Adds up the memory of processes that is in use, in bytes. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
    } catch {
      return sum;
    }
  }, 0);
}

/** Counts the bytes of the files below a folder, up to a limit. */
export function folderSize(dir: string, limit: number): number {
  let size = 0;
  const visit = (folder: string): void => {
    try {
      for (const entry of readdirSync(folder, {withFileTypes: true})) {
        if (size > limit) return;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) visit(path);
        else if (entry.isFile()) size += statSync(path).size;
      }
    } catch {
      // gone meanwhile, or closed by the code that made it
    }
  };
  visit(dir);
  return size;
}
