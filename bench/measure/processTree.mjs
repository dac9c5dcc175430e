import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';

const SAMPLE_MS = 50;

/**
 * Runs a command and accounts for it and all its descendants:
 * - `cpuSeconds`: user and system time. `/bin/sh` starts the command and then prints its `times`, whose second line is
 *   what the kernel summed for children that were waited for, and for theirs in turn, threads included (times(2),
 *   `tms_cutime` and `tms_cstime`, steps of 10 ms). A daemon that outlives the command would be missed; a build has none.
 * - `peakBytes`: the highest sum of resident memory over the process tree, sampled each 50 ms from /proc; pages that
 *   processes share count once for each. Undefined where there is no /proc.
 */
export async function runMeasured(command, args) {
  const started = performance.now();
  const script = '"$@"; code=$?; times >&3; exit $code';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let peakBytes;
  const timer = setInterval(() => {
    const bytes = readTreeBytes(shell.pid);
    if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
  }, SAMPLE_MS);
  const [stdout, stderr, times, [exitCode]] = await Promise.all([
    ...shell.stdio.slice(1).map((stream) => text(stream)),
    once(shell, 'close'),
  ]);
  clearInterval(timer);
  return {
    exitCode,
    stdout,
    stderr,
    wallSeconds: (performance.now() - started) / 1000,
    cpuSeconds: parseChildTimes(times),
    peakBytes,
  };
}

/** `0m0.00s 0m0.00s\n0m7.51s 0m0.62s` → 8.13: the line of the children. */
function parseChildTimes(output) {
  const line = output.trim().split('\n')[1] ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2)
    throw new Error(`Unexpected output of the shell's times: ${JSON.stringify(output)}`);
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Resident bytes of a process and its descendants; undefined when they cannot be read. */
function readTreeBytes(root) {
  const children = readChildren();
  if (!children) return undefined;
  let sum;
  for (const pending = [root]; pending.length;) {
    const pid = pending.pop();
    pending.push(...(children.get(pid) ?? []));
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(`/proc/${pid}/status`))?.[1];
    if (kilobytes !== undefined) sum = (sum ?? 0) + Number(kilobytes) * 1024;
  }
  return sum;
}

function readChildren() {
  let pids;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined; // not Linux
  }
  const children = new Map();
  for (const pid of pids) {
    const stat = readProc(`/proc/${pid}/stat`);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]); // the name before it may hold anything
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  return children;
}

/** Empty for a process that has just ended. */
function readProc(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
