// A worker has no origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
import {writeSync} from 'node:fs';
import {Session} from 'node:inspector';
import {parentPort, workerData} from 'node:worker_threads';
import {
  countMemoryWarnings,
  ENDED,
  decideOnCode,
  LENGTH,
  NAME_BYTES,
  NUMBERS_BYTES,
  SERIAL,
  TURNS,
  type WatchInput,
} from './ownCodeState.ts';

/** Memory of 2 GB is filled in 2 s. */
const LOOK_MS = 200;

// The thread that looks after code of the author: the main one cannot say a word while that code never rests.
watch(workerData as WatchInput);

function watch(input: WatchInput): void {
  const numbers = new Int32Array(input.shared, 0, 4);
  let ofSerial = 0;
  let began = {time: 0, cpu: 0};
  let turns = 0;
  let saidCount = 0;
  let memoryCount = 0;
  for (;;) {
    const serial = Atomics.load(numbers, SERIAL);
    if (serial !== ofSerial) {
      ofSerial = serial;
      saidCount = 0;
      began = {time: performance.now(), cpu: cpuSeconds()};
    }
    const lastTurns = turns;
    turns = Atomics.load(numbers, TURNS);
    const seconds = (performance.now() - began.time) / 1000;
    const isBlocked = turns === lastTurns;
    const code = {seconds, cpuSeconds: cpuSeconds() - began.cpu, isBlocked, saidCount};
    const judged = serial === 0 ? 'wait' : decideOnCode(code, input);
    if (judged === 'end') return end(input, seconds);
    if (judged === 'say') {
      saidCount++;
      say(input, input.stillRuns, {seconds});
    }
    const used = serial === 0 ? 0 : process.memoryUsage.rss();
    const warnings = countMemoryWarnings(used, input.memoryLimit);
    if (warnings > memoryCount) {
      memoryCount = warnings;
      say(input, input.memoryRunsShort, {used: used / 1e6, limit: input.memoryLimit / 1e6});
    }
    Atomics.wait(numbers, SERIAL, serial, serial === 0 ? Infinity : LOOK_MS);
  }
}

function end(input: WatchInput, seconds: number): void {
  say(input, input.isEnded, {seconds});
  Atomics.store(new Int32Array(input.shared, 0, 4), ENDED, 1);
  parentPort?.postMessage('ended');
  try {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution');
    session.disconnect(); // else Node waits for it
  } catch {
    // This Node has no inspector.
  }
  // What no engine of JavaScript runs is not ended so.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
}

function say(
  {shared, before}: WatchInput,
  words: string,
  values: Readonly<Record<string, number>>,
): void {
  const [length] = new Int32Array(shared, LENGTH * 4, 1);
  const name = new Uint8Array(shared, NUMBERS_BYTES, Math.min(length ?? 0, NAME_BYTES));
  const text = words.replace(/\$(\w+)/g, (_, key: string) =>
    key === 'file'
      ? new TextDecoder().decode(new Uint8Array(name))
      : String(Math.round(values[key] ?? 0)),
  );
  writeSync(2, `${before}${text}\n`);
}

function cpuSeconds(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}
