/** How `wuya run` runs the code of notes. A build runs nothing. */
export interface UserRun {
  /**
   * Commands for more languages, or in the place of ours; `{file}` is the file of the code.
   * @default {} @example {ruby: ['ruby', '{file}']}
   */
  readonly commands?: Readonly<Record<string, readonly string[]>>;
  /** Patterns of what differs from one run to the next; `…` stands in their place. @default [] @example ['port \\d+'] */
  readonly masks?: readonly string[];
  /** Time limit of a sample that is run, in seconds. @default 10 */
  readonly timeoutSeconds?: number;
  /** Megabytes of memory that a sample and what it starts may use. @default 512 */
  readonly memoryMB?: number;
  /** Kilobytes that a sample may print. @default 64 */
  readonly outputKB?: number;
  /** Processes that a sample may start. @default 64 */
  readonly maxProcesses?: number;
}
