import {WORD, classOf} from '../../text/charClass.ts';
import {isPartStart} from '../../text/tokenize.ts';

// What a word counts for where it only begins a longer one, and inside of one.
const BEGINNING = 0.8;
const INSIDE = 0.4;

/** Tells what a literal counts for in a folded text: 1 as a word of its own, less where it begins a longer one or is inside of one, 0 where it is not. */
export function shareOf(literal: string, folded: string, lower: string): number {
  if (!lower.includes(literal)) return 0;
  if (classOf(literal) !== WORD) return 1;
  let share = INSIDE;
  for (let at = lower.indexOf(literal); at >= 0; at = lower.indexOf(literal, at + 1)) {
    if (!isPartStart(folded, at)) continue;
    if (classOf(lower.charAt(at + literal.length)) !== WORD) return 1;
    share = BEGINNING;
  }
  return share;
}
