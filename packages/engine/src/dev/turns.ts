import {setImmediate as turn} from 'node:timers/promises';

/** Gives nothing where the work may begin at once, else what it has to wait for. */
type TakeTurn = () => Promise<void> | undefined;

/**
 * Lets works begin one in each turn of the event loop: between two of them the server hears of new requests, and of clients that
 * have left. None waits for the end of another, which may have asked for it.
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
