import {INCLUSION_COUNT, INCLUSION_LIMIT} from '../../../../article/text/inclusions.ts';
import type {ProblemList} from './migration.ts';

/** What a note may still embed: files that embed others, and each more than once, multiply. */
export interface Room {
  /**
   * Takes the place that a text needs; false where that is more than there is, which is a problem of the note, said once.
   * @param depth how many files are around it: each of them is rewritten with it
   */
  take(text: string, line: number, depth?: number): boolean;
}

/** Creates the room of one note, for all that it embeds. */
export function createRoom(problems: Pick<ProblemList, 'add'>): Room {
  let [count, size] = [0, 0];
  let isFull = false;
  return {
    take(text, line, depth = 0) {
      if (count < INCLUSION_COUNT && size + text.length <= INCLUSION_LIMIT) {
        count += depth + 1;
        size += text.length;
        return true;
      }
      if (!isFull)
        problems.add(
          line,
          `这个文件包含得太多（最多 ${INCLUSION_COUNT} 处、${INCLUSION_LIMIT} 字），从这里起，装不下的没有带过来。`,
          `This file includes too much (at most ${INCLUSION_COUNT} times, ${INCLUSION_LIMIT} characters); from here on what had no room was left out.`,
        );
      isFull = true;
      return false;
    },
  };
}
