import type {FileStore} from './fileStore.ts';

/** The files of an index for one request, which may cost so much and no more. */
export interface BudgetedStore {
  /** The parsed content of a file, or `spent` where asking for it would cost more than is allowed. */
  load<T>(name: string, parse: (content: Uint8Array) => T, spent: T): Promise<T>;
  /** The parsed content of a file that no answer goes without: allowed in any case, and counted for what comes after it. */
  need<T>(name: string, parse: (content: Uint8Array) => T): Promise<T>;
  /** Says what share of the budget may be used from here on, 0 to 1. */
  allow(share: number): void;
  /** Whether anything was left out. */
  isSpent(): boolean;
}

// The first file of the index included, at 10,000 pages.
const MAX_REQUESTS = 24;
const MAX_BYTES = 150_000;

// Of a file that is under way, until others tell more: about the mean at 10,000 bench notes, 2026-11.
const USUAL_BYTES = 4096;

/** Counts what a request fetches; files at hand cost nothing. `answers` is how many usual first answers it may cost as much as. */
export function createBudget(store: FileStore, answers = 1): BudgetedStore {
  const total = {requests: 0, bytes: 0};
  const loads = {asked: 0, arrived: 0, bytes: 0};
  let allowed = answers;
  let isSpent = false;

  function isWithin(): boolean {
    const mean = Math.max(USUAL_BYTES, loads.bytes / Math.max(1, loads.arrived));
    const expected = total.bytes + (loads.asked - loads.arrived + 1) * mean;
    return total.requests + 1 <= MAX_REQUESTS * allowed && expected <= MAX_BYTES * allowed;
  }

  function need<T>(name: string, parse: (content: Uint8Array) => T): Promise<T> {
    if (store.has(name)) return store.load(name, parse);
    total.requests++;
    return store.load(name, (content) => {
      total.bytes += content.length;
      return parse(content);
    });
  }

  return {
    need,
    async load(name, parse, spent) {
      if (store.has(name)) return store.load(name, parse);
      if (!isWithin()) {
        isSpent = true;
        return spent;
      }
      loads.asked++;
      return need(name, (content) => {
        loads.arrived++;
        loads.bytes += content.length;
        return parse(content);
      });
    },
    allow(share) {
      allowed = share * answers;
    },
    isSpent: () => isSpent,
  };
}
