import {existsSync, readdirSync, rmSync, statSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {readRegular, writeFileAtomic} from './files.ts';
import {findGitEntry, runGitSync, SHORT_PATIENCE_MS} from './git.ts';
import {LOCK_FILE} from './stateDir.ts';

/**
 * Tells whether files of the state of a site are in the index of Git: they came with the repository, and hold code that no build
 * here made. Git is asked only where its index holds such a name; without Git, or where it says nothing, the answer is no.
 */
export function isStateTracked(dir: string): boolean {
  try {
    const index = readIndex(resolve(dir));
    // The fourth version shortens names by those before.
    if (!index || !(index.includes('.wuya/') || index[7] === 4)) return false;
    const options = {cwd: dir, patienceMs: SHORT_PATIENCE_MS};
    return runGitSync(['ls-files', '-z', '--', '.wuya'], options).length > 0;
  } catch {
    return false;
  }
}

/** Keeps the state of a site out of the repository that it is in: a state that is committed by mistake stops every later build. */
export function keepOutOfGit(stateDir: string): void {
  const file = join(stateDir, '.gitignore');
  if (existsSync(stateDir) && !existsSync(file)) writeFileAtomic(file, '*\n');
}

/**
 * Removes what keeps the state of a folder out of the repository where nothing else is kept: a folder that is no site
 * keeps no state. The lock of the calling process does not count.
 */
export function removeLoneIgnore(stateDir: string): void {
  const kept = existsSync(stateDir) ? readdirSync(stateDir) : [];
  if (kept.every((name) => ['.gitignore', LOCK_FILE].includes(name)))
    rmSync(join(stateDir, '.gitignore'), {force: true});
}

/** Reads the index of the repository that a folder is in; undefined for no repository. @throws what the file system says */
function readIndex(dir: string): Buffer | undefined {
  const git = findGitEntry(dir);
  if (git === undefined) return undefined;
  return readRegular(join(statSync(git).isDirectory() ? git : readGitFile(git), 'index'));
}

/**
 * Tells whether Git may know a repository for a folder. Starting Git only to hear that there is none costs a process: 5 ms, more
 * where much memory is in use.
 */
export function mayBeInRepository(dir: string): boolean {
  return process.env['GIT_DIR'] !== undefined || findGitEntry(resolve(dir)) !== undefined;
}

/** Reads where the repository of a second working tree is: `gitdir: /a/.git/worktrees/b`. */
function readGitFile(path: string): string {
  const [, place = ''] = /^gitdir: (.*)/.exec(readRegular(path).toString()) ?? [];
  return resolve(dirname(path), place);
}
