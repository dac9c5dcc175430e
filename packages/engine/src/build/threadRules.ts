/** Conditions under which a build runs a stage in a thread of its own. */
export interface ThreadRules {
  /** Cores that this process may use. */
  readonly coreCount: number;
  /** New notes from which on a thread pays. */
  readonly noteCount: number;
}

/** Minimum number of cores for threads: with fewer the main thread, the bundler's process and the garbage collector have work for all. */
export const CORE_COUNT = 4;

/**
 * Minimum number of new notes for threads: 150 leave the main thread .8 of its 2.0 CPU s and take 55 MB more; fewer
 * are built in little more than a second (2026-11).
 */
export const NOTE_COUNT = 150;
