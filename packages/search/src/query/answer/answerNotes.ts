import type {Candidates} from '../match/candidates.ts';

/** What an answer is beside what was asked for, to be said above it. */
export type AnswerNote =
  /** Other names of a word were found too. */
  | {readonly kind: 'translated'; readonly from: string; readonly to: readonly string[]}
  /** The site does not have the word but these, which it may be a slip for. */
  | {readonly kind: 'corrected'; readonly from: string; readonly to: readonly string[]}
  /** No page has all that was asked for, or not all of it was looked for: that would have cost too much. */
  | {readonly kind: 'loose'};

/** Lists what an answer says about itself: other names, corrected typing errors, results with most of the words. */
export function answerNotes({matches, isLoose}: Candidates, isCutShort: boolean): AnswerNote[] {
  const notes: AnswerNote[] = matches.flatMap(({part, literals, others, isSlip}): AnswerNote[] => {
    if (others && others.length > 0) return [{kind: 'translated', from: part.text, to: others}];
    return isSlip ? [{kind: 'corrected', from: part.text, to: literals}] : [];
  });
  return isLoose || isCutShort ? [...notes, {kind: 'loose'}] : notes;
}
