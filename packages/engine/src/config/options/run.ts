import {arrayOf, integer, recordOf, section, text, withDefault} from '../schema/schema.ts';
import {pattern} from './pattern.ts';

/** `run`: how `wuya run` runs the code of notes. */
export const run = section({
  /** Commands for more languages, or in the place of ours; `{file}` is the file of the code. */
  commands: withDefault(recordOf(arrayOf(text())), {}),
  /** Patterns of what differs from one run to the next. */
  masks: withDefault(arrayOf(pattern()), []),
  timeoutSeconds: withDefault(integer(1, 600), 10),
  memoryMB: withDefault(integer(16, 65_536), 512),
  outputKB: withDefault(integer(1, 1024), 64),
  maxProcesses: withDefault(integer(1, 10_000), 64),
});
