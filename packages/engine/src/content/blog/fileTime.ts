import {statSync} from 'node:fs';
import {join} from 'node:path';
import {runGitSync, SHORT_PATIENCE_MS} from '../../cache/git.ts';

/**
 * Makes a lookup of the ISO times at which files of a site came to be: their first commit, else what the file system says.
 * Git is asked once, when the first file needs it.
 */
export function createFileTimes(dir: string): (path: string) => string {
  let times: ReadonlyMap<string, string> | undefined;
  return (path) => {
    times ??= parseAdditions(readAdditions(dir));
    return times.get(path) ?? statSync(join(dir, path)).mtime.toISOString();
  };
}

function readAdditions(dir: string): string {
  try {
    // A git that answers nothing is known by this, and not asked for more.
    runGitSync(['rev-parse', '--git-dir'], {cwd: dir, patienceMs: SHORT_PATIENCE_MS});
    const args = ['log', '--diff-filter=AR', '--find-renames', '--format=%x01%aI', '--name-status'];
    return runGitSync([...args, '--relative', '-z', '--', '.'], {cwd: dir}).toString();
  } catch {
    return ''; // no git, or no repository: the file system knows a time as well
  }
}

/**
 * Reads when files came to be: the time of the oldest commit that added each, under the names that it had before it was renamed.
 * @param log what `git log --diff-filter=AR --format=%x01%aI --name-status -z` prints, newest first
 * @returns ISO times in UTC by path
 */
function parseAdditions(log: string): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const commit of log.split('\u0001').slice(1).toReversed()) {
    const [date = '', ...fields] = commit.split('\0').map((field) => field.trim());
    const time = Date.parse(date);
    if (Number.isNaN(time)) continue;
    const renamed: [string, string][] = [];
    for (let i = 0; i < fields.length; i++) {
      if (fields[i]!.startsWith('R')) {
        const [from = '', to = ''] = [fields[++i], fields[++i]];
        const known = times.get(from);
        if (known !== undefined) renamed.push([to, known]);
      } else if (fields[i] === 'A') {
        const path = fields[++i] ?? '';
        if (!times.has(path)) times.set(path, new Date(time).toISOString());
      }
    }
    // Only now: files of one commit may have changed their names among each other.
    for (const [path, known] of renamed) times.set(path, known);
  }
  return times;
}
