import {execFile, execFileSync, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {isOutside} from './outside.ts';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** How long git may be silent: the whole history of 100,000 commits takes it some seconds. */
const PATIENCE_MS = 60_000;

/**
 * Maximum time for what git does in milliseconds: what is asked first must not wait a minute for a git that hangs.
 */
export const SHORT_PATIENCE_MS = 10_000;

/** A list of a million files takes about 60 MB. */
const MAX_BYTES = 128 * 2 ** 20;

/** Maximum number of characters that are kept of what git complains of. */
const MAX_COMPLAINT = 10_000;

export interface GitOptions {
  readonly cwd: string;
  /** @default that of this process */
  readonly env?: NodeJS.ProcessEnv;
  /** What git reads, for commands that ask. */
  readonly input?: string;
  /** @default 60,000 */
  readonly patienceMs?: number | undefined;
}

/**
 * Runs git and reads what it prints. One that does not answer is ended: it may wait for a password, a lock or a disk that is gone.
 * @throws an error with `code`, `signal`, `stdout` and `stderr`, with `killed` where git did not answer in time
 */
export async function runGit(args: readonly string[], options: GitOptions): Promise<Buffer> {
  const {input, ...bound} = toBound(options);
  const running = run('git', args, {...bound, encoding: 'buffer'});
  // Git may end before it has read all.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/**
 * Runs git like `runGit`, and hands over what it prints piece by piece: a history of any length takes no memory.
 * @throws as `runGit`, without `stdout`
 */
export async function followGit(
  args: readonly string[],
  options: Omit<GitOptions, 'input'>,
  take: (piece: string) => void,
): Promise<void> {
  const git = spawn('git', args, {...toBound(options), stdio: ['ignore', 'pipe', 'pipe']});
  let stderr = '';
  git.stdout.setEncoding('utf8').on('data', take);
  git.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(0, MAX_COMPLAINT);
  });
  await new Promise<void>((done, fail) => {
    git.on('error', fail);
    git.on('close', (code, signal) => {
      if (code === 0) done();
      else fail(Object.assign(new Error('git'), {code, signal, killed: git.killed, stderr}));
    });
  });
}

/**
 * Asks whether a folder is in a repository whose history is cut off (a shallow clone). Asked before all that may take long, so
 * that a git that answers nothing is known after 10 s.
 * @throws what `runGit` throws; also where the folder is in no repository
 */
export async function isShallowRepository(options: GitOptions): Promise<boolean> {
  const patienceMs = Math.min(options.patienceMs ?? PATIENCE_MS, SHORT_PATIENCE_MS);
  const answer = await runGit(['rev-parse', '--is-shallow-repository'], {...options, patienceMs});
  return answer.toString().trim() === 'true';
}

/** Runs git while all else waits, bounded like `runGit`. @throws where git fails or does not answer in time */
export function runGitSync(args: readonly string[], options: GitOptions): Buffer {
  return execFileSync('git', args, {...toBound(options), stdio: ['ignore', 'pipe', 'ignore']});
}

/** Variables that tell Git of a repository, as hooks of that one have them: their children would ask it about all folders. */
const OF_ANOTHER =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|SHALLOW_FILE|GRAFT_FILE)$/;

/**
 * Leaves out what names another repository than that which a folder is in. What names one for a folder without stays, and so does
 * what says that the folder is its working tree.
 */
function withoutAnother(env: NodeJS.ProcessEnv, cwd: string): NodeJS.ProcessEnv {
  const tree = env['GIT_WORK_TREE'];
  const isItsTree = tree !== undefined && !isOutside(relative(tree, cwd));
  return isItsTree || findGitEntry(resolve(cwd)) === undefined
    ? env
    : Object.fromEntries(Object.entries(env).filter(([name]) => !OF_ANOTHER.test(name)));
}

/** Finds `.git` in a folder or above it: a folder, or a file in a second working tree or a submodule. Undefined where there is none. */
export function findGitEntry(dir: string): string | undefined {
  const git = join(dir, '.git');
  if (existsSync(git)) return git;
  const parent = dirname(dir);
  return parent === dir ? undefined : findGitEntry(parent);
}

function toBound({patienceMs = PATIENCE_MS, env = process.env, ...options}: GitOptions) {
  return {
    ...options,
    // A partial clone fetches what it lacks, and would ask the terminal for a password in the middle of a build.
    env: {GIT_TERMINAL_PROMPT: '0', ...withoutAnother(env, options.cwd)},
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
  } as const;
}
