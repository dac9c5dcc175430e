import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {findDescendants, folderSize, memoryOf} from './processes.ts';
import type {Sandbox} from './sandbox.ts';

/** Limits of code that is run. */
export type Limits = Pick<
  SiteConfig['run'],
  'timeoutSeconds' | 'memoryMB' | 'outputKB' | 'maxProcesses'
>;

/** How a run ended: by itself, or because it went beyond a limit. */
export type Outcome =
  | {readonly kind: 'ended'; readonly exit: number; readonly output: Buffer}
  | {readonly kind: 'signal'; readonly signal: string}
  | {readonly kind: Excess | 'missing'};

/** Limits that a run can go beyond. */
type Excess = 'timeout' | 'output' | 'memory' | 'processes' | 'disk';

/** Bytes that the files of a note may take. */
export const MAX_DISK_BYTES = 256 * 2 ** 20;
const LOOK_EVERY_MS = 40;
/** Every so many looks the folder is measured. */
const LOOKS_PER_MEASURE = 10;
/** Codes of shells for a command that is not there, and for a signal. */
const NOT_FOUND = 127;
const SIGNAL_BASE = 128;

interface BoundedRun {
  readonly command: readonly string[];
  readonly sandbox: Sandbox;
  readonly limits: Limits;
  /** The folder that it runs in, and alone may write to. */
  readonly box: string;
}

/** Runs a command in a folder within limits. When this returns, nothing of it runs any more. */
export function runBounded({command, sandbox, limits, box}: BoundedRun): Promise<Outcome> {
  const [program = '', ...args] = sandbox.wrap(command);
  const child = spawn(program, args, {
    cwd: box,
    env: environmentOf(box),
    detached: true, // a group of its own, which ends as one
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let excess: Excess | undefined;
    const stop = (kind: Excess): void => {
      excess ??= kind;
      killAll(child);
    };
    const timer = setTimeout(() => stop('timeout'), limits.timeoutSeconds * 1000);
    const watch = watchUse(child, {limits, box, stop});
    child.stdout!.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.outputKB * 1024) stop('output');
      else if (excess === undefined) chunks.push(chunk);
    });
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      clearInterval(watch);
      killAll(child); // what it left behind
      child.stdout!.destroy();
      resolve(excess === undefined ? outcome : {kind: excess});
    };
    child.on('error', () => end({kind: 'missing'}));
    child.on('exit', (code, signal) => {
      const outcome = toOutcome(code, signal, chunks);
      killAll(child);
      // What it printed last may still be on its way; a process that kept the pipe does not hold us up.
      if (child.stdout!.readableEnded) end(outcome());
      else {
        child.stdout!.once('end', () => end(outcome()));
        setTimeout(() => end(outcome()), 500).unref();
      }
    });
  });
}

function toOutcome(
  code: number | null,
  signal: string | null,
  chunks: readonly Buffer[],
): () => Outcome {
  return () => {
    if (code === null) return {kind: 'signal', signal: signal ?? 'SIGKILL'};
    if (code === NOT_FOUND && chunks.length > 0 && isNotFound(chunks)) return {kind: 'missing'};
    if (code > SIGNAL_BASE && code <= SIGNAL_BASE + 64) {
      const name = Object.entries(constants.signals).find(([, n]) => n === code - SIGNAL_BASE);
      if (name) return {kind: 'signal', signal: name[0]};
    }
    return {kind: 'ended', exit: code, output: Buffer.concat(chunks)};
  };
}

/** Tells whether the shell above the command said that it is not there. */
const isNotFound = (chunks: readonly Buffer[]): boolean =>
  /^sh: .*not found\s*$/.test(Buffer.concat(chunks).toString());

function watchUse(
  child: ChildProcess,
  {limits, box, stop}: {limits: Limits; box: string; stop(kind: Excess): void},
): NodeJS.Timeout {
  let looks = 0;
  return setInterval(() => {
    if (child.pid === undefined) return;
    const pids = findDescendants(child.pid, limits.maxProcesses + WALL_PROCESSES);
    if (pids.length > limits.maxProcesses + WALL_PROCESSES) stop('processes');
    else if (memoryOf(pids) > limits.memoryMB * 2 ** 20) stop('memory');
    else if (++looks % LOOKS_PER_MEASURE === 0 && folderSize(box, MAX_DISK_BYTES) > MAX_DISK_BYTES)
      stop('disk');
  }, LOOK_EVERY_MS);
}

/** Number of processes of the sandbox itself: `unshare` and the shell in it. */
const WALL_PROCESSES = 2;

/** Ends the whole group, and what left it as far as it is known. */
function killAll({pid}: ChildProcess): void {
  if (pid === undefined) return;
  send(-pid, 'SIGSTOP'); // else processes without end multiply while they are listed
  for (const one of [...findDescendants(pid, 100_000).slice(1), -pid]) send(one, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Returns the variables of the environment: nothing of the person who runs it, no keys, no home, no language. */
function environmentOf(box: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    WUYA_BOX: box,
    HOME: box,
    TMPDIR: box,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    NODE_DISABLE_COLORS: '1',
    PYTHONHASHSEED: '0',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
  };
}
