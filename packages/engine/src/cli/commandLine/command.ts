import type {Words} from '../../errors/language.ts';
import type {Options, OptionValues} from './arguments.ts';
import type {Terminal} from '../terminal/terminal.ts';

/** A parsed command line, and the terminal to answer on. */
interface CommandInput {
  /** The site's folder as it was written; `.` if none was. */
  readonly dir: string;
  /** Whether the folder was written; `.` may be too. */
  readonly namesFolder: boolean;
  /** Words that are neither options nor the folder: only for commands with `operands`. */
  readonly operands: readonly string[];
  readonly values: OptionValues;
  readonly terminal: Terminal;
}

/** Words what is there after a build that failed. */
export const NOTHING_WRITTEN: Words = [
  '没有写出任何文件；上一次的结果原样保留。',
  'nothing was written, the last good output stays.',
];

/** One command of `wuya`. */
export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: Words;
  readonly help: Words;
  readonly options: Options;
  /** How many words are between the name and the folder. @default 0 */
  readonly operandCount?: number;
  /** Whether it does without those words; a single one that names a site is then the folder. @default false */
  readonly hasOptionalOperands?: boolean;
  /** Whether it works in no folder, so that none may be written. */
  readonly hasNoFolder?: boolean;
  /** Whether the folder need not be there yet. */
  readonly makesFolder?: boolean;
  /** What is there after a failure, behind the number of errors. @default nothing is said: it writes no output */
  readonly leftover?: Words;
  /** Returns the exit code. */
  run(input: CommandInput): Promise<number>;
}
