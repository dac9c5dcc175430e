import {fork} from 'node:child_process';
import {setFlagsFromString} from 'node:v8';

/** How a process is started: flags of Node, its environment. */
interface ProcessLimits {
  readonly execArgv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** One thread for Rolldown, and memory given back when it is free: what native code reads when it is loaded. */
const SMALL_ENV = {RAYON_NUM_THREADS: '1', MIMALLOC_PURGE_DELAY: '0'};

/**
 * What keeps the bundler small in a process of its own, which notes are compiled beside: young objects in little space, and the
 * environment. 320 -> 230 MB at its peak, CPU time as before (2 cores).
 */
export const SMALL = {
  execArgv: [...process.execArgv, '--max-semi-space-size=2'],
  env: {...process.env, ...SMALL_ENV},
} satisfies ProcessLimits;

/**
 * What a bundler of many pages runs with: all notes are compiled before it begins. 2,378 MDX pages of React Native's website take a
 * third less of its thread with more space for young objects.
 */
export const ROOMY = {
  execArgv: [...process.execArgv, '--max-semi-space-size=32'],
  env: process.env,
} satisfies ProcessLimits;

/**
 * Keeps this process small, which serves a site for hours. To be called before the parser and the bundler are loaded: both read the
 * environment then. V8 takes little space for young objects: with a browser and 1,000 notes being compiled beside it 327 MB at the
 * peak of both processes instead of 420, for .003 CPU s more at each edit.
 */
export function keepServerSmall(): void {
  for (const [name, value] of Object.entries(SMALL_ENV)) process.env[name] ??= value;
  setFlagsFromString('--optimize-for-size');
}

/**
 * Runs a module with one argument in a process of its own until it ends. It does not report failures: the caller looks for the
 * result and does the work itself where there is none. An aborted signal ends the process.
 */
export async function runApart(
  file: string,
  argument: string,
  {execArgv, env, signal}: ProcessLimits & {readonly signal: AbortSignal},
): Promise<void> {
  if (signal.aborted) return;
  const child = fork(file, [argument], {
    execArgv: [...execArgv],
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop, {once: true});
  await new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  signal.removeEventListener('abort', stop);
}
