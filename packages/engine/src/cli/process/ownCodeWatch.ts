import {channel} from 'node:diagnostics_channel';
import {totalmem} from 'node:os';
import {extname} from 'node:path';
import {getHeapStatistics} from 'node:v8';
import {Worker} from 'node:worker_threads';
import {OWN_CODE, type OwnCode} from '../../errors/ownCode.ts';
import {showControls} from '../../errors/format.ts';
import {
  ENDED,
  LENGTH,
  NAME_BYTES,
  NUMBERS_BYTES,
  SERIAL,
  TURNS,
  type WatchInput,
} from './ownCodeState.ts';
import type {Terminal} from '../terminal/terminal.ts';

const TURN_MS = 250;

/** Looks after code of the author while a command runs. */
interface OwnCodeWatch {
  /** The file whose code runs, the last that began; undefined where none does. */
  current(): string | undefined;
  end(): void;
}

/** Finds at how many bytes Node ends a process, or the system does: the least of what V8, a container and the machine have. */
const findMemoryLimit = (): number =>
  Math.min(
    getHeapStatistics().heap_size_limit,
    process.constrainedMemory() || Infinity, // 0 where there is no limit
    totalmem(),
  );

/**
 * Says after 10 seconds, a minute and five which file's code still runs, and ends what computes for 3 minutes without a pause: a
 * loop without end. As memory runs short it says whose code runs: Node ends without naming a file. The thread that does so is started with the first such code.
 * @param onEnded is called in the place of the code that was ended, which goes on no more
 */
export function watchOwnCode(
  {pick}: Pick<Terminal, 'pick'>,
  onEnded: () => void,
  {
    sayAfter = [10, 60, 300],
    endAfter = 180,
    memoryLimit = findMemoryLimit(),
    module = new URL(`./ownCodeThread${extname(import.meta.url)}`, import.meta.url),
  }: Partial<Pick<WatchInput, 'sayAfter' | 'endAfter' | 'memoryLimit'>> & {
    readonly module?: URL;
  } = {},
): OwnCodeWatch {
  const open = new Set<OwnCode>();
  const shared = new SharedArrayBuffer(NUMBERS_BYTES + NAME_BYTES);
  const numbers = new Int32Array(shared, 0, 4);
  let serial = 0;
  let stop: (() => void) | undefined;
  const start = (): (() => void) => {
    const before = process.stderr.isTTY ? '\r\u001B[K' : '';
    const workerData: WatchInput = {
      shared,
      before,
      sayAfter,
      endAfter,
      memoryLimit,
      memoryRunsShort: pick([
        '内存用了 $used MB，到 $limit MB 时这个命令会被中止；正在运行的是 $file 的代码。',
        '$used MB of memory are used, and at $limit MB this command is ended; the code of $file runs.',
      ]),
      stillRuns: pick([
        '$file 的代码运行了 $seconds 秒，还没有结束。',
        'The code of $file has run for $seconds s and has not ended.',
      ]),
      isEnded: pick([
        '$file 的代码运行了 $seconds 秒也没有停一下，多半是没有尽头的循环：命令到此为止，原来的输出没有变。',
        'The code of $file has run for $seconds s without a pause, most likely a loop without end: the command ends here, the last good output stays.',
      ]),
    };
    const worker = new Worker(module, {workerData, execArgv: []});
    worker.on('message', onEnded);
    worker.on('error', () => undefined); // without it nothing is looked after
    worker.unref();
    const turning = setInterval(() => Atomics.add(numbers, TURNS, 1), TURN_MS).unref();
    return () => {
      clearInterval(turning);
      void worker.terminate();
    };
  };
  const current = (): string | undefined => [...open].at(-1)?.file;
  const onCode = (told: unknown): void => {
    const code = told as OwnCode;
    if (code.hasEnded) open.delete(code);
    else open.add(code);
    stop ??= start();
    const file = current();
    const name = new TextEncoder().encode(showControls(file ?? '')).subarray(0, NAME_BYTES);
    new Uint8Array(shared, NUMBERS_BYTES).set(name);
    numbers[LENGTH] = name.length;
    Atomics.store(numbers, SERIAL, file === undefined ? 0 : ++serial);
    Atomics.notify(numbers, SERIAL);
  };
  // Where nothing else is left to do the process ends before the thread's message is read.
  const onExit = (): void => {
    if (Atomics.load(numbers, ENDED) === 1) onEnded();
  };
  process.on('exit', onExit);
  channel(OWN_CODE).subscribe(onCode);
  return {
    current,
    end() {
      channel(OWN_CODE).unsubscribe(onCode);
      process.off('exit', onExit);
      stop?.();
    },
  };
}
