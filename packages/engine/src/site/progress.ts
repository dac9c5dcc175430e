/** Called for the steps of a build. `total` is 0 while it is not known. */
export interface Progress {
  (step: 'read' | 'compile' | 'bundle' | 'render' | 'write', done: number, total: number): void;
}
