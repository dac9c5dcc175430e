import {setImmediate as turn} from 'node:timers/promises';

/** Returns undefined where the work may begin at once, else a promise to wait for. */
type TakeTurn = () => Promise<void> | undefined;

/**
 * Starts one piece of work in each turn of the event loop: between two of them the server notices new requests, and
 * clients that have disconnected. None waits for the end of another, which may depend on it.
 */
export function createTurns(): TakeTurn {
  let last: Promise<void> | undefined;
  return () => {
    const before = last;
    const own = before ? before.then(() => turn()) : turn();
    last = own;
    void own.then(() => {
      if (last === own) last = undefined;
    });
    return before;
  };
}
