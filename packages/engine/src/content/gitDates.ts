import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {mayBeInRepository} from '../cache/repository.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';

const run = promisify(execFile);

/** When a file was last committed, and by whom. */
export interface LastUpdate {
  /** ISO date in UTC, `2025-03-18`. */
  readonly date: string;
  readonly author: string;
}

export interface GitDates {
  /** By path relative to the site, with `/`. Files that were never committed are not in it. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the last commit of every file below some folders of a site, from one `git log`. Where the history is not whole (a
 * shallow clone) or there is none, no dates come back and a notice says why: a wrong date is worse than none.
 */
export async function readGitDates(dir: string, folders: readonly string[]): Promise<GitDates> {
  const none = (zh: string, en = zh): GitDates => ({
    lastUpdates: new Map(),
    diagnostics: [createDiagnostic('GIT-001', {reason: [zh, en]})],
  });
  const nowhere: GitDates = none('这里不是 git 仓库。', 'this is no git repository.');
  if (!mayBeInRepository(dir)) return nowhere;
  // What git complains of is read below: in the language of the machine it would say something else.
  const options = {cwd: dir, env: {...process.env, LC_ALL: 'C'}};
  try {
    const {stdout: isShallow} = await run('git', ['rev-parse', '--is-shallow-repository'], options);
    if (isShallow.trim() === 'true')
      return none(
        '仓库是浅克隆，历史不全；运行 git fetch --unshallow，CI 里写 fetch-depth: 0。',
        'the clone is shallow, its history is not whole; run git fetch --unshallow, in CI write fetch-depth: 0.',
      );
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      '--no-show-signature',
      '--no-renames',
      '--format=%x01%ct%x02%an',
      '--name-only',
      '--relative',
      '-z',
      '--',
      ...folders,
    ];
    const {stdout} = await run('git', args, {...options, maxBuffer: MAX_LOG_BYTES});
    return {lastUpdates: parseGitLog(stdout), diagnostics: []};
  } catch (error) {
    const {code, stderr} = error as {code?: unknown; stderr?: string};
    if (/not a git repository/i.test(stderr ?? '')) return nowhere;
    if (/does not have any commits/i.test(stderr ?? ''))
      return none('仓库里还没有提交。', 'the repository has no commits yet.');
    if (/dubious ownership/i.test(stderr ?? ''))
      return none(
        '仓库属于别的用户，git 不读；在容器和 CI 里运行 git config --global --add safe.directory "$PWD"。',
        'the repository belongs to another user, so git does not read it; in containers and CI run git config --global --add safe.directory "$PWD".',
      );
    return code === 'ENOENT'
      ? none('没有装 git。', 'git is not installed.')
      : none(stderr?.trim().split('\n')[0] || String(error));
  }
}

/** A log of 100,000 commits of ten files each takes about 60 MB. */
const MAX_LOG_BYTES = 512 * 2 ** 20;

/** Reads what `git log --format=%x01%ct%x02%an --name-only -z` prints; newest commits come first. */
export function parseGitLog(log: string): Map<string, LastUpdate> {
  const lastUpdates = new Map<string, LastUpdate>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', ...paths] = commit.split('\0');
    const [seconds, author = ''] = head.split('\u0002');
    const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const written of paths) {
      const path = written.replace(/^\n/, '');
      if (path !== '' && !lastUpdates.has(path))
        lastUpdates.set(path, {date, author: author.trim()});
    }
  }
  return lastUpdates;
}
