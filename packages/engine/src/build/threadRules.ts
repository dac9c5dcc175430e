/** Fewer cores are busy with the main thread, the bundler and the system. */
export const CORE_COUNT = 4;

/** Fewer new notes are done before a thread has started. */
export const NOTE_COUNT = 150;
