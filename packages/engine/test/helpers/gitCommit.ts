import {execFileSync} from 'node:child_process';

/** Commits all files of a repository. @param date of both author and committer: `2024-01-02T10:00:00Z` */
export function commitAll(dir: string, author: string, date: string): void {
  const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
  const who = ['-c', 'user.email=a@b.example', '-c', `user.name=${author}`];
  execFileSync('git', ['add', '-A'], {cwd: dir});
  execFileSync('git', [...who, 'commit', '-qm', 'notes'], {cwd: dir, env});
}
