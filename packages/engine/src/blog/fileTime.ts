import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** ISO time at which a file came to be: its first commit, else what the file system says. */
export function readFileTime(dir: string, path: string): string {
  const file = join(dir, path);
  return firstCommitTime(file) ?? statSync(file).mtime.toISOString();
}

function firstCommitTime(file: string): string | undefined {
  try {
    const args = ['log', '--follow', '--diff-filter=A', '--format=%aI', '--', basename(file)];
    const times = execFileSync('git', args, {cwd: dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim().split('\n');
    const time = Date.parse(times.at(-1)!);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
  } catch {
    return undefined; // no git, or no repository: the file system knows a time as well
  }
}
