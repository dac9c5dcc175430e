import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';

/** A log of 100,000 commits that add ten files each takes about 60 MB. */
const MAX_LOG_BYTES = 512 * 2 ** 20;

/**
 * Makes a lookup of the ISO times at which files of a site came to be: their first commit, else what the file system says.
 * Git is asked once, when the first file needs it.
 */
export function createFileTimes(dir: string): (path: string) => string {
  let log: string | undefined;
  return (path) => {
    log ??= readAdditions(dir);
    return findFirstCommit(log, path) ?? statSync(join(dir, path)).mtime.toISOString();
  };
}

function readAdditions(dir: string): string {
  try {
    const args = ['log', '--diff-filter=AR', '--find-renames', '--format=%x01%aI', '--name-status'];
    return execFileSync('git', [...args, '--relative', '-z', '--', '.'], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_LOG_BYTES,
    });
  } catch {
    return ''; // no git, or no repository: the file system knows a time as well
  }
}

/**
 * Finds the time of the oldest commit that added a file, under the names that it had before it was renamed.
 * @param log what `git log --diff-filter=AR --format=%x01%aI --name-status -z` prints, newest first
 * @returns an ISO time in UTC; undefined for files that were never committed
 */
export function findFirstCommit(log: string, path: string): string | undefined {
  let name = path;
  let found: string | undefined;
  for (const commit of log.split('\u0001').slice(1)) {
    const [date = '', ...fields] = commit.split('\0').map((field) => field.trim());
    for (let i = 0; i < fields.length; i++) {
      const status = fields[i]!;
      if (status.startsWith('R')) {
        const [from, to] = [fields[i + 1], fields[i + 2]];
        if (to === name && from !== undefined) name = from;
        i += 2;
      } else if (status === 'A' && fields[++i] === name) {
        const time = Date.parse(date);
        if (!Number.isNaN(time)) found = new Date(time).toISOString();
      }
    }
  }
  return found;
}
