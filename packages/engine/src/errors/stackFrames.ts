import {fileURLToPath} from 'node:url';
import {thrownStack} from './thrownText.ts';

/** A place in code that an error came through. */
interface StackFrame {
  /** Path of the file, absolute. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads the stack of an error, the place where it was thrown first; modules of Node are left out, and none are there for other values.
 * @example `at Timeout.fail (file:///site/a.mjs?v=1:40:15)` → `{path: '/site/a.mjs', line: 40, column: 15}`
 */
export function readStackFrames(error: unknown): StackFrame[] {
  const stack = thrownStack(error) ?? '';
  return [...stack.matchAll(/^ +at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm)].flatMap(
    ([, id = '', line, column]) => {
      if (id.startsWith('node:')) return [];
      const path = id.startsWith('file://') ? fileURLToPath(id) : id;
      return [{path, line: Number(line), column: Number(column)}];
    },
  );
}
