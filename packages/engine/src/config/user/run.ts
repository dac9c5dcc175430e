/** How `wuya run` runs the code of notes. A build runs nothing. */
export interface UserRun {
  /**
   * Run (execute) code blocks of other programming languages, such as Ruby, Go or Rust: their
   * commands, also in the place of the built-in ones; `{file}` is the file of the code.
   * @default {}
   * @example {ruby: ['ruby', '{file}']}
   */
  readonly commands?: Readonly<Record<string, readonly string[]>>;
  /**
   * Ignore the parts of outputs that change with each run, such as the current time and random
   * numbers: patterns, with `…` in the place of what they match.
   * @default []
   * @example ['port \\d+']
   */
  readonly masks?: readonly string[];
  /**
   * Time limit of code that is run, in seconds: a sample that takes too long is stopped. One that
   * needs thirty seconds needs a longer timeout.
   * @default 10
   */
  readonly timeoutSeconds?: number;
  /**
   * Limit how much memory (RAM) code may use when it is run, in megabytes: a sample and what it
   * starts together.
   * @default 512
   */
  readonly memoryMB?: number;
  /** How much a sample of code may print, in kilobytes: one that prints too much is stopped. @default 64 */
  readonly outputKB?: number;
  /** How many child processes a sample of code may start. @default 64 */
  readonly maxProcesses?: number;
}
