import {Session} from 'node:inspector/promises';

/** What a piece of work took, as it is the same on every machine and on a busy one. */
export interface Steps {
  /** How often the engine's own functions, loops and branches were entered. */
  readonly blocks: number;
  /** How many characters searches and patterns went over, what a pattern tries in vain apart. */
  readonly characters: number;
}

/** The engine's own modules, as they are written or compiled. */
const OWN = /\/packages\/engine\/(?:src|dist)\//;

type Search = (this: string, what: string, from?: number) => number | boolean;

/** Counts the steps of a piece of work of the engine. */
export async function countSteps(work: () => Promise<unknown>): Promise<Steps> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const counter = countCharacters();
  try {
    await work();
  } finally {
    counter.stop();
  }
  const {result} = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const blocks = result
    .filter(({url}) => OWN.test(url))
    .flatMap(({functions}) => functions.flatMap(({ranges}) => ranges.map(({count}) => count)));
  return {blocks: blocks.reduce((sum, count) => sum + count, 0), characters: counter.read()};
}

/**
 * How many times the blocks of little work those of much are. V8 may drop counts of a run, never add any: what looks dear is
 * counted again, three times at most.
 */
export async function growthOf(
  few: number,
  many: number,
  {bound, countFew}: {readonly bound: number; countFew(): Promise<number>},
): Promise<number> {
  let most = few;
  for (let i = 0; i < 3 && many / most >= bound; i++) most = Math.max(most, await countFew());
  return many / most;
}

/** Wraps the engine's searches of texts until it is stopped. */
function countCharacters(): {read(): number; stop(): void} {
  let count = 0;
  // The engine's patterns are looked at as they are: nothing else sees what a search goes over.
  const {exec} = RegExp.prototype;
  const counted = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    if (match) count += match.index - from + match[0].length;
    else count += this.sticky ? 1 : Math.max(0, text.length - from);
    return match;
  };
  Object.assign(RegExp.prototype, {exec: counted});
  const {indexOf, includes, lastIndexOf, trim} = String.prototype;
  const forward = (original: Search): Search =>
    function search(what, from = 0) {
      const found = original.call(this, what, from);
      const end = typeof found === 'number' ? found : indexOf.call(this, what, from);
      count += Math.max(0, (end < 0 ? this.length : end) - from);
      return found;
    };
  Object.assign(String.prototype, {
    indexOf: forward(indexOf),
    includes: forward(includes),
    // A text that was written bit by bit is joined for it.
    trim(this: string) {
      count += this.length;
      return trim.call(this);
    },
    lastIndexOf(this: string, what: string, from = this.length) {
      const found = lastIndexOf.call(this, what, from);
      count += Math.min(from, this.length) - Math.max(0, found);
      return found;
    },
  });
  return {
    read: () => count,
    stop() {
      Object.assign(RegExp.prototype, {exec});
      Object.assign(String.prototype, {indexOf, includes, lastIndexOf, trim});
    },
  };
}
