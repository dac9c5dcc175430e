import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {findGitEntry, type GitOptions, runGit} from '../cache/git.ts';
import {isOutside} from '../cache/outside.ts';

/**
 * Tells whether the repository that Git finds for a folder is its own: in the folder with `.git`, in the repository of the site (a
 * submodule), or one that names the folder as a working tree of its own. `.git` may also be a file or a link that a stranger
 * put among the notes, and lead to any repository of the machine.
 * @param dir folder of the site
 * @param options those of the folder
 */
export async function isOwnRepository(dir: string, options: GitOptions): Promise<boolean> {
  const entry = findGitEntry(resolve(options.cwd));
  const found = await findGitFolders(options);
  if (entry === undefined || found === undefined) return true; // Git says what is wrong
  const {own, shared} = found;
  if (isBelow(shared, realpathSync(dirname(entry)))) return true;
  const ofSite = await findGitFolders({...options, cwd: dir});
  if (ofSite && isBelow(shared, ofSite.shared)) return true;
  const back = join(own, 'gitdir');
  return (
    isBelow(own, join(shared, 'worktrees')) &&
    existsSync(back) &&
    resolve(own, readFileSync(back, 'utf8').trim()) === resolve(entry)
  );
}

interface GitFolders {
  /** That of the working tree. */
  readonly own: string;
  /** That of its repository: the same, but for a second working tree. */
  readonly shared: string;
}

/** Asks Git for its folders, as they are once links are followed; undefined where there is no repository, or no Git. */
async function findGitFolders(options: GitOptions): Promise<GitFolders | undefined> {
  try {
    const answer = await runGit(['rev-parse', '--git-dir', '--git-common-dir'], options);
    const [own = '', shared = ''] = answer.toString().split('\n');
    return {
      own: realpathSync(resolve(options.cwd, own)),
      shared: realpathSync(resolve(options.cwd, shared)),
    };
  } catch {
    return undefined;
  }
}

const isBelow = (path: string, folder: string): boolean => !isOutside(relative(folder, path));
