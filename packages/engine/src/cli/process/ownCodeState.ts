/** Where the shared numbers are: which piece of code runs (0: none), how often the event loop came around, how long the name is, whether the code was ended (1). */
export const [SERIAL, TURNS, LENGTH, ENDED] = [0, 1, 2, 3] as const;
/** Maximum size of a name, in bytes; a longer one is cut. */
export const NAME_BYTES = 1024;
/** Bytes before the name. */
export const NUMBERS_BYTES = 16;

/** What the watching thread is given. */
export interface WatchInput {
  readonly shared: SharedArrayBuffer;
  /** What is printed before a line: on a terminal the bar goes. */
  readonly before: string;
  /** In the language of the terminal; `$file` and `$seconds` are filled in. */
  readonly stillRuns: string;
  readonly isEnded: string;
  /** Seconds after which it is said that code still runs, and CPU seconds after which what never rests is ended. */
  readonly sayAfter: readonly number[];
  readonly endAfter: number;
  /** Said as memory runs short; `$file`, `$used` and `$limit` (MB) are filled in. */
  readonly memoryRunsShort: string;
  /** Bytes at which Node, or the system, ends the process. */
  readonly memoryLimit: number;
}

/** Parts of the memory there is at which it is said whose code runs: Node ends without a word of that. */
const SHORT = [0.75, 0.85, 0.95];

/** Counts how often it is to be said by now that memory runs short. */
export const countMemoryWarnings = (usedBytes: number, limitBytes: number): number =>
  SHORT.filter((part) => usedBytes > part * limitBytes).length;

/** What is known of the code that runs: seconds since it began, CPU seconds of the process since then, and whether the event loop rests. */
interface WatchedCode {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly isBlocked: boolean;
  /** How often it was said that it still runs. */
  readonly saidCount: number;
}

/**
 * Decides what to do about code that runs: what waits for something is told, what computes without end is ended. A program that
 * the code waits for (`execSync`) costs the process nothing, so it is waited for.
 */
export function decideOnCode(
  {seconds, cpuSeconds, isBlocked, saidCount}: WatchedCode,
  {sayAfter, endAfter}: Pick<WatchInput, 'sayAfter' | 'endAfter'>,
): 'end' | 'say' | 'wait' {
  if (isBlocked && cpuSeconds >= endAfter) return 'end';
  return seconds >= (sayAfter[saidCount] ?? Infinity) ? 'say' : 'wait';
}
